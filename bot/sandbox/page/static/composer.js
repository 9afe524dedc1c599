// Where people write: a field, the bot's commands to choose from, and what the message answers.

import { el, icon } from "./dom.js";
import { say } from "./words.js";

export class Composer {
  /** `send(text, replyId)` sends it, `start(payload)` presses Start. */
  constructor(name, { send, start }) {
    this.sending = send;
    this.commands = [];
    this.answered = null;
    this.chosen = -1;
    this.field = el("textarea", {
      rows: 1,
      role: "combobox",
      "aria-label": say("write-in", { name }),
      "aria-expanded": "false",
      "aria-autocomplete": "list",
      "aria-controls": `commands-${++count}`,
      placeholder: say("write"),
      autocomplete: "off",
      oninput: () => this.offer(),
      onkeydown: (event) => this.key(event),
      onblur: () => setTimeout(() => this.close(), 150),
    });
    this.list = el("ul", { class: "commands", role: "listbox", id: `commands-${count}`, "aria-label": say("commands"), hidden: true });
    this.strip = el("div", { class: "answering", hidden: true });
    this.bar = el(
      "form",
      { class: "bar", onsubmit: (event) => (event.preventDefault(), this.send(this.field.value)) },
      icon("/", say("commands"), () => this.toggle(), { class: "icon slash" }),
      this.field,
      icon("➤", say("send"), () => this.send(this.field.value), { class: "icon send" }),
    );
    this.startKey = el("button", { type: "button", class: "key primary start", onclick: () => start(this.payload ?? "") });
    this.element = el("div", { class: "composer" }, this.list, this.strip, this.bar, this.startKey);
    this.payload = null;
  }

  /** What the room lets people do: write, or only press Start first. */
  update(room) {
    this.commands = room.commands;
    const asked = room.kind === "private" && (!room.started || room.blocked || this.payload !== null);
    this.startKey.textContent = say(room.blocked ? "unblock" : "start");
    this.startKey.hidden = !asked;
    this.bar.hidden = asked;
  }

  answer(message) {
    this.answered = message;
    this.strip.hidden = message === null;
    if (message === null) return;
    this.strip.replaceChildren(
      el("span", {}, say("reply-to", { name: message.name })),
      icon("✕", say("cancel"), () => this.answer(null)),
    );
    this.field.focus();
  }

  send(text) {
    if (!text.trim()) return;
    this.sending(text, this.answered?.id ?? null);
    this.field.value = "";
    this.answer(null);
    this.close();
    this.grow();
  }

  offer() {
    this.grow();
    const typed = this.field.value;
    if (!/^\/\w*$/.test(typed)) return this.close();
    this.show(this.commands.filter((it) => it.command.startsWith(typed.slice(1).toLowerCase())));
  }

  toggle() {
    if (!this.list.hidden) return this.close();
    this.field.focus();
    this.show(this.commands);
  }

  show(offered) {
    this.offered = offered;
    this.chosen = -1;
    this.list.replaceChildren(
      ...offered.map((it, index) =>
        el(
          "li",
          { role: "option", id: `${this.list.id}-${index}`, "aria-selected": "false", onmousedown: (event) => (event.preventDefault(), this.send(`/${it.command}`)) },
          el("b", {}, `/${it.command}`),
          el("span", {}, it.about),
        ),
      ),
    );
    this.list.hidden = offered.length === 0;
    this.field.setAttribute("aria-expanded", String(!this.list.hidden));
  }

  close() {
    this.list.hidden = true;
    this.field.setAttribute("aria-expanded", "false");
    this.field.removeAttribute("aria-activedescendant");
  }

  key(event) {
    const open = !this.list.hidden;
    if (open && (event.key === "ArrowDown" || event.key === "ArrowUp")) {
      event.preventDefault();
      this.choose(event.key === "ArrowDown" ? 1 : -1);
    } else if (open && event.key === "Escape") {
      this.close();
    } else if (open && event.key === "Tab" && this.offered.length) {
      event.preventDefault();
      this.field.value = `/${this.offered[Math.max(this.chosen, 0)].command}`;
      this.offer();
    } else if (event.key === "Enter" && !event.shiftKey && !event.isComposing) {
      event.preventDefault();
      this.send(open && this.chosen >= 0 ? `/${this.offered[this.chosen].command}` : this.field.value);
    }
  }

  choose(step) {
    const options = [...this.list.children];
    this.chosen = (this.chosen + step + options.length + (this.chosen < 0 && step < 0 ? 1 : 0)) % options.length;
    options.forEach((option, index) => option.setAttribute("aria-selected", String(index === this.chosen)));
    options[this.chosen].scrollIntoView({ block: "nearest" });
    this.field.setAttribute("aria-activedescendant", options[this.chosen].id);
  }

  grow() {
    this.field.style.height = "auto";
    this.field.style.height = `${Math.min(this.field.scrollHeight, 140)}px`;
  }
}

let count = 0;
