// One chat on somebody's phone: its messages, kept in step with what happens, and where to write.

import { post } from "./api.js";
import { Composer } from "./composer.js";
import { badge, el, icon } from "./dom.js";
import { bubble } from "./message.js";
import { say } from "./words.js";

const AT_THE_END = 60;
const MARKED_MS = 1800;

export class Room {
  constructor(phone, data) {
    this.phone = phone;
    this.id = data.id;
    this.data = data;
    this.shown = new Map();
    this.title = el("h2", {}, data.title);
    this.about = el("span", { class: "about" });
    this.elsewhere = el("span", { class: "elsewhere" });
    this.pinned = el("button", { type: "button", class: "pinned", hidden: true });
    this.list = el("ol", {});
    this.log = el("div", { class: "log", tabindex: 0, role: "region", "aria-label": say("messages-of", { name: data.title }) }, this.list);
    this.follows = true;
    this.log.addEventListener("scroll", () => this.scrolled(), { passive: true });
    const sizes = new ResizeObserver(() => this.follows && this.toTheEnd());
    sizes.observe(this.log);
    sizes.observe(this.list);
    this.composer = new Composer(data.title, {
      send: (text, reply) => this.send(text, reply),
      start: (payload) => this.start(payload),
    });
    this.element = el(
      "section",
      { class: `room ${data.kind === "private" ? "private" : "group"}`, "aria-label": data.title },
      el(
        "header",
        { class: "room-top" },
        icon("‹", say("back"), () => phone.back(), { class: "icon back" }),
        this.elsewhere,
        phone.avatar(data),
        el("div", { class: "titles" }, this.title, this.about),
      ),
      this.pinned,
      this.log,
      this.composer.element,
    );
  }

  get visible() {
    return this.element.checkVisibility() && document.visibilityState === "visible";
  }

  get atTheEnd() {
    return this.log.scrollHeight - this.log.scrollTop - this.log.clientHeight < AT_THE_END;
  }

  /** Take what the room is now; the lines that are new to whoever looks, for those who listen. */
  update(data) {
    const news = this.news(data);
    this.data = data;
    this.title.textContent = data.title;
    this.about.textContent = data.kind === "private" ? say("bot") : say("members", { n: data.members });
    this.showPinned(data.pinned);
    this.showMessages(data.messages);
    this.composer.update(data);
    if (this.follows) this.toTheEnd();
    return news;
  }

  news(data) {
    const before = new Map(this.data.messages.map((message) => [message.id, message]));
    const fresh = data.messages.filter((message) => !message.mine && !message.service);
    return fresh.flatMap((message) => {
      const old = before.get(message.id);
      if (old === undefined) return [{ message, lines: message.text, arrived: true }];
      if (old.text === message.text) return [];
      const known = new Set(old.text.split("\n"));
      const lines = message.text.split("\n").filter((line) => line.trim() && !known.has(line));
      return lines.length ? [{ message, lines: lines.join("\n"), arrived: false }] : [];
    });
  }

  showMessages(messages) {
    const focus = this.focused();
    const there = new Set(messages.map((message) => message.id));
    for (const [id, { element }] of this.shown) {
      if (there.has(id)) continue;
      element.remove();
      this.shown.delete(id);
    }
    let previous = null;
    messages.forEach((message, index) => {
      const first = previous === null || previous.service !== null || previous.sender !== message.sender;
      const element = this.elementOf(message, first);
      const there = this.list.children[index] ?? null;
      if (element !== there) this.list.insertBefore(element, there);
      previous = message;
    });
    this.refocus(focus);
  }

  elementOf(message, first) {
    const known = this.shown.get(message.id);
    const looks = JSON.stringify([message, first, this.phone.waitingIn(this.id, message.id)]);
    if (known?.looks === looks) return known.element;
    const memory = known?.memory ?? {};
    const element = bubble(message, { first, phone: this.phone, room: this, memory });
    if (known) {
      known.element.replaceWith(element);
      if (known.text !== message.text) mark(element, "changed");
    }
    this.shown.set(message.id, { element, looks, memory, text: message.text });
    return element;
  }

  /** Which button has the keyboard's focus, so that an edit doesn't take it away. */
  focused() {
    const button = document.activeElement;
    const message = button?.closest?.(".message");
    if (!message || !this.list.contains(button)) return null;
    const buttons = [...message.querySelectorAll("button")];
    return { id: Number(message.dataset.id), label: button.textContent, index: buttons.indexOf(button) };
  }

  refocus(focus) {
    if (focus === null || this.list.contains(document.activeElement)) return;
    const message = this.shown.get(focus.id)?.element;
    const buttons = [...(message?.querySelectorAll("button") ?? [])];
    const same = buttons.find((button) => button.textContent === focus.label);
    (same ?? buttons[Math.min(focus.index, buttons.length - 1)] ?? this.log).focus({ preventScroll: true });
  }

  showPinned(pinned) {
    this.pinned.hidden = pinned === null;
    if (pinned === null) return;
    this.pinned.replaceChildren(el("b", {}, say("pinned")), el("span", {}, pinned.text));
    this.pinned.onclick = () => this.show(pinned.id);
  }

  /** On a narrow phone: that something waits in the other chats. */
  showElsewhere(rooms) {
    const unread = rooms.reduce((sum, room) => sum + room.data.unread, 0);
    this.elsewhere.replaceChildren(...[badge(unread, rooms.some((room) => room.data.rings))].filter(Boolean));
  }

  /** Bring a message into sight and mark it; false if it isn't there. */
  show(id) {
    const element = this.shown.get(id)?.element;
    if (!element) return false;
    element.scrollIntoView({ block: "center" });
    mark(element, "marked");
    return true;
  }

  scrolled() {
    // While it isn't to be seen it has no height, and nobody scrolls it.
    if (this.visible) this.follows = this.atTheEnd;
    this.read();
  }

  toTheEnd() {
    this.follows = true;
    this.log.scrollTop = this.log.scrollHeight;
    this.read();
  }

  /** What stands before somebody's eyes has been read. */
  read() {
    if (!this.data.unread || this.reading || !this.visible || !this.atTheEnd) return;
    this.reading = true;
    post("do/read", { person: this.phone.id, room: this.id }).finally(() => (this.reading = false));
  }

  answer(message) {
    this.composer.answer(message);
  }

  async send(text, reply = null) {
    const done = await post("do/say", { person: this.phone.id, room: this.id, text, reply });
    if (done === null) this.phone.toast(say("not-sent"));
    else this.toTheEnd();
  }

  /** Somebody came by a link, which Start hands on. */
  comeBy(payload) {
    this.composer.payload = payload;
    this.composer.update(this.data);
  }

  /** A link that nobody has started by is forgotten when they go elsewhere, as on any phone. */
  leave() {
    if (this.composer.payload !== null) this.comeBy(null);
  }

  async start(payload) {
    this.leave();
    await post("do/start", { person: this.phone.id, payload });
  }
}

/** For a moment only: an element that is shown again later has no news. */
function mark(element, how) {
  element.classList.add(how);
  setTimeout(() => element.classList.remove(how), MARKED_MS);
}
