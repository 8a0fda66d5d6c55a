import { beforeEach, describe, expect, it } from "vitest";
import { href, parse, router, type Route } from "./router.svelte";

describe("addresses", () => {
  const routes: [string, Route][] = [
    ["/", { page: "home" }],
    ["/new/lutetia", { page: "new", game: "lutetia" }],
    ["/table/a1", { page: "table", id: "a1" }],
    ["/join/a1/tok-en", { page: "join", id: "a1", token: "tok-en" }],
    ["/statistics", { page: "statistics", game: null }],
    ["/statistics/lutetia", { page: "statistics", game: "lutetia" }],
    ["/replay/a1", { page: "replay", id: "a1", number: null }],
    ["/replay/a1/148", { page: "replay", id: "a1", number: 148 }],
    ["/replay/a1/148/B", { page: "replay", id: "a1", number: 148, eyes: 1 }],
    ["/replay/a1/0/-", { page: "replay", id: "a1", number: 0, eyes: -1 }],
    ["/learn", { page: "learn", game: null, lesson: null }],
    ["/learn/lutetia/LUT-EX-02", { page: "learn", game: "lutetia", lesson: "LUT-EX-02" }],
    ["/rules/lutetia", { page: "rules", game: "lutetia", clause: null }],
    ["/rules/lutetia/8.5.2", { page: "rules", game: "lutetia", clause: "8.5.2" }],
    ["/about", { page: "about" }],
  ];
  it.each(routes)("%s", (path, route) => {
    expect(parse(path)).toEqual(route);
    expect(href(route)).toBe(path);
  });

  it.each([
    "/table",
    "/join/a1",
    "/replay/a1/x",
    "/replay/a1/3/b",
    "/replay/a1/3/AB",
    "/replay/a1/3/A/4",
    "/nowhere",
    "/about/us",
    "/table/a/b/c",
    "/new",
  ])("%s leads nowhere", (path) => {
    expect(parse(path)).toEqual({ page: "lost" });
  });

  it("survive strange letters", () => {
    const route: Route = { page: "join", id: "a b", token: "ż/ó" };
    expect(parse(href(route))).toEqual(route);
    expect(parse("/table/%E0%A4%A")).toEqual({ page: "table", id: "%E0%A4%A" });
  });
});

describe("links", () => {
  beforeEach(() => {
    document.body.innerHTML = "";
    window.scrollTo = () => {};
  });
  router.start();

  function click(html: string, init: MouseEventInit = {}): boolean {
    document.body.innerHTML = html;
    const event = new MouseEvent("click", { bubbles: true, cancelable: true, ...init });
    document.querySelector("a")?.dispatchEvent(event);
    return event.defaultPrevented;
  }

  it("inside the page are followed without loading it anew", () => {
    expect(click('<a href="/table/a1">x</a>')).toBe(true);
    expect(router.route).toEqual({ page: "table", id: "a1" });
    expect(location.pathname).toBe("/table/a1");
  });

  it.each([
    ['<a href="/table/b" target="_blank">x</a>', {}],
    ['<a href="/api/tables/b/record" download>x</a>', {}],
    ['<a href="/table/b">x</a>', { ctrlKey: true }],
    ['<a href="#games">x</a>', {}],
  ])("%s is left to the browser", (html, init) => {
    const before = router.route;
    expect(click(html, init)).toBe(false);
    expect(router.route).toBe(before);
  });
});
