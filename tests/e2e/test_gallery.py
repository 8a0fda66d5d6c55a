"""`make gallery` finds every scene it wants to show; its pictures are for people to look at."""

import pytest

from tests.e2e.gallery import PLAYS, Play


@pytest.mark.parametrize("play", PLAYS, ids=lambda play: play.title(""))
def test_some_game_has_all_the_scenes_of_a_play(play: Play) -> None:
    assert play.seed()


def test_a_scene_that_never_comes_is_named() -> None:
    never = Play("lutetia", 2, {"snow": lambda moment: False})
    with pytest.raises(AssertionError, match=r"lutetia for 2 has \['snow'\]"):
        never.seed()
