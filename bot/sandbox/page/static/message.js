// One message: bubble, picture, buttons.

import { clock, el, icon } from "./dom.js";
import { formatted } from "./text.js";
import { say } from "./words.js";

/** `first`: nobody wrote just before it who has the same name. `phone` does what is tapped. */
export function bubble(message, { first, phone, room, memory }) {
  if (message.service) return service(message);
  const side = message.mine ? "mine" : "theirs";
  const tint = message.bot ? "bot" : `tint-${phone.tint(message.sender)}`;
  return el(
    "li",
    { class: `message ${side} ${first ? "first" : ""}`, "data-id": message.id },
    el(
      "div",
      { class: "bubble" },
      message.mine || !first ? null : el("div", { class: `name ${tint}` }, message.name),
      message.reply ? quote(message.reply, room) : null,
      message.photo ? el("img", { src: message.photo, alt: message.text || say("picture") }) : null,
      message.text ? el("div", { class: "text" }, text(message, phone, room, memory)) : null,
      meta(message),
      icon("↩", say("reply-to", { name: message.name }), () => room.answer(message), { class: "icon answer" }),
    ),
    message.keyboard.length ? keys(message, phone, room) : null,
  );
}

function text(message, phone, room, memory) {
  return formatted(message.text, message.entities, {
    memory,
    follow: (address) => phone.follow(address),
    command: (command) => room.send(command),
  });
}

function quote(reply, room) {
  return el(
    "button",
    { type: "button", class: "reply", onclick: () => room.show(reply.id) },
    el("b", {}, reply.name),
    el("span", {}, reply.text || say("picture")),
  );
}

function meta(message) {
  const rings = !message.mine && !message.silent;
  return el(
    "div",
    { class: "meta" },
    rings ? el("span", { class: "rings", role: "img", "aria-label": say("with-sound"), title: say("with-sound") }, "🔔") : null,
    message.edited ? el("span", {}, say("edited")) : null,
    el("time", {}, clock(message.at)),
  );
}

function keys(message, phone, room) {
  const rows = message.keyboard.map((row) => el("div", { class: "row" }, row.map((key) => button(message, key, phone, room))));
  return el("div", { class: "keys", role: "group", "aria-label": say("buttons") }, rows);
}

function button(message, key, phone, room) {
  const waits = phone.waiting.has(`${room.id} ${message.id} ${key.data}`);
  return el(
    "button",
    {
      type: "button",
      class: `key ${key.style ?? ""} ${key.url ? "leads" : ""} ${waits ? "waits" : ""}`,
      "aria-busy": waits ? "true" : null,
      onclick: () => (key.url ? phone.follow(key.url) : phone.press(room, message, key)),
    },
    key.text,
    key.url ? el("span", { class: "arrow", "aria-hidden": "true" }, "↗") : null,
  );
}

function service(message) {
  const { kind, names } = message.service;
  const words = say(`service-${kind}`, { name: message.name, names });
  // Kinds that nobody has words for are no news to people.
  const line = words === `service-${kind}` ? null : el("span", {}, words);
  return el("li", { class: "message service", "data-id": message.id, hidden: line === null }, line);
}
