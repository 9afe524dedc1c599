// Somebody's phone: the list of their chats, and the chats. How much fits is the style sheet's affair.

import { post } from "./api.js";
import { alert, toast } from "./dialogs.js";
import { badge, clock, el } from "./dom.js";
import { read } from "./links.js";
import { Room } from "./room.js";
import { ring } from "./sound.js";
import { say } from "./words.js";

export class Phone {
  /** `tint` gives everybody's colour by id; `tell` reads something out. */
  constructor(person, { tint, tell, town }) {
    this.id = person.id;
    this.tint = tint;
    this.tell = tell;
    this.town = town;
    this.rooms = new Map();
    this.waiting = new Set();
    this.open = sessionStorage.getItem(`open ${person.id}`);
    this.entries = el("ul", {});
    this.toasts = el("div", { class: "toasts", role: "status" });
    this.panes = el("div", { class: "panes" });
    this.element = el(
      "section",
      { class: "phone listing", "data-person": person.name, "aria-label": say("phone-of", { name: person.name }) },
      el("h2", { class: `owner tint-${tint(person.id)}` }, person.name),
      el(
        "div",
        { class: "screen" },
        el("nav", { class: "list", "aria-label": say("chats") }, el("h2", { class: "unseen" }, say("chats")), this.entries),
        this.panes,
        this.toasts,
      ),
    );
    if (sessionStorage.getItem(`listing ${person.id}`) === "no") this.element.classList.remove("listing");
  }

  list(ids) {
    for (const [id, room] of this.rooms) {
      if (ids.includes(id)) continue;
      room.element.remove();
      this.rooms.delete(id);
    }
    this.order = ids;
  }

  heard(data) {
    let room = this.rooms.get(data.id);
    if (room) {
      const news = room.update(data);
      for (const piece of news) this.announce(room, piece);
    } else {
      room = new Room(this, data);
      this.rooms.set(data.id, room);
      // A group that was upgraded has a new id, and stays open.
      if (data.formerly && data.formerly === this.open) this.open = data.id;
      this.panes.append(room.element);
      room.update(data);
    }
    this.arrange();
  }

  /** Something came while somebody looks on, or somewhere else. */
  announce(room, { message, lines, arrived }) {
    if (!this.element.checkVisibility()) return;
    if (room.visible) this.tell(`${message.name}: ${lines}`);
    if (!arrived || message.silent) return;
    ring();
    if (room.visible || this.listed) return;
    const first = message.text.split("\n", 1)[0];
    toast(this.toasts, `🔔 ${room.data.title}: ${first}`, () => this.go(room.id));
  }

  /** Whether the list is there to be seen, and tells of what came. */
  get listed() {
    return this.entries.checkVisibility();
  }

  /** Which chats stand open: the one that was chosen, and one of the other kind beside it. */
  arrange() {
    const rooms = (this.order ?? []).map((id) => this.rooms.get(id)).filter(Boolean);
    if (!rooms.length) return;
    const chosen = this.rooms.get(this.open) ?? rooms[0];
    const isPrivate = (room) => room.data.kind === "private";
    const beside = isPrivate(chosen) ? (this.rooms.get(this.group) ?? rooms[0]) : rooms.find(isPrivate);
    if (!isPrivate(chosen)) this.group = chosen.id;
    for (const room of rooms) {
      room.element.classList.toggle("open", room === chosen);
      room.element.classList.toggle("beside", room === beside && room !== chosen);
    }
    const focused = [...this.entries.children].findIndex((entry) => entry.contains(document.activeElement));
    this.entries.replaceChildren(...rooms.map((room) => this.entry(room, room === chosen)));
    this.entries.children[focused]?.firstChild.focus();
    for (const room of rooms) room.showElsewhere(rooms.filter((other) => other !== room));
  }

  entry(room, chosen) {
    const { data } = room;
    const last = data.messages.filter((message) => !message.service).at(-1);
    const line = last ? `${last.mine ? say("you") : last.name}: ${last.text.split("\n", 1)[0]}` : "";
    return el(
      "li",
      {},
      el(
        "button",
        { type: "button", class: "entry", "aria-current": chosen ? "true" : null, onclick: () => this.go(room.id) },
        this.avatar(data),
        el("span", { class: "entry-title" }, data.title),
        el("time", {}, last ? clock(last.at) : ""),
        el("span", { class: "entry-last" }, el("span", { class: "entry-line" }, line), badge(data.unread, data.rings)),
      ),
    );
  }

  avatar(data) {
    const looks = data.kind === "private" ? "avatar bot" : "avatar group";
    const letters = data.kind === "private" ? "" : initials(data.title);
    return el("span", { class: looks, "aria-hidden": "true" }, letters);
  }

  /** Open a chat, at a message or at its end; whether that message is there. */
  go(id, message = null) {
    for (const other of this.rooms.values()) if (other.id !== id) other.leave();
    this.open = id;
    this.element.classList.remove("listing");
    this.remember();
    const room = this.rooms.get(id);
    if (!room) return false;
    this.arrange();
    room.toTheEnd();
    room.log.focus({ preventScroll: true });
    return !message || room.show(message);
  }

  /** Whether that chat is the one that was chosen, and not the list. */
  looksAt(id) {
    return this.open === id && !this.element.classList.contains("listing");
  }

  /** Whether that chat is there to be seen, be it beside another. */
  shows(id) {
    return this.rooms.get(id)?.element.checkVisibility() ?? false;
  }

  back() {
    for (const room of this.rooms.values()) room.leave();
    this.element.classList.add("listing");
    this.remember();
    this.entries.querySelector("[aria-current]")?.focus();
  }

  remember() {
    sessionStorage.setItem(`open ${this.id}`, this.open ?? "");
    sessionStorage.setItem(`listing ${this.id}`, this.element.classList.contains("listing") ? "yes" : "no");
  }

  seen() {
    for (const room of this.rooms.values()) {
      if (!room.visible) continue;
      if (!room.seenOnce) room.toTheEnd();
      room.seenOnce = true;
      room.read();
    }
  }

  toast(text) {
    toast(this.toasts, text);
  }

  // Tapping

  waitingIn(room, message) {
    return [...this.waiting].filter((key) => key.startsWith(`${room} ${message} `));
  }

  async press(room, message, key) {
    const name = `${room.id} ${message.id} ${key.data}`;
    if (this.waiting.has(name)) return;
    this.waiting.add(name);
    room.showMessages(room.data.messages);
    const answer = await post("do/press", { person: this.id, room: room.id, message: message.id, data: key.data });
    this.waiting.delete(name);
    room.showMessages(room.data.messages);
    if (answer === null || answer.silence) return this.toast(say("no-answer"));
    if (answer.url) this.follow(answer.url);
    if (!answer.text) return;
    if (answer.alert) alert(this.town().bot.name, answer.text);
    else this.toast(answer.text);
  }

  /** Open an address: a chat here, or a page elsewhere. */
  follow(address) {
    const { bot } = this.town();
    const link = read(address, bot.username);
    if (link === null) return this.toast(say("leads-nowhere"));
    if (link.url) return window.open(link.url, "_blank", "noopener,noreferrer");
    if (link.bot) return this.toBot(link.payload);
    if (link.group) return this.toast(say("in-group"));
    const there = [...this.rooms.values()].filter(({ data }) =>
      link.chat ? data.id.split("/")[0] === link.chat : data.username === link.name,
    );
    // Topics of one chat share its address: the message tells which of them is meant.
    const room = there.find((it) => it.shown.has(link.message)) ?? there[0];
    if (!room) return this.toast(say("leads-nowhere"));
    if (!this.go(room.id, link.message)) this.toast(say("message-gone"));
  }

  toBot(payload) {
    const room = [...this.rooms.values()].find((it) => it.data.kind === "private");
    if (!room) return;
    if (payload) room.comeBy(payload);
    this.go(room.id);
    if (payload) room.composer.startKey.focus();
  }
}

function initials(title) {
  return title
    .split(/\s+/)
    .map((word) => [...word][0] ?? "")
    .slice(0, 2)
    .join("");
}
