"""What a game is, apart from any position of it."""

import pickle

import ludi


def test_a_game_can_go_to_another_process() -> None:
    game = ludi.game("lutetia")
    told = game.texts.format("pl", "count-resource", resource="beer", n=2)  # asks for a plural
    twin = pickle.loads(pickle.dumps(game))
    assert twin.new(3, "there").view(0) == game.new(3, "there").view(0)
    assert twin.texts.format("pl", "count-resource", resource="beer", n=2) == told
