// A message's text with its formatting, as elements. Offsets count UTF-16 units, as strings do here.

import { el } from "./dom.js";
import { say } from "./words.js";

const TAGS = {
  bold: "b",
  italic: "i",
  underline: "u",
  strikethrough: "s",
  code: "code",
  pre: "pre",
  blockquote: "blockquote",
};

/** `memory` keeps what the reader has unfolded when the message is edited;
 * `follow` takes the address of a link, `command` a command that is tapped. */
export function formatted(text, entities, { memory, follow, command }) {
  const queue = [...entities].sort((a, b) => a.offset - b.offset || b.length - a.length);
  let quotes = 0;

  function build(from, to) {
    const pieces = [];
    let at = from;
    while (queue.length && queue[0].offset < to) {
      const entity = queue.shift();
      const end = Math.min(entity.offset + entity.length, to);
      if (entity.offset > at) pieces.push(text.slice(at, entity.offset));
      const inside = build(Math.max(entity.offset, at), end);
      pieces.push(dress(entity, inside, text.slice(entity.offset, end)));
      at = end;
    }
    if (at < to) pieces.push(text.slice(at, to));
    return pieces;
  }

  function dress(entity, inside, plain) {
    switch (entity.type) {
      case "spoiler":
        return spoiler(inside, memory);
      case "expandable_blockquote":
        return folding(inside, memory, quotes++);
      case "text_link":
        return link(entity.url, inside, follow);
      case "bot_command":
        return el("button", { type: "button", class: "command", onclick: () => command(plain) }, inside);
      case "mention":
        return el("span", { class: "mention" }, inside);
      default:
        return TAGS[entity.type] ? el(TAGS[entity.type], {}, inside) : el("span", {}, inside);
    }
  }

  const pieces = build(0, text.length);
  // A quote is a block of its own: the line break after it is there already.
  pieces.forEach((piece, index) => {
    const block = piece instanceof Element && ["BLOCKQUOTE", "PRE"].includes(piece.tagName);
    const next = pieces[index + 1];
    if (block && typeof next === "string" && next.startsWith("\n")) pieces[index + 1] = next.slice(1);
  });
  return pieces;
}

function spoiler(inside, memory) {
  const hidden = el("span", { class: "hidden-text", "aria-hidden": "true" }, inside);
  const cover = el("span", { class: "spoiler", role: "button", tabindex: 0, "aria-label": say("spoiler") });
  function reveal() {
    memory.spoilers = true;
    cover.classList.add("shown");
    for (const name of ["role", "tabindex", "aria-label"]) cover.removeAttribute(name);
    hidden.removeAttribute("aria-hidden");
  }
  cover.append(hidden);
  cover.addEventListener("click", reveal);
  cover.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    reveal();
  });
  if (memory.spoilers) reveal();
  return cover;
}

function folding(inside, memory, index) {
  const key = `quote ${index}`;
  const body = el("div", { class: "quoted" }, inside);
  const more = el("button", { type: "button", class: "more", onclick: () => fold(!memory[key]) });
  const quote = el("blockquote", {}, body, more);
  function fold(open) {
    memory[key] = open;
    quote.classList.toggle("folded", !open);
    more.setAttribute("aria-expanded", String(open));
    more.textContent = say(open ? "less" : "more");
  }
  fold(Boolean(memory[key]));
  return quote;
}

function link(address, inside, follow) {
  return el(
    "a",
    {
      href: address,
      onclick: (event) => {
        event.preventDefault();
        follow(address);
      },
    },
    inside,
  );
}
