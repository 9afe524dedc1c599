"""The early end of a hand: what may be asked for, what is on offer, how it came about.

Promises: an offer within a pair shows in that pair's hands alone, and nothing that may be asked
for depends on cards. Leaves to others: whether a claim is good (the engine).
"""

from __future__ import annotations

from bot.callbacks import AgreeToEnd, DeclineToEnd, EndBy, HowToEnd
from bot.screens import layout, words
from bot.screens.scene import Scene
from bot.screens.screen import Button, Screen
from bot.texts import Markup, Translator
from engine.actions import Claim, Concede, Void
from engine.cards import Seat
from engine.rules import Ending
from engine.state import FinishedHand, Offer, OpenHand
from engine.view import View


def how_it_ended(finished: FinishedHand, scene: Scene, t: Translator) -> Markup | None:
    """`🏳️ Ona i Marta han donat la resta`; None when the last card was played."""
    ended = finished.open.ended
    if ended is None:
        return None
    if ended.seat is None:
        return t("ended-voided")
    if ended.how is Ending.CLAIMED:
        return t("ended-claimed", name=scene.names[ended.seat])
    return t("ended-conceded", names=words.both(scene, ended.seat.team, t))


def ways_to_end(view: View, scene: Scene, t: Translator) -> Screen:
    """In private, a question: claim, concede, void, or none of them; `view` is that of a seat."""
    assert view.hand is not None
    assert view.seat is not None
    number = view.hand.number
    told, rows = [], []
    for action in view.endings:
        match action:
            case Claim():
                told.append(t("end-claim"))
                rows.append([_by(scene, number, Ending.CLAIMED, t.plain("button-claim"))])
            case Concede() if view.concession is None:
                told.append(t("end-concede", partner=scene.names[view.seat.partner]))
                rows.append([_by(scene, number, Ending.CONCEDED, t.plain("button-concede"))])
            case Void() if view.hand.void is None:
                told.append(t("end-void"))
                rows.append([_by(scene, number, Ending.VOIDED, t.plain("button-void"))])
            case _:
                pass
    text = layout.paragraphs(
        t("end-how", group=scene.group, number=number), layout.lines(*told or [t("end-none")])
    )
    return layout.screen(text, *rows, [_by(scene, number, Ending.PLAYED, t.plain("button-go-on"))])


def end_button(view: View, scene: Scene, t: Translator) -> list[Button]:
    """The hand's way to that question, while there is anything to ask for.

    Not before a trick is over: until then nobody knows what the rest would be, the cards need the
    room, and whoever wants to throw the hand away loses nothing by a trick.
    """
    asks = any(isinstance(action, Claim | Concede | Void) for action in view.endings)
    if view.hand is None or not view.hand.tricks or scene.paused or not asks:
        return []
    return [layout.button(t.plain("button-end-hand"), HowToEnd(scene.match, view.hand.number))]


def offers(view: View, scene: Scene, t: Translator) -> list[Markup]:
    """In a private hand: what is on offer, and what has become of it."""
    if view.hand is None or view.seat is None:
        return []
    lines = [
        _concession(view.concession, view.seat, scene, t),
        _void(view.hand.void, view.seat, scene, t),
    ]
    return [line for line in lines if line is not None]


def offer_buttons(view: View, scene: Scene, t: Translator) -> list[list[Button]]:
    """In a private hand: yes and no to what is on offer."""
    if view.hand is None or view.seat is None or scene.paused:
        return []
    rows = []
    conceding, voiding = view.concession, view.hand.void
    if conceding is not None and conceding.stands:
        no = DeclineToEnd(scene.match, view.hand.number, Ending.CONCEDED)
        if view.seat in conceding.agreed:
            rows.append([layout.button(t.plain("button-withdraw"), no)])
        else:
            yes = _agree(scene, view.hand.number, Ending.CONCEDED, t)
            rows.append([yes, layout.button(t.plain("button-decline"), no)])
    if voiding is not None and voiding.stands and view.seat not in voiding.agreed:
        rows.append(
            [
                # No count: others' taps don't change this message.
                _agree(scene, view.hand.number, Ending.VOIDED, t),
                _decline(scene, view.hand.number, Ending.VOIDED, t),
            ]
        )
    return rows


def void_offer(hand: OpenHand, scene: Scene, t: Translator) -> Screen | None:
    """In the group: whether all four throw the hand away; None when nobody has asked."""
    if hand.void is None:
        return None
    if not hand.void.stands:
        return Screen(layout.lines(_void(hand.void, None, scene, t)))
    label = t.plain("button-void-count", count=len(hand.void.agreed))
    agree = layout.button(label, AgreeToEnd(scene.match, hand.number, Ending.VOIDED))
    text = t("void-asked", name=scene.names[hand.void.agreed[0]])
    return layout.screen(text, [agree, _decline(scene, hand.number, Ending.VOIDED, t)])


def _concession(offer: Offer | None, seat: Seat, scene: Scene, t: Translator) -> Markup | None:
    if offer is None:
        return None
    partner = scene.names[seat.partner]
    if offer.declined is not None:
        return t("concession-declined", partner=partner) if offer.declined is not seat else None
    if seat in offer.agreed:
        return t("concession-offered", partner=partner)
    return t("concession-asked", partner=partner)


def _void(offer: Offer | None, seat: Seat | None, scene: Scene, t: Translator) -> Markup | None:
    if offer is None:
        return None
    if offer.declined is not None:
        return t("void-declined", name=scene.names[offer.declined])
    if seat is not None and seat in offer.agreed:
        return t("void-agreed")
    return t("void-wanted", name=scene.names[offer.agreed[0]])


def _by(scene: Scene, hand: int, ending: Ending, label: str) -> Button:
    return layout.button(label, EndBy(scene.match, hand, ending))


def _agree(scene: Scene, hand: int, ending: Ending, t: Translator) -> Button:
    label = t.plain("button-concede" if ending is Ending.CONCEDED else "button-void")
    return layout.button(label, AgreeToEnd(scene.match, hand, ending))


def _decline(scene: Scene, hand: int, ending: Ending, t: Translator) -> Button:
    return layout.button(t.plain("button-decline"), DeclineToEnd(scene.match, hand, ending))
