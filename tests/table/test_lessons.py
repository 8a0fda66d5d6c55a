"""Lessons over HTTP: a task, an answer to every try, and what is done is kept."""

LESSONS = "/api/games/lutetia/lessons"


def spending(*by_seat: int) -> dict[str, object]:
    return {"moves": [{"type": "legions", "by_seat": by_seat}]}


def test_the_lessons_of_a_game_are_listed(person):
    listed = person().get(LESSONS)
    assert {"id", "key", "kind", "clauses", "about_end", "done"} == set(listed[0])
    assert {"play", "foretell"} == {each["kind"] for each in listed}


def test_a_lesson_is_played_right_other_and_refused(person):
    ala, path = person(), f"{LESSONS}/LUT-EX-05a"
    begun = ala.post(path)
    assert (begun["verdict"], begun["done"]) == (None, False)
    offered = [offer["move"] for offer in begun["position"]["offers"]]
    assert {"type": "legions", "by_seat": [2, 0]} in offered
    other = ala.post(path, spending(1, 0))
    assert (other["verdict"], other["done"]) == ("other", False)
    refused = ala.post(path, spending(9, 0))
    assert (refused["verdict"], refused["refusal"]["clause"]) == ("refused", "8.6.4")
    assert ala.post(path, {"hint": True})["hint"] == {"type": "legions", "by_seat": [2, 0]}
    right = ala.post(path, spending(2, 0))
    assert (right["verdict"], right["done"]) == ("right", True)


def test_an_outcome_is_foretold(person):
    ala, path = person(), f"{LESSONS}/LUT-EX-02"
    begun = ala.post(path)
    assert begun["answer"] is None
    assert begun["position"]["view"]["players"][0]["supply"] == 3  # nothing has happened yet
    assert 9 in begun["choices"]
    wrong = ala.post(path, {"answer": 7})
    assert (wrong["verdict"], wrong["answer"]) == ("wrong", 9)
    assert ala.post(path, {"answer": 9})["verdict"] == "right"


def test_what_is_not_there_is_said(person):
    ala = person()
    assert ala.http.post(f"{LESSONS}/LUT-EX-99", json={}).status_code == 404
    assert ala.http.get("/api/games/chess/lessons").status_code == 404
    bad = ala.http.post(f"{LESSONS}/LUT-EX-05a", json={"moves": [{"type": "castle"}]})
    assert bad.status_code == 400
    assert "error" in bad.json()


def test_what_is_done_is_kept_for_who_did_it(person):
    ala, bruno = person(), person()
    ala.post(f"{LESSONS}/LUT-EX-05a", spending(1, 0))
    assert not any(each["done"] for each in ala.get(LESSONS))
    for _ in range(2):
        ala.post(f"{LESSONS}/LUT-EX-05a", spending(2, 0))
    assert [each["id"] for each in ala.get(LESSONS) if each["done"]] == ["LUT-EX-05a"]
    ala.post(f"{LESSONS}/LUT-EX-02", {"answer": 9})
    assert sum(each["done"] for each in ala.get(LESSONS)) == 2
    assert not any(each["done"] for each in bruno.get(LESSONS))
    assert not any(each["done"] for each in ala.get("/api/games/concordia/lessons"))
