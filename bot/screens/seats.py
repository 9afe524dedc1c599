"""Seats that change hands in mid-match: a free one, who waits for one, and who lost one."""

from __future__ import annotations

from bot.callbacks import StandUp, StopWaiting, TakeSeat
from bot.screens import layout, words
from bot.screens.scene import LobbyScene, Scene
from bot.screens.screen import Button, Screen
from bot.texts import Markup, Plain, Translator
from engine.cards import Seat
from engine.view import View


def offered(view: View, scene: Scene, seat: Seat, t: Translator) -> Screen:
    """In the group: a seat that anybody may take, with what they would take over."""
    name, partner = scene.names[seat], scene.names[seat.partner]
    why = (
        t("seat-free-removed", name=name)
        if seat in scene.removed
        else t("seat-free-left", name=name)
    )
    text = layout.lines(why, words.scores(view, scene, t), t("seat-free-invitation"))
    label = t.plain("button-sit-with", name=partner)
    return layout.screen(text, [layout.button(label, TakeSeat(scene.match, seat), "primary")])


def taken(scene: Scene, seat: Seat, t: Translator) -> Screen:
    """In the group: who plays there now, and with whom, whoever their partner is later."""
    return Screen(t("seat-taken-over", name=scene.names[seat], partner=scene.met[seat]))


def removed(scene: Scene, seat: Seat, t: Translator) -> Screen:
    """In private, to somebody who was away: the others have freed their seat."""
    text = t("seat-removed", group=scene.group, partner=scene.names[seat.partner])
    return layout.screen(text, *layout.to_the_table(scene.group_link, t))


def waiting_at_table(scene: Scene, place: int, t: Translator) -> Screen:
    """In private: the reader is the `place`-th, from 1, who waits for a seat of a match.

    Where there is one for them, they have held another in this hand.
    """
    stop = layout.button(t.plain("button-stop-waiting"), StopWaiting(scene.match))
    why = t("waiting-next-hand") if place <= len(scene.free) else t("waiting-place", place=place)
    return _waiting(scene.group, why, scene.group_link, stop, t)


def waiting_in_lobby(scene: LobbyScene, place: int, t: Translator) -> Screen:
    """In private: the reader is the `place`-th, from 1, who waits for a seat of a lobby."""
    stop = layout.button(t.plain("button-stop-waiting"), StandUp(scene.lobby))
    return _waiting(scene.group, t("waiting-place", place=place), scene.group_link, stop, t)


def yours(scene: Scene, seat: Seat, t: Translator) -> Screen:
    """In private, to somebody who waited: a seat is theirs, and their hand comes below."""
    return Screen(t("waiting-over", group=scene.group, partner=scene.names[seat.partner]))


def waiting_line(names: tuple[str, ...], t: Translator) -> Markup | None:
    """`Llista d'espera: Berta · Carles`; None where nobody waits."""
    if not names:
        return None
    return t("waiting-list", names=layout.joined(t("lobby-taken", name=name) for name in names))


def _waiting(group: str, why: Markup, link: str | None, stop: Button, t: Translator) -> Screen:
    text = layout.lines(t("hand-title", group=group), why)
    return layout.screen(text, [stop], *layout.to_the_table(link, t))


# --- alerts ---


def you_wait(t: Translator, place: int) -> Plain:
    """They are on the waiting list: the `place`-th."""
    return t.plain("alert-waiting", place=place)


def you_wait_for_the_hand(t: Translator) -> Plain:
    """They have a seat from the next hand on: they have held another one in this one."""
    return t.plain("alert-waiting-next-hand")


def not_waiting(t: Translator) -> Plain:
    """They are not on the waiting list, or no longer."""
    return t.plain("alert-not-waiting")


def waits_no_more(t: Translator) -> Plain:
    """They have left the waiting list."""
    return t.plain("alert-waits-no-more")


def took_over(t: Translator, partner: str) -> Plain:
    """They play from now on, with that partner."""
    return t.plain("alert-took-over", partner=partner)


def saw_other_cards(t: Translator) -> Plain:
    """They have held another seat in this hand."""
    return t.plain("alert-saw-other-cards")


def voted(t: Translator, votes: int, needed: int) -> Plain:
    """Their vote for freeing a seat is counted."""
    return t.plain("alert-removal-voted", votes=votes, needed=needed)


def freed(t: Translator, name: str) -> Plain:
    """Theirs was the vote that freed the seat."""
    return t.plain("alert-freed", name=name)


def not_away(t: Translator, name: str) -> Plain:
    """Whoever they want away is there again."""
    return t.plain("alert-not-away", name=name)
