// Puts the page together: who one is, their phones, and what is said to newcomers.

import { listen, post } from "./api.js";
import { Backstage } from "./backstage.js";
import { el } from "./dom.js";
import { Phone } from "./phone.js";
import * as sound from "./sound.js";
import { learn, say } from "./words.js";

const ALL = "all";

const phones = new Map();
const wide = matchMedia("(width >= 760px)");
let town = null;
let me = "";

await learn();
document.title = say("title");
const stage = document.getElementById("phones");
const said = document.getElementById("said");
const backstage = new Backstage(document.getElementById("backstage"), () => behind(false));

const people = el("div", { class: "people", role: "group", "aria-label": say("you-are") });
const playKey = el("button", { type: "button", class: "key primary play", onclick: play }, say("play"));
const soundKey = el("button", {
  type: "button",
  class: "quiet sound",
  onclick: () => (sound.turn(!sound.isOn()), showSound()),
});
const behindKey = el(
  "button",
  { type: "button", class: "quiet", "aria-expanded": "false", "aria-controls": "backstage", onclick: () => behind(!backstage.open) },
  el("span", { "aria-hidden": "true" }, "⚙"),
  el("span", { class: "long" }, say("behind")),
);
behindKey.setAttribute("aria-label", say("behind"));
document.getElementById("top").append(
  el("h1", {}, el("span", { class: "logo", "aria-hidden": "true" }), el("span", { class: "long" }, say("title"))),
  people,
  playKey,
  soundKey,
  behindKey,
);
showSound();
welcome();

listen("events", heard, (there) => (document.getElementById("away").textContent = there ? "" : say("away")));
window.addEventListener("hashchange", () => be(location.hash.slice(1)));
wide.addEventListener("change", () => be(location.hash.slice(1)));
document.addEventListener("visibilitychange", seen);
new ResizeObserver(seen).observe(stage);

function heard(news) {
  if (news.kind === "town") return showTown(news);
  const phone = phones.get(news.person);
  if (news.kind === "list") phone?.list(news.rooms);
  else phone?.heard(news.room);
}

function showTown(news) {
  town = news;
  const tints = new Map(news.people.map((person, index) => [person.id, index % 4]));
  for (const person of news.people) {
    if (!phones.has(person.id)) add(person, tints);
  }
  document.getElementById("asleep").textContent = news.running && news.listening ? "" : say(news.running ? "starting" : "gone");
  playKey.hidden = !news.plays;
  be(location.hash.slice(1));
}

function add(person, tints) {
  const phone = new Phone(person, { tint: (id) => tints.get(id) ?? 0, tell, town: () => town });
  phones.set(person.id, phone);
  stage.append(phone.element);
}

/** Whose phone is looked at; all of them side by side where there is room. */
function be(name) {
  if (!town) return;
  const one = name === ALL && wide.matches ? null : (town.people.find((person) => address(person) === name) ?? town.people[0]);
  me = one ? address(one) : ALL;
  for (const [id, phone] of phones) phone.element.hidden = one !== null && id !== one.id;
  stage.classList.toggle("all", one === null);
  const keys = town.people.map((person) => choice(person.name, person === one, person));
  const focused = people.contains(document.activeElement);
  people.replaceChildren(...keys, choice(say("all"), one === null, null));
  if (focused) people.querySelector("[aria-pressed=true]").focus();
  seen();
}

function choice(label, chosen, person) {
  return el(
    "button",
    { type: "button", class: `who ${person ? "" : "everybody"}`, "aria-pressed": String(chosen), onclick: () => (location.hash = person ? address(person) : ALL) },
    label,
  );
}

function address(person) {
  return encodeURIComponent(person.name.toLowerCase());
}

async function play() {
  const visitor = town.people.find((person) => address(person) === me) ?? town.people[0];
  dismiss();
  const phone = phones.get(visitor.id);
  const there = await post("do/play", { person: visitor.id, room: phone.open });
  if (!there) return;
  phone.go(there.room, there.message);
  if (there.message) return;
  const cards = await post("do/wait", { person: visitor.id, room: there.room });
  if (cards?.room && phone.looksAt(there.room) && !phone.shows(cards.room)) phone.go(cards.room, cards.message);
}

function welcome() {
  const place = document.getElementById("welcome");
  if (localStorage.getItem("welcomed")) return;
  place.setAttribute("aria-label", say("title"));
  place.append(
    el("p", {}, say("welcome")),
    el("button", { type: "button", class: "small", onclick: dismiss }, say("dismiss")),
  );
  place.hidden = false;
}

function dismiss() {
  localStorage.setItem("welcomed", "yes");
  document.getElementById("welcome").hidden = true;
}

function showSound() {
  soundKey.textContent = sound.isOn() ? "🔔" : "🔕";
  soundKey.setAttribute("aria-pressed", String(sound.isOn()));
  soundKey.setAttribute("aria-label", say("sound"));
  soundKey.title = say("sound");
}

function behind(open) {
  backstage.show(open);
  behindKey.setAttribute("aria-expanded", String(open));
  if (!open) behindKey.focus();
}

function seen() {
  for (const phone of phones.values()) phone.seen();
}

/** Read something out to those who listen to the page; of four phones at once nobody would. */
function tell(text) {
  if (me !== ALL) said.textContent = text;
}
