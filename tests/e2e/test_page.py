"""The page as a browser gets it from the real server."""

from tests.e2e.conftest import NewVisitor


def test_the_page_opens_under_its_strict_policy(visitor: NewVisitor) -> None:
    ala = visitor()
    ala.go()
    ala.page.wait_for_selector("#app > *")
    assert "Ludi Romani" in ala.page.title()
    (cookie,) = ala.context.cookies()
    assert (cookie["name"], cookie["httpOnly"], cookie["sameSite"]) == ("ludi", True, "Lax")
    assert ala.page.evaluate("document.cookie") == ""


def test_an_inline_script_from_elsewhere_does_not_run(visitor: NewVisitor) -> None:
    ala = visitor()
    ala.go()
    ala.page.wait_for_selector("#app > *")
    ala.page.evaluate(
        """() => {
            const script = document.createElement("script");
            script.textContent = "window.stolen = true";
            document.body.append(script);
        }"""
    )
    assert ala.page.evaluate("window.stolen") is None
    assert any("Content Security Policy" in complaint for complaint in ala.complaints)
    ala.complaints.clear()


def test_every_address_opens_the_page(visitor: NewVisitor) -> None:
    ala = visitor()
    ala.go("/rules/lutetia/8.1")
    ala.page.wait_for_selector("#app > *")


def test_scripts_of_the_page_reach_the_live_table(visitor: NewVisitor) -> None:
    ala = visitor()
    ala.go()
    ala.page.wait_for_selector("#app > *")
    prompt = ala.page.evaluate(
        """async () => {
            const seats = [{ kind: "me" }, { kind: "bot", level: "random" }];
            const body = JSON.stringify({ game: "lutetia", seats });
            const headers = { "content-type": "application/json" };
            const made = await fetch("/api/tables", { method: "POST", headers, body });
            const { id } = await made.json();
            const socket = new WebSocket(`ws://${location.host}/api/tables/${id}/live`);
            return await new Promise((resolve) => {
                socket.onmessage = ({ data }) => {
                    const message = JSON.parse(data);
                    if (message.type === "position") resolve(message.prompt.key);
                };
            });
        }"""
    )
    assert prompt.startswith("ask-")
    assert ala.positions()[-1]["offers"]
