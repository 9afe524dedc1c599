// Behind the scenes: levers for trouble, the budget, and every call to the Bot API.

import { listen, post } from "./api.js";
import { clock, el, icon } from "./dom.js";
import { say } from "./words.js";

const SHOWN = 300;
const SLOW = [0, 0.5, 2, 5];
const WAITS = [3, 10, 30];

export class Backstage {
  constructor(element, onclose) {
    this.element = element;
    this.source = null;
    this.calls = el("ol", { class: "calls" });
    this.filter = el("input", { type: "search", "aria-label": say("filter"), placeholder: say("filter"), oninput: () => this.sift() });
    this.levers = el("div", { class: "levers" });
    this.budget = el("div", { class: "budget" });
    element.setAttribute("aria-label", say("behind"));
    element.append(
      el("header", {}, el("h2", {}, say("behind")), icon("✕", say("close"), onclose)),
      el("p", { class: "note" }, say("behind-note")),
      this.levers,
      el("h3", {}, say("budget")),
      this.budget,
      el("div", { class: "heading" }, el("h3", {}, say("calls")), this.filter),
      this.calls,
    );
    element.addEventListener("keydown", (event) => event.key === "Escape" && onclose());
  }

  get open() {
    return !this.element.hidden;
  }

  show(open) {
    this.element.hidden = !open;
    this.source?.close();
    this.source = null;
    if (!open) return;
    this.seen = -1;
    this.calls.replaceChildren();
    this.source = listen("backstage", (news) => this.heard(news));
    this.element.querySelector("button").focus();
  }

  heard({ state, calls }) {
    this.showLevers(state);
    this.showBudget(state);
    const fresh = calls.filter((call) => call.n > this.seen);
    if (fresh.length === 0) return;
    this.seen = fresh.at(-1).n;
    this.calls.prepend(...fresh.reverse().map(row));
    while (this.calls.children.length > SHOWN) this.calls.lastChild.remove();
    this.sift();
  }

  sift() {
    const wanted = this.filter.value.trim().toLowerCase();
    for (const call of this.calls.children) call.hidden = !call.dataset.words.includes(wanted);
  }

  showLevers(state) {
    const looks = JSON.stringify([state.running, state.limits, state.slow, state.down, state.waiting, state.groups, state.people]);
    if (looks === this.looks) return;
    this.looks = looks;
    const focused = this.levers.contains(document.activeElement) ? document.activeElement.dataset.lever : null;
    this.levers.replaceChildren(this.bot(state), this.network(state), this.groups(state), this.people(state));
    if (focused) this.levers.querySelector(`[data-lever="${CSS.escape(focused)}"]`)?.focus();
  }

  bot(state) {
    if (!state.program) return "";
    return section(
      say("the-bot"),
      el("span", { class: state.running ? "state up" : "state gone" }, say(state.running ? "running" : "stopped")),
      lever("restart", say("restart")),
      lever("kill", say("kill")),
    );
  }

  network(state) {
    return section(
      say("network"),
      lasting("limits", say("limits"), state.limits),
      lasting("down", say("down"), state.down),
      el(
        "label",
        {},
        say("slow"),
        el(
          "select",
          { "data-lever": "slow", onchange: (event) => pull("slow", { seconds: Number(event.target.value) }) },
          SLOW.map((seconds) => el("option", { value: seconds, selected: seconds === state.slow }, `+${seconds} s`)),
        ),
      ),
      ...WAITS.map((seconds) => lever("flood", say("flood", { n: seconds }), { seconds }, `flood ${seconds}`)),
      lever("errors", say("errors")),
      lever("heal", say("heal")),
      state.waiting ? el("span", { class: "about" }, say("faults-left", { n: state.waiting })) : "",
    );
  }

  groups(state) {
    const rows = state.groups.map((group) =>
      el(
        "div",
        { class: "line" },
        el("b", {}, group.title),
        el("span", { class: "about" }, say(`kind-${group.kind}`)),
        lasting("member", say("bot-inside"), group.inside, { group: group.id }),
        lasting("admin", say("bot-admin"), group.admin, { group: group.id }),
        group.kind === "group" ? lever("upgrade", say("upgrade"), { group: group.id }, `upgrade ${group.id}`) : "",
      ),
    );
    return section(say("groups"), ...rows, lever("new-group", say("new-group")));
  }

  people(state) {
    const boxes = state.people.map((person) =>
      el(
        "label",
        {},
        el("input", {
          type: "checkbox",
          checked: person.blocked,
          "data-lever": `block ${person.id}`,
          onchange: (event) => post("do/block", { person: person.id, blocked: event.target.checked }),
        }),
        person.name,
      ),
    );
    return section(say("blocked"), ...boxes);
  }

  showBudget(state) {
    const meters = state.budget.map(({ name, calls, of }) => meter(name, calls, of));
    this.budget.replaceChildren(
      ...meters,
      meter(say("each-second"), state.second, state.of_second),
      el("p", { class: "about" }, say("refused", { n: state.refused })),
    );
  }
}

function section(title, ...inside) {
  return el("fieldset", {}, el("legend", {}, title), ...inside);
}

function lever(deed, label, given = {}, name = deed) {
  return el("button", { type: "button", class: "small", "data-lever": name, onclick: () => pull(deed, given) }, label);
}

function lasting(deed, label, on, given = {}) {
  const box = el("input", {
    type: "checkbox",
    checked: on,
    "data-lever": `${deed} ${given.group ?? ""}`,
    onchange: () => pull(deed, { ...given, on: box.checked }),
  });
  return el("label", {}, box, label);
}

function pull(deed, given) {
  return post(`backstage/${deed}`, given);
}

function meter(name, value, of) {
  const share = Math.min(value / of, 1);
  const bar = el("meter", { min: 0, max: of, high: of * 0.8, value, "aria-label": name });
  return el("div", { class: share >= 1 ? "meter full" : "meter" }, el("span", {}, name), bar, el("span", { class: "figure" }, `${value} / ${of}`));
}

/** One call: a line that unfolds to its arguments. */
function row(call) {
  const status = call.status === 0 ? "✕" : String(call.status);
  const good = call.status === 200;
  return el(
    "li",
    { "data-words": `${call.method} ${call.chat} ${status}`.toLowerCase() },
    el(
      "details",
      {},
      el(
        "summary",
        {},
        el("time", {}, clock(call.at, true)),
        el("b", { class: call.counts ? "" : "free" }, call.method),
        el("span", { class: "chat" }, call.chat),
        el("span", { class: "took" }, `${Math.round(call.took * 1000)} ms`),
        el("span", { class: good ? "status" : "status bad" }, status),
      ),
      call.description ? el("p", { class: "bad" }, call.description) : null,
      el(
        "dl",
        {},
        Object.entries(call.params).flatMap(([name, value]) => [el("dt", {}, name), el("dd", {}, el("pre", {}, pretty(value)))]),
      ),
    ),
  );
}

function pretty(value) {
  if (!/^[[{]/.test(value)) return value;
  try {
    return JSON.stringify(JSON.parse(value), null, 1);
  } catch {
    return value;
  }
}
