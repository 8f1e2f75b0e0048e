"""A handful of cards and three managers, enough to put anything into words."""

from __future__ import annotations

import pytest

from bbtm_tui.cards.cardset import CardSet
from bbtm_tui.cards.loader import load
from bbtm_tui.cards.models import (
    HighlightCard,
    NamedAbility,
    PackFile,
    PayoutKind,
    PlayerCard,
    StaffCard,
    Team,
    TeamFile,
    Token,
    TournamentCard,
)
from bbtm_tui.wording.table import Names


@pytest.fixture(scope="session")
def cards() -> CardSet:
    team = Team(id="greens", name="The Greens", short="Greens", union="GRN", mark="*", ascii="G", colour="#00ff00")
    players = (
        PlayerCard(id="runner", name="Swift Runner", power=(2, 1)),
        PlayerCard(id="blocker", name="Stout Blocker", power=(3, 1), named=("guard",)),
        PlayerCard(id="odd", name="[b]Odd {One}[/b]", power=(1, 0)),
    )
    return CardSet(
        packs=(PackFile(id="test", name="Test", version="1"),),
        unions=(),
        payouts=(
            PayoutKind(letter="F", id="fan", name="fan", names="fans", gives="fans"),
            PayoutKind(letter="S", id="staff", name="staff upgrade", names="staff upgrades", gives="staff-upgrade"),
            PayoutKind(letter="P", id="star", name="star player", names="star players", gives="star-player"),
        ),
        teams=(TeamFile(team=team, players=players),),
        stars=(),
        highlights=(
            HighlightCard(id="mud-bath", name="Mud Bath", left="F2", centre="S2 F1", right="F1"),
            HighlightCard(id="dust-up", name="Dust Up", centre="F3"),
        ),
        tournaments=(
            TournamentCard.model_validate(
                {"id": "cup", "name": "The Cup", "winner": "F9", "runner-up": "F5", "lose": "F1"}
            ),
        ),
        headlines=(),
        staff=(StaffCard(id="coach", name="Old Coach"), StaffCard(id="wizard", name="Hired Hand")),
        named=(NamedAbility(id="guard", name="Guard"),),
        tokens=(Token(id="plus-two", name="+2 Star Power", copies=1), Token(id="ejection", name="Ejection", copies=1)),
        faces=(),
    )


@pytest.fixture(scope="session")
def real_cards() -> CardSet:
    """The base game."""
    return load().cards


@pytest.fixture(scope="session")
def names(cards: CardSet) -> Names:
    return Names(cards, ("Ada", "Ben", "Cleo"))
