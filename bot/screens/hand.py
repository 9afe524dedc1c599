"""The private chat's one live hand: what one seat holds, and what it is asked.

Promises: card buttons only for whoever is asked, and only the legal ones; the first line names
the group, as a list of chats shows little else, and the last says what is asked: on a small phone
twelve cards' buttons push the rest out of sight, so what matters most now stands nearest to them.
Leaves to others: when it is sent anew, and with what sound.
"""

from __future__ import annotations

from collections.abc import Sequence

from bot.callbacks import Act, Hint, ImBack, LastTrick, NextHand, NoMoreTips, WhyThese
from bot.pictures.model import Picture
from bot.screens import endings, layout, pictures, tips, words
from bot.screens.result import again, session, won_by
from bot.screens.scene import ORDINARY, Manner, Scene
from bot.screens.screen import Button, Screen
from bot.screens.table import spoken, tricks_told, turned_cards
from bot.tables.moves import move_word
from bot.texts import Markup, Translator
from engine.actions import Action, Call, NameTrump, Pass, PlayCard
from engine.cards import Card, Seat, Suit, Trump
from engine.rules import multiplier
from engine.state import FinishedHand, OpenHand, Phase
from engine.view import Question, View

Rows = Sequence[Sequence[Button]]
Lines = Sequence[Markup | None]


def hand(view: View, scene: Scene, t: Translator, manner: Manner = ORDINARY) -> Screen:
    """What this seat sees of the match, as its owner likes it; `view` is that of a seat."""
    seat = view.seat
    if seat is None:
        raise ValueError("expected a seat's view for a private hand: the group's")
    if view.phase is Phase.OVER or scene.ended:
        return _over(view, scene, t)
    if view.hand is not None:
        return _holding(view, view.hand, seat, scene, t, manner)
    if view.finished:
        return _between(view, view.finished[-1], seat, scene, t, manner)
    return layout.screen(layout.lines(_title(scene, t), t("hand-about-to-deal")))


def _title(scene: Scene, t: Translator) -> Markup:
    return t("hand-title", group=scene.group)


def _holding(
    view: View, hand: OpenHand, seat: Seat, scene: Scene, t: Translator, manner: Manner
) -> Screen:
    tip = tips.tip(view, scene, t) if manner.tips else None
    text = layout.paragraphs(
        layout.lines(_head(view, hand, seat, scene, t), words.scores(view, scene, t)),
        layout.lines(*_cards(view, hand, scene, t, manner)),
        layout.lines(words.last_trick(hand, scene, t)) if hand.tricks else None,
        layout.lines(*_situation(view, hand, scene, t)),
        layout.lines(*endings.offers(view, scene, t)),
        tip,
        layout.lines(
            t("hand-stand-in") if seat in scene.stand_in else None,
            *_now(view, hand, seat, scene, t, manner),
        ),
    )
    enough = [layout.button(t.plain("button-no-more-tips"), NoMoreTips())] if tip else []
    return layout.screen(
        text,
        *_back(seat, scene, t),
        *_answers(view, hand, scene, t, manner),
        *endings.offer_buttons(view, scene, t),
        enough,
        *_foot(view, hand, scene, t),
    )


def _head(view: View, hand: OpenHand, seat: Seat, scene: Scene, t: Translator) -> Markup:
    """Where this is, and whether something is asked; nothing is while the group is out of reach."""
    if scene.paused or view.question is None:
        return t("hand-title-number", group=scene.group, number=hand.number)
    return t("hand-your-turn" if hand.turn is seat else "hand-ahead", group=scene.group)


def _now(
    view: View, hand: OpenHand, seat: Seat, scene: Scene, t: Translator, manner: Manner
) -> Lines:
    """What is asked, or who is waited for."""
    if scene.paused:
        return [t("table-paused")]
    if view.question is None:
        return [_wait(view, hand, seat, scene, t)]
    own = manner.play_single and seat not in scene.stand_in
    alone = _plays_itself(view, hand, t, own)
    return [_reminder(seat, scene, t), alone or _ask(view, hand, seat, scene, t)]


def _plays_itself(view: View, hand: OpenHand, t: Translator, own: bool) -> Markup | None:
    """Nothing has to be tapped: `own` only cards play themselves, a twelfth trick always does."""
    if view.question is not Question.PLAY:
        return None
    if len(hand.tricks) == 11:
        return t("ask-last-trick")
    return t("ask-only-card") if own and len(view.playable) == 1 else None


def _ask(view: View, hand: OpenHand, seat: Seat, scene: Scene, t: Translator) -> Markup:
    partner = scene.names[seat.partner]
    match view.question:
        case Question.NAME_TRUMP:
            return t("ask-trump", partner=partner)
        case Question.NAME_FOR_PARTNER:
            return t("ask-trump-for-partner", partner=partner)
        case Question.SPEAK:
            level = (hand.asking or hand.level).value
            if hand.turn is seat:
                return t("ask-call", level=level)
            first = scene.names[hand.turn] if hand.turn is not None else ""
            return t("ask-call-ahead", level=level, name=first)
        case _:
            return t("ask-card") if hand.trick else t("ask-lead")


def _wait(view: View, hand: OpenHand, seat: Seat, scene: Scene, t: Translator) -> Markup:
    if view.decided is not None:
        level = (hand.asking or hand.level).value if view.decided else "pass"
        return t("hand-decided", level=level)
    name = scene.names[hand.turn] if hand.turn is not None else scene.names[seat]
    match view.phase:
        case Phase.TRUMP:
            return t("wait-trump", name=name)
        case Phase.CALLS:
            return t("wait-call", name=name)
        case _ if not hand.trick:
            return t("wait-lead", name=name)
        case _ if hand.cards_left(seat) + len(hand.tricks) < 12:
            # Not a name: this hand isn't brought up to date again before the trick is full.
            return t("wait-others")
        case _:
            return t("wait-card", name=name)


def _reminder(seat: Seat, scene: Scene, t: Translator) -> Markup | None:
    if seat not in scene.reminded:
        return None
    if scene.turn_seconds is None:
        return t("hand-reminder")
    return t("hand-reminder-time", time=words.span(scene.turn_seconds // 2, t))


def _situation(view: View, hand: OpenHand, scene: Scene, t: Translator) -> list[Markup]:
    """What has been said, the trumps, and what lies on the table."""
    found: list[Markup | None] = []
    if view.phase is Phase.TRUMP:
        if view.question is Question.NAME_FOR_PARTNER:
            pass  # What is asked has said it.
        elif hand.delegated:
            found.append(t("table-has-delegated", name=scene.names[hand.dealer]))
        elif hand.number == 1:
            found.extend(turned_cards(view, scene, t))
    elif view.phase is Phase.CALLS or not hand.begun:
        found.extend(spoken(hand, scene, t))
    found.append(words.contract(hand, scene, t))
    if view.phase is Phase.PLAY:
        number = min(len(hand.tricks) + 1, 12)
        found.append(
            t("hand-trick", number=number) if hand.trick else t("hand-empty", number=number)
        )
        found.extend(words.on_the_table(hand, scene, t))
    return [line for line in found if line is not None]


def _cards(view: View, hand: OpenHand, scene: Scene, t: Translator, manner: Manner) -> list[Markup]:
    if view.covered:
        return [t("hand-covered", dealer=scene.names[hand.dealer])]
    trump = hand.trump.suit if hand.trump is not None else None
    return words.held(_fanned(view.cards, manner), t, trump) or [t("hand-no-cards")]


def _fanned(cards: Sequence[Card], manner: Manner) -> Sequence[Card]:
    """Suit after suit, as ever; within each as its owner likes it."""
    if not manner.low_first:
        return cards
    return sorted(cards, key=lambda card: (card.suit.ordinal, card.strength))


def _back(seat: Seat, scene: Scene, t: Translator) -> Rows:
    if seat not in scene.stand_in:
        return []
    return [[layout.button(t.plain("button-im-back"), ImBack(scene.match), "primary")]]


def _answers(view: View, hand: OpenHand, scene: Scene, t: Translator, manner: Manner) -> Rows:
    match view.question:
        case _ if scene.paused:
            return []
        case Question.NAME_TRUMP | Question.NAME_FOR_PARTNER:
            return _trumps(view, scene, t)
        case Question.SPEAK:
            return _calls(view, hand, scene, t)
        case Question.PLAY:
            return _plays(view, scene, t, manner)
        case _:
            return []


def _trumps(view: View, scene: Scene, t: Translator) -> list[list[Button]]:
    buttons = [
        _act(view, scene, action, _trump_label(action.trump, t))
        for action in view.actions
        if isinstance(action, NameTrump)
    ]
    last = [buttons.pop()]
    delegate = [action for action in view.actions if not isinstance(action, NameTrump)]
    last.extend(_act(view, scene, action, t.plain("button-delegate")) for action in delegate)
    return [*map(list, layout.in_rows(buttons, 2)), last]


def _trump_label(trump: Trump, t: Translator) -> str:
    if trump.suit is None:
        return t.plain("button-botifarra")
    return words.suit_title(trump.suit, t)


def _calls(view: View, hand: OpenHand, scene: Scene, t: Translator) -> list[list[Button]]:
    assert hand.trump is not None
    assert hand.asking is not None
    times = multiplier(hand.trump, hand.asking)
    row = []
    for action in view.actions:
        if isinstance(action, Pass):
            row.append(_act(view, scene, action, t.plain("button-pass")))
        elif isinstance(action, Call):
            label = t.plain("button-call", level=hand.asking.value, times=times)
            row.append(_act(view, scene, action, label))
    return [row]


def _plays(view: View, scene: Scene, t: Translator, manner: Manner) -> list[list[Button]]:
    rows: list[list[Button]] = []
    for suit in Suit:
        cards = [card for card in _fanned(view.playable, manner) if card.suit is suit]
        rows.extend(_card_rows(view, scene, cards, t, wide=manner.wide_buttons))
    return rows


def _card_rows(
    view: View, scene: Scene, cards: list[Card], t: Translator, *, wide: bool
) -> list[list[Button]]:
    """Three a row, four where all of them are digits; `wide` ones two."""
    rows = []
    while cards:
        size = 2 if wide else 4 if all(not card.points for card in cards[:4]) else 3
        rows.append([_card_button(view, scene, card, t) for card in cards[:size]])
        cards = cards[size:]
    return rows


def _card_button(view: View, scene: Scene, card: Card, t: Translator) -> Button:
    assert view.seat is not None
    return _act(view, scene, PlayCard(view.seat, card), words.card_face(card, t))


def _act(view: View, scene: Scene, action: Action, label: str) -> Button:
    return layout.button(label, Act(scene.match, view.decision, move_word(action)))


def _foot(view: View, hand: OpenHand, scene: Scene, t: Translator) -> Rows:
    """What may be asked beside the game, and the way back, two a row."""
    row = []
    narrowed = len(view.playable) < len(view.cards)
    if view.question is Question.PLAY and narrowed and not scene.paused:
        row.append(layout.button(t.plain("button-why"), WhyThese(scene.match, view.decision)))
    if hand.tricks:
        row.append(layout.button(t.plain("button-last-trick"), LastTrick(scene.match)))
    if scene.hints and view.question is not None and not scene.paused:
        row.append(layout.button(t.plain("button-hint"), Hint(scene.match, view.decision)))
    row += endings.end_button(view, scene, t)
    row += [button for back in layout.to_the_table(scene.group_link, t) for button in back]
    return layout.in_rows(row, 2)


def _between(
    view: View, finished: FinishedHand, seat: Seat, scene: Scene, t: Translator, manner: Manner
) -> Screen:
    ready = seat in scene.confirmed
    then = scene.at_hand(finished.open.number)
    tip = tips.tip(view, scene, t) if manner.tips else None
    text = layout.paragraphs(
        layout.lines(
            t("hand-scored", group=scene.group, number=finished.open.number),
            words.contract(finished.open, then, t),
            endings.how_it_ended(finished, then, t),
        ),
        layout.lines(
            *words.hand_sum(view, scene, finished, t), words.totals(view, scene, finished, t)
        ),
        _tricks(finished, then, t),
        tip,
        layout.lines(
            _after_next(scene, t) if ready else None,
            t("hand-stand-in") if seat in scene.stand_in else None,
        ),
    )
    # No count of who is ready: others' taps don't change this message.
    label = t.plain("button-next")
    following = layout.button(label, NextHand(scene.match, finished.open.number), "primary")
    shown = layout.screen(
        text,
        *_back(seat, scene, t),
        [] if ready else [following],
        *layout.to_the_table(scene.group_link, t),
    )
    return _pictured(shown, pictures.board(view, scene, finished.open.number, t), scene)


def _tricks(finished: FinishedHand, then: Scene, t: Translator) -> Markup | None:
    """Its tricks, where no group tells them; they and a picture have to fit one message."""
    if not then.alone:
        return None
    return tricks_told(finished, then, t, brief=then.pictures is not None)


def _pictured(screen: Screen, picture: Picture | None, scene: Scene) -> Screen:
    """With its picture, where no group shows it. No hand is live now: the next is sent anew."""
    return pictures.beside(screen, picture, scene.pictures) if scene.alone else screen


def _after_next(scene: Scene, t: Translator) -> Markup:
    return t("hand-about-to-deal") if scene.alone else t("hand-next-waiting")


def _over(view: View, scene: Scene, t: Translator) -> Screen:
    last = view.finished[-1] if view.finished and not scene.ended else None
    text = layout.paragraphs(
        layout.lines(_title(scene, t), *won_by(view, scene, t)),
        *(_last_hand(view, last, scene, t) if last is not None else ()),
        session(scene, t),
    )
    shown = layout.screen(text, again(scene, t), *layout.to_the_table(scene.group_link, t))
    return _pictured(shown, pictures.course(view, scene, t), scene)


def _last_hand(view: View, finished: FinishedHand, scene: Scene, t: Translator) -> Lines:
    """How it ended and what came of it; its tricks where no group tells them."""
    then = scene.at_hand(finished.open.number)
    return [
        layout.lines(
            endings.how_it_ended(finished, then, t), *words.hand_sum(view, scene, finished, t)
        ),
        _tricks(finished, then, t),
    ]
