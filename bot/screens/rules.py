"""/rules: this table's rules card, and each rule as a page of two sentences and an example.

Promises: the pages say what this table plays, and an example what the engine makes of it by this
table's rules.
"""

from __future__ import annotations

from bot.handbook.contents import COVER, TOPICS, example, losing_duty, partner_duty
from bot.lessons.exercises import Duty, End, Exercise, Speech, Sum, Trick
from bot.pictures.model import Position
from bot.pictures.model import Trick as TrickSeen
from bot.screens import handbook, layout, pictures, points, positions, words
from bot.screens.handbook import Table
from bot.screens.screen import Screen
from bot.texts import Markup, Plain, Translator
from engine.cards import DECK, Card, Seat
from engine.points import NO, YES
from engine.rules import QUICK_HANDS, Rules

AHEAD, BEHIND = 48, 40
"""Written points after the last hand of a quick match."""
SURE = (Card("9O"), Card("1O"))
"""With the lead and these two trumps left, the rest is certain."""


def page(topic: str, table: Table, t: Translator) -> Screen:
    """The card (`COVER`), or the page of a topic."""
    return _card(table, t) if topic == COVER else _page(topic, table, t)


def title(topic: str, t: Translator) -> Plain:
    """A topic's name."""
    return t.plain("rules-topic", topic=Plain(topic))


def _titles(t: Translator) -> dict[str, Plain]:
    return {topic: title(topic, t) for topic in TOPICS}


def _card(table: Table, t: Translator) -> Screen:
    """What beats what, what it is worth, what may be said, and how this table plays."""
    rules, length = handbook.game(table, t), words.length(table.rules, t)
    if table.group:
        head = t("rules-table-of", group=table.group, rules=rules, length=length)
    else:
        head = t("rules-table", rules=rules, length=length)
    said = layout.joined(f"{name} {worth}" for name, worth in pictures.calls(table.rules, t))
    differing = points.differing(table.rules, t)
    played = [t("rules-differ"), *differing] if differing else [t("rules-lliure")]
    text = layout.paragraphs(
        head, t("rules-cards"), said, layout.lines(*played), Markup(t("rules-each"))
    )
    topics = handbook.listed("rules", _titles(t), 2)
    others = handbook.to_others("rules", t)
    return handbook.shown(text, table, t, *topics, others, [handbook.to_learn(table, t)])


def _page(topic: str, table: Table, t: Translator) -> Screen:
    name, position = title(topic, t), example(topic, table.rules)
    heading = t(
        "rules-heading",
        title=name,
        rules=handbook.game(table, t),
        length=words.length(table.rules, t),
    )
    return handbook.shown(
        layout.paragraphs(
            heading, _text(topic, table.rules, t), layout.lines(*_worked(topic, position, t))
        ),
        table,
        t,
        handbook.turning("rules", topic, _titles(t)),
        [
            handbook.to_cover("rules", t.plain("button-rules-all")),
            handbook.to_cover("faq", t.plain("button-faq")),
        ],
        picture=_picture(name, position, table.rules, t),
    )


def _picture(
    name: Plain, position: Exercise | None, rules: Rules, t: Translator
) -> TrickSeen | Position | None:
    """What lies on the table; None where there are no cards to see."""
    match position:
        case None:
            return None
        case Trick():
            laid, trump = positions.on_the_table(position)
            first, second, third, fourth = (laid[seat] for seat in Seat)
            return TrickSeen(
                title=name,
                people=pictures.people(positions.seated(t), Seat.SOUTH, t),
                cards=(first, second, third, fourth),
                leader=position.leader,
                winner=position.winner,
                trump=trump.suit if trump else None,
                trump_name=pictures.trump_name(trump, t) if trump else "",
                clockwise=rules.clockwise,
                faces=t.faces,
            )
        case _:
            return positions.picture(
                position, t, answered=True, title=name, clockwise=rules.clockwise
            )


def _text(topic: str, rules: Rules, t: Translator) -> Markup:
    """A rule in two sentences or three, as this table plays it."""
    match topic:
        case "deal":
            return t(
                "rules-deal",
                first=rules.first_dealer.value,
                side=YES if rules.clockwise else NO,
                dealing=rules.dealing.value,
                covered=YES if rules.covered_hand else NO,
            )
        case "partner":
            return t("rules-partner", duty=Plain(partner_duty(rules)))
        case "losing":
            return t("rules-losing", duty=Plain(losing_duty(rules)))
        case "calls":
            return t("rules-calls", when=rules.sant_vicenc.value)
        case "length" if rules.quick:
            return t("rules-quick", target=rules.winning_total, hands=QUICK_HANDS)
        case "length":
            return t("rules-length", target=rules.target)
        case _:
            return t("rules-text", topic=Plain(topic))


def _worked(topic: str, position: Exercise | None, t: Translator) -> list[Markup]:
    """The example, and what comes of it."""
    if position is None:
        return [t("rules-example"), _in_words(topic, t)]
    seen = positions.position(position, t)
    match position:
        case Sum() | End():
            return [t("rules-example"), *seen, *positions.because(position, t)]
        case Speech(ask="leads"):
            follows = [_leads(topic, position, t)]
        case Duty() if topic == "renunci":
            forbidden = (card for card in position.hand if card not in position.legal)
            cards = layout.joined((words.card(card, t) for card in forbidden), ", ")
            follows = [t("rules-example-renunci", cards=cards)]
        case _:
            follows = positions.because(position, t)
    return [t("rules-example-you", partner=positions.seated(t)[Seat.NORTH]), *seen, *follows]


def _leads(topic: str, speech: Speech, t: Translator) -> Markup:
    (leader,) = (seat for seat in Seat if seat in speech.right)
    name = positions.seated(t)[leader]
    if topic == "deal":
        return t("rules-example-deal", leader=name)
    return t("rules-example-leads", leader=name)


def _in_words(topic: str, t: Translator) -> Markup:
    match topic:
        case "length":
            return t("rules-example-quick", hands=QUICK_HANDS, ahead=AHEAD, behind=BEHIND)
        case "claim":
            cards = layout.joined((words.card(card, t) for card in SURE), ", ")
            return t("rules-example-claim", cards=cards)
        case _:
            each = len(DECK) // len(Seat)
            return t(
                "rules-example-misdeal",
                cards=len(DECK),
                each=each,
                more=each + 1,
                fewer=each - 1,
            )
