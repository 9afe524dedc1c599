// What a phone shows over its chats: alerts, toasts, and that something came elsewhere.

import { el } from "./dom.js";
import { say } from "./words.js";

const TOAST_MS = 5000;
const CALL_MS = 10000;

/** An alert stays until it is closed. */
export function alert(title, text) {
  const dialog = document.getElementById("alert");
  const back = document.activeElement;
  dialog.replaceChildren(
    el("h2", { id: "alert-title" }, title),
    el("p", { id: "alert-text" }, text),
    el("form", { method: "dialog" }, el("button", { class: "key primary", autofocus: true }, say("ok"))),
  );
  dialog.onclose = () => back?.focus?.();
  if (!dialog.open) dialog.showModal();
}

/** A toast goes by itself. */
export function toast(place, text, onclick = null) {
  const shown = onclick
    ? el("button", { type: "button", class: "toast", onclick: () => (shown.remove(), onclick()) }, text)
    : el("div", { class: "toast" }, text);
  place.replaceChildren(shown);
  setTimeout(() => shown.remove(), onclick ? CALL_MS : TOAST_MS);
}
