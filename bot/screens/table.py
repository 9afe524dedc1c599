"""The group's table: the hand while it runs, its story once it is scored.

Promises: contract, who named it, multiplier, scores, the trick on the table and the last one;
nothing older and no card points while the hand runs; all twelve tricks once it is scored.
"""

from __future__ import annotations

from bot.callbacks import FreeSeat, ImBack, LastTrick, MoveDown, TakeSeat, WaitAtTable
from bot.screens import endings, layout, seats, words
from bot.screens.scene import PAIRS, Scene
from bot.screens.screen import Button, Screen
from bot.texts import Markup, Translator
from engine.cards import Card, Seat
from engine.state import FinishedHand, OpenHand, Phase, Said, Trick
from engine.view import View


def table(view: View, scene: Scene, t: Translator) -> Screen:
    """What the group sees of the hand in progress, or of the last one when none is."""
    if view.hand is not None:
        return _ended(view, scene, t) if scene.ended else _running(view, view.hand, scene, t)
    if view.finished:
        return told(view, scene, len(view.finished), t)
    return layout.screen(layout.lines(t("table-about-to-deal"), *turned_cards(view, scene, t)))


def told(view: View, scene: Scene, number: int, t: Translator) -> Screen:
    """What is left of the table of hand `number`, counted from 1, once it is over."""
    return layout.screen(story(view, scene, view.finished[number - 1], t))


def story(view: View, scene: Scene, finished: FinishedHand, t: Translator) -> Markup:
    """A finished hand from its contract to its last trick, the tricks folded."""
    hand = finished.open
    scene = scene.at_hand(hand.number)
    closed = words.stays_closed(view, scene, finished)
    return layout.lines(
        t("story-title", number=hand.number),
        words.contract(hand, scene, t),
        *(_said(said, scene, t) for said in hand.said if said.level is not None),
        None if finished.voided else _points(view, scene, finished, t),
        t("story-closed") if closed else tricks_told(finished, scene, t),
        endings.how_it_ended(finished, scene, t),
    )


def tricks_told(
    finished: FinishedHand, scene: Scene, t: Translator, *, brief: bool = False
) -> Markup | None:
    """A finished hand's tricks, folded; None if there were none.

    `brief`: of each trick only who led is named, so that they can stand beside a picture.
    """
    told = _told_briefly if brief else _told
    tricks = layout.lines(
        *(told(n, trick, scene, t) for n, trick in enumerate(finished.open.tricks, start=1)),
        _broken_off(finished.open, scene, t),
    )
    return layout.folded(tricks) if tricks else None


def _points(view: View, scene: Scene, finished: FinishedHand, t: Translator) -> Markup:
    first, second = words.teams(view)
    return t(
        "story-points",
        first=words.pair(view, scene, first, t),
        first_points=finished.points[first.ordinal],
        second=words.pair(view, scene, second, t),
        second_points=finished.points[second.ordinal],
    )


def _broken_off(hand: OpenHand, scene: Scene, t: Translator) -> Markup | None:
    """The trick that lay open when the hand ended: `4. 🌳 bastos: Pere As · Marta 2 …`."""
    if not hand.trick:
        return None
    led = hand.trick[0].suit
    return t(
        "story-trick-open",
        number=len(hand.tricks) + 1,
        suit=words.suit(led, t),
        cards=layout.joined(
            t("story-card", name=scene.names[seat], card=words.off_suit(card, led, t))
            for seat, card in hand.laid
        ),
    )


def turned_cards(view: View, scene: Scene, t: Translator) -> list[Markup]:
    """How the first dealer was found, one line a round: those that tie turn again."""
    return [
        t(
            "turned" if number == 0 else "turned-again",
            cards=layout.joined(
                t("turned-card", name=scene.names[seat], card=words.card(card, t))
                for seat, card in zip(round_.seats, round_.cards, strict=True)
            ),
        )
        for number, round_ in enumerate(view.turned)
    ]


def _missing_people(scene: Scene, t: Translator) -> list[Markup]:
    """Who is played for, and whom the bot can't write to."""
    found = []
    for seat, name in enumerate(scene.names):
        if seat in scene.removed:
            found.append(t("table-removed", name=name))
        elif seat in scene.left:
            found.append(t("table-left", name=name))
        elif seat in scene.unreachable:
            found.append(
                t("table-unreachable", name=name, address=Markup(layout.hand_address(scene.bot)))
            )
        elif seat in scene.stand_in:
            found.append(t("table-stand-in", name=name))
    if scene.paused:
        found.append(t("table-paused"))
    return found


def spoken(hand: OpenHand, scene: Scene, t: Translator) -> list[Markup]:
    """What has been said in the calls, one line a word."""
    return [_said(said, scene, t) for said in hand.said]


def _running(view: View, hand: OpenHand, scene: Scene, t: Translator) -> Screen:
    partners = _partners(scene, t)
    text = layout.lines(
        _title(hand, t),
        words.contract(hand, scene, t),
        words.scores(view, scene, t),
        *_step(view, hand, scene, t),
        words.last_trick(hand, scene, t),
        *_missing_people(scene, t),
        seats.waiting_line(scene.waiting, t),
        t("table-sit-down") if partners else None,
    )
    first = [layout.link(t.plain("button-my-cards"), layout.hand_address(scene.bot))]
    second = [layout.button(t.plain("button-move-down"), MoveDown(scene.match))]
    if hand.tricks:
        second.insert(0, layout.button(t.plain("button-last-trick"), LastTrick(scene.match)))
    if not partners:
        label = t.plain("button-sit-here") if scene.computers else t.plain("button-wait")
        first.append(layout.button(label, WaitAtTable(scene.match)))
    return layout.screen(text, first, *_about_the_absent(scene, t), second, partners)


def _partners(scene: Scene, t: Translator) -> list[Button]:
    """For those who would like to play, below what those who do need: whose partner they will be
    is their own choice, where a computer player of either pair would give up its seat."""
    offered = [next((seat for seat in pair if seat in scene.computers), None) for pair in PAIRS]
    if None in offered:
        return []
    return [_with_partner(seat, scene, t) for seat in offered if seat is not None]


def _with_partner(seat: Seat, scene: Scene, t: Translator) -> Button:
    label = t.plain("button-with", name=scene.names[seat.partner])
    return layout.button(label, TakeSeat(scene.match, seat))


def _about_the_absent(scene: Scene, t: Translator) -> list[list[Button]]:
    """For those who are away, and for those who wait for them."""
    absent = sorted(scene.stand_in - scene.left)
    if not absent:
        return []
    back = [layout.button(t.plain("button-im-back"), ImBack(scene.match))]
    return [back, *([_free(seat, scene, t)] for seat in absent)]


def _free(seat: Seat, scene: Scene, t: Translator) -> Button:
    label = t.plain(
        "button-free-seat",
        name=scene.names[seat],
        votes=scene.removals[seat],
        needed=scene.removals_needed,
    )
    return layout.button(label, FreeSeat(scene.match, seat))


def _title(hand: OpenHand, t: Translator) -> Markup:
    if hand.multiplier is None:
        return t("table-title", number=hand.number)
    return t("table-title-trick", number=hand.number, trick=min(len(hand.tricks) + 1, 12))


def _step(view: View, hand: OpenHand, scene: Scene, t: Translator) -> list[Markup]:
    """What is happening now."""
    dealer = scene.names[hand.dealer]
    turn = scene.names[hand.turn] if hand.turn is not None else ""
    match view.phase:
        case Phase.TRUMP if hand.delegated:
            return [t("table-delegated", dealer=dealer, name=turn)]
        case Phase.TRUMP:
            first = turned_cards(view, scene, t) if hand.number == 1 else []
            return [*first, t("table-naming", name=turn)]
        case Phase.CALLS:
            asked = t("table-speaking", name=turn, level=(hand.asking or hand.level).value)
            return [*spoken(hand, scene, t), asked]
        case Phase.PLAY if not hand.begun:
            return [*spoken(hand, scene, t), _leads(turn, t)]
        case Phase.PLAY if not hand.trick:
            return [_leads(turn, t)]
        case _:
            return [*words.on_the_table(hand, scene, t), t("table-waiting", name=turn)]


def _leads(name: str, t: Translator) -> Markup:
    return t("table-leading", name=name)


def _said(said: Said, scene: Scene, t: Translator) -> Markup:
    level = said.level.value if said.level is not None else "pass"
    return t("said", name=scene.names[said.seat], level=level)


def _ended(view: View, scene: Scene, t: Translator) -> Screen:
    return layout.screen(layout.lines(t("table-ended"), words.scores(view, scene, t)))


def _told(number: int, trick: Trick, scene: Scene, t: Translator) -> Markup:
    """`1 · 🌳 bastos: Pere As · Marta 2 · Joan 4 · <b>Ona Manilla</b> (10)`."""
    return t(
        "story-trick",
        number=number,
        suit=words.suit(trick.cards[0].suit, t),
        cards=layout.joined(_told_card(trick, seat, card, scene, t) for seat, card in trick.plays),
        points=trick.points,
    )


def _told_briefly(number: int, trick: Trick, scene: Scene, t: Translator) -> Markup:
    """`1 · 🌳 bastos: Pere As · 2 · 4 · <b>Manilla</b> (10)`; its winner leads to the next."""
    shown = [words.in_trick(trick, card, t) for card in trick.cards]
    shown[0] = t("story-card", name=scene.names[trick.leader], card=shown[0])
    won = (trick.winner - trick.leader) % 4
    shown[won] = Markup(f"<b>{shown[won]}</b>")
    return t(
        "story-trick",
        number=number,
        suit=words.suit(trick.cards[0].suit, t),
        cards=layout.joined(shown),
        points=trick.points,
    )


def _told_card(trick: Trick, seat: Seat, card: Card, scene: Scene, t: Translator) -> Markup:
    shown = t("story-card", name=scene.names[seat], card=words.in_trick(trick, card, t))
    return Markup(f"<b>{shown}</b>") if seat is trick.winner else shown
