// Elements from plain values. Text goes in as text: no name or message is ever read as HTML.

import { say } from "./words.js";

/** An element. `on…` properties are listeners, null ones are left out, the rest are attributes. */
export function el(name, properties = {}, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(properties)) {
    if (value === null || value === undefined || value === false) continue;
    if (key.startsWith("on")) element.addEventListener(key.slice(2), value);
    else element.setAttribute(key, value === true ? "" : String(value));
  }
  element.append(...children.flat().filter((child) => child !== null && child !== undefined));
  return element;
}

/** A small button that shows a symbol and is told as words. */
export function icon(symbol, label, onclick, properties = {}) {
  return el(
    "button",
    { type: "button", class: "icon", "aria-label": label, title: label, onclick, ...properties },
    el("span", { "aria-hidden": "true" }, symbol),
  );
}

/** How many messages are unread, and whether one of them came with a sound. */
export function badge(unread, rings) {
  if (!unread) return null;
  const label = say("unread", { n: unread });
  return el("span", { class: rings ? "badge loud" : "badge", role: "img", "aria-label": label }, String(unread));
}

/** The time of day. */
export function clock(seconds, precise = false) {
  const style = { hour: "2-digit", minute: "2-digit", hourCycle: "h23", ...(precise ? { second: "2-digit" } : {}) };
  return new Date(seconds * 1000).toLocaleTimeString(document.documentElement.lang, style);
}
