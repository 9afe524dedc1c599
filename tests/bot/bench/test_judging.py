"""The judge lets nothing pass: each law is broken once, and it says which."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from bot.bench.chaos.evidence import Change, Event, Evidence, Match, Orphan, Shown, Sight, Slot
from bot.bench.chaos.judging import LAWS, judge
from engine.cards import DECK, Card
from tests.bot.bench.made_up import GROUP, KEY, NAME, PEOPLE, evidence, in_words

Tamper = Callable[[Evidence], Evidence]


@pytest.fixture(scope="module")
def right() -> Evidence:
    """Nothing is wrong."""
    return evidence()


@pytest.mark.parametrize("seed", range(4))
def test_what_is_right_is_let_pass(seed: int) -> None:
    assert judge(evidence(seed)) == []


def broken(found: Evidence) -> set[str]:
    """The laws that are."""
    return {violation.law for violation in judge(found)}


# --- means ---


def match_of(right: Evidence) -> Match:
    return right.matches[0]


def with_events(right: Evidence, events: list[Event]) -> Evidence:
    """The log rewritten, its numbers without gaps."""
    numbered = tuple(replace(event, seq=seq) for seq, event in enumerate(events, 1))
    match = replace(match_of(right), events=numbered, last_seq=len(numbered))
    return replace(right, matches=(match,))


def index_of(right: Evidence, kind: str, after: int = 0) -> int:
    events = match_of(right).events
    return next(n for n, event in enumerate(events) if event.kind == kind and n >= after)


def changed(right: Evidence, at: int, **payload: Any) -> Evidence:
    events = list(match_of(right).events)
    events[at] = replace(events[at], payload={**events[at].payload, **payload})
    return with_events(right, events)


def added(right: Evidence, kind: str, payload: dict[str, Any], at: int) -> Evidence:
    events = list(match_of(right).events)
    now = events[at - 1]
    events.insert(at, Event(0, kind, payload, now.told, now.at))
    return with_events(right, events)


def without_tap(right: Evidence, data: str) -> Evidence:
    assert any(tap.data.startswith(data) for tap in right.taps)
    kept = tuple(tap for tap in right.taps if not tap.data.startswith(data))
    return replace(right, taps=kept)


def played(right: Evidence) -> Event:
    """A card that somebody chose out of several."""
    return match_of(right).events[index_of(right, "CardPlayed")]


def hidden_from(right: Evidence, seat: int) -> tuple[Card, float]:
    """A card of another's, and a moment before it lies."""
    dealt = match_of(right).events[index_of(right, "HandDealt")]
    other = Card(dealt.payload["hands"][(seat + 1) % 4][0])
    return other, dealt.at + 0.01


def seen(right: Evidence, chat: int, text: str, at: float, message: int = 5) -> Evidence:
    person = chat if chat > 0 else next(iter(PEOPLE))
    sight = Sight(person, at, chat, message, text, data=f"last:{NAME}", sent=at)
    return replace(right, sights=(*right.sights, sight))


def shows(right: Evidence, slot: str, **new: Any) -> Evidence:
    """Another text or other buttons where that slot stands."""
    row = next(row for row in right.slots if row.name == slot)
    shown = tuple(
        replace(one, **new) if (one.chat, one.message) == (row.chat, row.message) else one
        for one in right.shown
    )
    return replace(right, shown=shown)


def forgotten(right: Evidence, slot: str) -> Evidence:
    """It was begun, and is nowhere."""
    slots = tuple(
        replace(one, message=None, settled=False) if one.name == slot else one
        for one in right.slots
    )
    assert slots != right.slots
    return replace(right, slots=slots)


def with_solo(right: Evidence) -> Evidence:
    """Somebody else plays alone too: a match of no group."""
    match = match_of(right)
    events = tuple(
        replace(event, payload={**event.payload, "person": event.payload["person"] + 50})
        if event.kind == "SeatTaken"
        else event
        for event in match.events
    )
    alone = replace(match, key=2, name="solosolo", group="", chats=frozenset({150}), events=events)
    return replace(right, matches=(match, alone))


def upgraded(right: Evidence) -> Evidence:
    """Its group became a supergroup."""
    match = match_of(right)
    return replace(right, matches=(replace(match, chats=match.chats | {GROUP - 1}),))


def with_question(right: Evidence, name: str = "question") -> Evidence:
    """Something in private that was begun and never came to an end."""
    message = next(one.message for one in right.shown if one.chat == 101)
    slot = Slot("p1", name, 101, message, settled=False)
    return replace(right, slots=(*right.slots, slot))


def hands_of(right: Evidence) -> int:
    return sum(event.kind == "HandDealt" for event in match_of(right).events)


# --- one violation each ---


def _gap(right: Evidence) -> Evidence:
    match = match_of(right)
    kept = (*match.events[:9], *match.events[10:])
    return replace(right, matches=(replace(match, events=kept),))


def _card_not_held(right: Evidence) -> Evidence:
    at = index_of(right, "CardPlayed")
    seat = match_of(right).events[at].payload["seat"]
    return changed(right, at, card=str(hidden_from(right, seat)[0]))


def _wrong_totals(right: Evidence) -> Evidence:
    at = index_of(right, "HandScored")
    first, second = match_of(right).events[at].payload["totals"]
    return changed(right, at, totals=(first + 1, second))


def _two_of_one_card(right: Evidence) -> Evidence:
    at = index_of(right, "HandDealt")
    hands = [list(hand) for hand in match_of(right).events[at].payload["hands"]]
    hands[0] = [str(card) for card in DECK[:12]]
    return changed(right, at, hands=hands)


def _open_without_an_end(right: Evidence) -> Evidence:
    match = match_of(right)
    kept = match.events[:-1]
    return replace(right, matches=(replace(match, events=kept, last_seq=len(kept)),))


def _twice_ready(right: Evidence) -> Evidence:
    at = index_of(right, "HandConfirmed")
    return added(right, "HandConfirmed", dict(match_of(right).events[at].payload), at + 1)


def _confirmed_and_lost(right: Evidence) -> Evidence:
    tap = next(tap for tap in right.taps if tap.answer and tap.answer.startswith("Has jugat"))
    word, match, decision, _ = tap.data.split(":")
    other, _ = hidden_from(right, tap.person - 101)
    lost = replace(tap, data=f"{word}:{match}:{decision}:{other}")
    return replace(right, taps=(*right.taps, lost))


def _call_lost(right: Evidence) -> Evidence:
    tap = next(tap for tap in right.taps if ":trump-" in tap.data)
    person = next(one for one in PEOPLE if one != tap.person)
    return replace(right, taps=(*right.taps, replace(tap, person=person)))


def _left_and_lost(right: Evidence) -> Evidence:
    tap = replace(right.taps[0], data=f"leave:{NAME}", answer="")
    return replace(right, taps=(*right.taps, tap))


def _played_by_nobody(right: Evidence) -> Evidence:
    event = played(right)
    card = event.payload["card"]
    kept = tuple(
        tap for tap in right.taps if not (tap.data.endswith(f":{card}") and tap.at < event.at)
    )
    return replace(right, taps=kept)


def _by_somebody_else(right: Evidence) -> Evidence:
    event = played(right)
    card, seat = event.payload["card"], event.payload["seat"]
    other = 101 + (seat + 1) % 4
    taps = tuple(
        replace(tap, person=other, answer=None)
        if tap.data.endswith(f":{card}") and tap.at < event.at
        else tap
        for tap in right.taps
    )
    return replace(right, taps=taps)


def _trump_named_by_nobody(right: Evidence) -> Evidence:
    return replace(right, taps=tuple(tap for tap in right.taps if ":trump-" not in tap.data))


def _ready_by_nobody(right: Evidence) -> Evidence:
    return without_tap(right, f"next:{NAME}")


def _dealt_too_early(right: Evidence) -> Evidence:
    at = index_of(right, "HandConfirmed")
    events = [event for n, event in enumerate(match_of(right).events) if n != at]
    return with_events(right, events)


def _missed_too_early(right: Evidence) -> Evidence:
    at = index_of(right, "CardPlayed")
    seat = match_of(right).events[at].payload["seat"]
    return added(right, "TurnMissed", {"seat": seat}, at)


def _left_by_nobody(right: Evidence) -> Evidence:
    return added(right, "SeatLeft", {"seat": 2, "removed": False}, index_of(right, "CardPlayed"))


def _voted_out_by_nobody(right: Evidence) -> Evidence:
    payload = {"seat": 2, "by": 1}
    return added(right, "RemovalVoted", payload, index_of(right, "CardPlayed"))


def _opened_by_nobody(right: Evidence) -> Evidence:
    return added(right, "HandOpened", {"number": 1}, index_of(right, "HandScored") + 1)


def _ended_by_nobody(right: Evidence) -> Evidence:
    at = index_of(right, "CardPlayed")
    events = [*match_of(right).events[:at]]
    now = events[-1]
    events.append(Event(0, "MatchEnded", {"person": 1}, now.told, now.at))
    return with_events(replace(right, taps=()), events)


def _shown_in_the_group(right: Evidence) -> Evidence:
    card, at = hidden_from(right, 0)
    return seen(right, GROUP, f"Mà 1\nOna: {in_words(card)}", at)


def _shown_before_it_lay(right: Evidence) -> Evidence:
    event = played(right)
    text = f"Mà 1\nOna: {in_words(Card(event.payload['card']))}"
    return seen(right, GROUP, text, event.at - 0.05)


def _shown_in_private(right: Evidence) -> Evidence:
    card, at = hidden_from(right, 0)
    return seen(right, 101, f"Penya\n{in_words(card)}", at)


def _shown_in_an_alert(right: Evidence) -> Evidence:
    card, at = hidden_from(right, 0)
    return seen(right, 101, f"Basa 1 · {in_words(card)}", at, message=0)


def _shown_on_a_button(right: Evidence) -> Evidence:
    card, at = hidden_from(right, 0)
    return seen(right, 101, f"Penya\nTria una carta.\n{in_words(card)}", at)


def _shown_of_the_next_hand(right: Evidence) -> Evidence:
    second = match_of(right).events[index_of(right, "HandDealt", index_of(right, "HandScored"))]
    other = Card(second.payload["hands"][1][0])
    return seen(right, 101, f"Penya\n{in_words(other)}", second.at + 0.01)


def _shown_beside_what_was_shown_before(right: Evidence) -> Evidence:
    event = played(right)
    card, at = hidden_from(right, 0)
    lay = in_words(Card(event.payload["card"]))
    right = seen(right, GROUP, f"Mà 1\nOna: {lay}", event.at + 0.01, message=77)
    return seen(right, GROUP, f"Mà 1\nOna: {lay}\nPere: {in_words(card)}", at, message=77)


def _shown_to_who_plays_alone_too(right: Evidence) -> Evidence:
    card, at = hidden_from(right, 0)
    return seen(with_solo(right), 101, f"Última basa\n{in_words(card)}", at)


def _said_in_the_log(right: Evidence) -> Evidence:
    return replace(right, said=(*right.said, "level=info event=refused card=9O"))


def _said_in_words(right: Evidence) -> Evidence:
    return replace(right, said=(*right.said, "level=error event=oops text='Rei d'espases'"))


def _old_hand(right: Evidence) -> Evidence:
    return shows(right, f"hand.{KEY}", buttons=(f"a:{NAME}:33:9O",))


def _story_without_a_card(right: Evidence) -> Evidence:
    return shows(right, f"table.{KEY}.1", text="Mà 1 · basa 7 de 12")


def _other_score(right: Evidence) -> Evidence:
    return shows(right, f"score.{KEY}.1", text="Fi de la mà 1\n➡️ +999")


def _next_after_the_end(right: Evidence) -> Evidence:
    return shows(right, f"score.{KEY}.1", buttons=(f"next:{NAME}:1",))


def _other_totals(right: Evidence) -> Evidence:
    return shows(right, f"result.{KEY}", text="🏆 Ona i Marta i Pere i Joan guanyen\n998 · 999")


def _other_winners(right: Evidence) -> Evidence:
    row = next(row for row in right.slots if row.name == f"result.{KEY}")
    text = next(one.text for one in right.shown if one.message == row.message)
    return shows(right, f"result.{KEY}", text="🏆 Algú altre\n" + text.split("\n")[1])


def _vanished(right: Evidence) -> Evidence:
    return replace(right, shown=right.shown[1:])


def _unsettled(right: Evidence) -> Evidence:
    return replace(right, slots=(replace(right.slots[0], settled=False), *right.slots[1:]))


def _question_unsettled(right: Evidence) -> Evidence:
    return with_question(right)


def _lobby_unsettled_after_a_kill(right: Evidence) -> Evidence:
    return replace(with_question(right, "lobby"), lost={101: 1})


def _never_sent(right: Evidence) -> Evidence:
    return forgotten(right, f"table.{KEY}.1")


def _last_hand_never_sent_after_an_upgrade(right: Evidence) -> Evidence:
    return upgraded(forgotten(right, f"table.{KEY}.{hands_of(right)}"))


def _mended_by_a_restart(right: Evidence) -> Evidence:
    return replace(right, mended=(Change(GROUP, 7, "a message became another", moved=False),))


def _forgotten(right: Evidence) -> Evidence:
    stray = Shown(101, 9999, 0, "🔔 ET TOCA", (f"a:{NAME}:33:9O",))
    return replace(right, shown=(*right.shown, stray))


def _more_than_were_lost(right: Evidence) -> Evidence:
    strays = tuple(Shown(101, 9990 + n, 0, "🔔", (f"a:{NAME}:33:9O",)) for n in range(2))
    return replace(right, shown=(*right.shown, *strays), lost={101: 1})


def _live_orphan(right: Evidence) -> Evidence:
    orphan = Orphan(101, 9999, (f"a:{NAME}:33:9O",), changed_the_log=True, buttons_left=False)
    return replace(right, orphans=(orphan,), lost={101: 1})


def _orphan_with_buttons(right: Evidence) -> Evidence:
    orphan = Orphan(101, 9999, (f"a:{NAME}:33:9O",), changed_the_log=False, buttons_left=True)
    return replace(right, orphans=(orphan,), lost={101: 1})


def _never_ended(right: Evidence) -> Evidence:
    match = match_of(right)
    kept = match.events[:40]
    match = replace(match, closed=False, events=kept, last_seq=len(kept))
    slots = tuple(Slot("p9", "settings", None, None, True) for _ in range(1))
    return replace(right, matches=(match,), slots=slots, shown=(), taps=right.taps[:3])


def _too_many(right: Evidence) -> Evidence:
    return replace(right, refused=("sendMessage: retry after 3",))


def _died(right: Evidence) -> Evidence:
    return replace(right, deaths=("life 2: status 1",))


TAMPERED: dict[str, tuple[Tamper, ...]] = {
    "replay": (
        _gap,
        _card_not_held,
        _wrong_totals,
        _two_of_one_card,
        _open_without_an_end,
    ),
    "lost": (_twice_ready, _confirmed_and_lost, _call_lost, _left_and_lost),
    "made up": (
        _played_by_nobody,
        _by_somebody_else,
        _trump_named_by_nobody,
        _ready_by_nobody,
        _dealt_too_early,
        _missed_too_early,
        _left_by_nobody,
        _voted_out_by_nobody,
        _opened_by_nobody,
        _ended_by_nobody,
    ),
    "shown": (
        _shown_in_the_group,
        _shown_before_it_lay,
        _shown_in_private,
        _shown_in_an_alert,
        _shown_on_a_button,
        _shown_of_the_next_hand,
        _shown_beside_what_was_shown_before,
        _shown_to_who_plays_alone_too,
    ),
    "logged": (_said_in_the_log, _said_in_words),
    "screen": (
        _old_hand,
        _story_without_a_card,
        _other_score,
        _next_after_the_end,
        _other_totals,
        _other_winners,
        _vanished,
        _unsettled,
        _question_unsettled,
        _lobby_unsettled_after_a_kill,
        _never_sent,
        _last_hand_never_sent_after_an_upgrade,
        _mended_by_a_restart,
    ),
    "orphan": (_forgotten, _more_than_were_lost, _live_orphan, _orphan_with_buttons),
    "stuck": (_never_ended,),
    "limits": (_too_many,),
    "death": (_died,),
}


@pytest.mark.parametrize(
    ("law", "tamper"), [(law, tamper) for law, many in TAMPERED.items() for tamper in many]
)
def test_each_law_that_is_broken_is_named(right: Evidence, law: str, tamper: Tamper) -> None:
    assert law in broken(tamper(right))


def test_who_plays_alone_elsewhere_makes_nobodys_own_cards_secret(right: Evidence) -> None:
    event = played(right)
    text = f"Última basa (1 de 12)\n{in_words(Card(event.payload['card']))}"
    told = seen(with_solo(right), 101, text, event.at + 0.01)
    assert "shown" not in broken(told)


def test_a_message_may_show_once_more_what_it_showed_before(right: Evidence) -> None:
    event = played(right)
    second = match_of(right).events[index_of(right, "HandDealt", index_of(right, "HandScored"))]
    text = f"Mà\nOna: {in_words(Card(event.payload['card']))}"
    first = seen(right, GROUP, text, event.at + 0.01, message=77)
    assert judge(seen(first, GROUP, text, second.at + 0.01, message=77)) == []
    assert broken(seen(right, GROUP, text, second.at + 0.01, message=77)) == {"shown"}


def test_an_answer_that_comes_late_tells_of_when_they_asked(right: Evidence) -> None:
    event = played(right)
    second = match_of(right).events[index_of(right, "HandDealt", index_of(right, "HandScored"))]
    text = f"Última basa (1 de 12)\n{in_words(Card(event.payload['card']))}"
    late = seen(right, 101, text, second.at + 0.01, message=0)
    assert broken(late) == {"shown"}
    *others, answer = late.sights
    assert judge(replace(late, sights=(*others, replace(answer, sent=event.at + 0.01)))) == []


def test_who_plays_alone_may_take_their_time(right: Evidence) -> None:
    stuck = _never_ended(right)
    match = replace(match_of(stuck), group="", chats=frozenset({101}))
    assert "stuck" not in broken(replace(stuck, matches=(match,)))


def test_an_answer_that_a_kill_cut_short_may_be_lost(right: Evidence) -> None:
    assert judge(replace(with_question(right), lost={101: 1})) == []


def test_a_pinned_message_is_all_that_its_row_says(right: Evidence) -> None:
    assert judge(with_question(right, "lobby^")) == []


def test_a_card_that_falls_during_the_last_restart_is_play(right: Evidence) -> None:
    play = replace(right, mended=(Change(GROUP, 7, "a message became another", moved=True),))
    assert judge(play) == []


def test_the_story_of_an_old_hand_stays_behind_when_its_group_is_upgraded(
    right: Evidence,
) -> None:
    assert hands_of(right) > 1
    assert judge(upgraded(forgotten(right, f"table.{KEY}.1"))) == []


def test_every_law_can_be_broken() -> None:
    assert set(TAMPERED) == set(LAWS)
