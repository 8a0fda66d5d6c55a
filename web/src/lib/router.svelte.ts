import { rulebook } from "./rules.svelte";

/** A small router on the browser's own history: real addresses, no hash. */
export type Route =
  | { page: "home" }
  | { page: "new"; game: string }
  | { page: "table"; id: string }
  | { page: "join"; id: string; token: string }
  | { page: "replay"; id: string; number: number | null; eyes?: number | null }
  | { page: "rules"; game: string; clause: string | null }
  | { page: "learn"; game: string | null; lesson: string | null }
  | { page: "statistics"; game: string | null }
  | { page: "account" }
  | { page: "about" }
  | { page: "lost" };

export function parse(path: string): Route {
  const parts = path.split("/").filter(Boolean).map(decode);
  const [page, first, second, ...rest] = parts;
  if (page === "replay" && first && rest.length < 2) return replay(first, second, rest[0]);
  if (rest.length) return { page: "lost" };
  if (!page) return { page: "home" };
  if (page === "about" && !first) return { page: "about" };
  if (page === "account" && !first) return { page: "account" };
  if (page === "new" && first && !second) return { page: "new", game: first };
  if (page === "table" && first && !second) return { page: "table", id: first };
  if (page === "join" && first && second) return { page: "join", id: first, token: second };
  if (page === "statistics" && !second) return { page: "statistics", game: first ?? null };
  if (page === "learn") return { page: "learn", game: first ?? null, lesson: second ?? null };
  if (page === "rules" && first) return { page: "rules", game: first, clause: second ?? null };
  return { page: "lost" };
}

/** Seen by the seat of that letter, as records name seats; `-` is somebody without a seat. */
const EYES = "-ABCDEFG";

function replay(id: string, number: string | undefined, eyes: string | undefined): Route {
  if (number === undefined) return { page: "replay", id, number: null };
  if (!/^\d+$/.test(number)) return { page: "lost" };
  if (eyes === undefined) return { page: "replay", id, number: Number(number) };
  const seat = eyes.length === 1 ? EYES.indexOf(eyes) - 1 : -2;
  return seat < -1 ? { page: "lost" } : { page: "replay", id, number: Number(number), eyes: seat };
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export function href(route: Route): string {
  const path = (...parts: (string | number | null)[]) =>
    `/${parts
      .filter((part) => part !== null)
      .map((part) => encodeURIComponent(part))
      .join("/")}`;
  switch (route.page) {
    case "home":
    case "lost":
      return "/";
    case "new":
      return path("new", route.game);
    case "table":
      return path("table", route.id);
    case "join":
      return path("join", route.id, route.token);
    case "replay":
      return path(
        "replay",
        route.id,
        route.number,
        route.number === null || route.eyes == null ? null : EYES.charAt(route.eyes + 1),
      );
    case "rules":
      return path("rules", route.game, route.clause);
    case "learn":
      return path("learn", route.game, route.lesson);
    case "statistics":
      return path("statistics", route.game);
    case "account":
      return path("account");
    case "about":
      return path("about");
  }
}

class Router {
  route = $state.raw<Route>(parse(location.pathname));

  start(): void {
    addEventListener("popstate", () => (this.route = parse(location.pathname)));
    addEventListener("click", (event) => this.#follow(event));
  }

  go(route: Route, { replace = false, keepScroll = false } = {}): void {
    history[replace ? "replaceState" : "pushState"](null, "", href(route));
    this.route = route;
    if (!keepScroll) rulebook.close();
    if (!keepScroll) scrollTo(0, 0);
  }

  /** At a table the rules open over it: nobody has to leave a game to read a clause. */
  #opensRules(path: string): boolean {
    const wanted = parse(path);
    const here = this.route;
    const atTable = here.page === "table" || here.page === "replay" || (here.page === "learn" && here.lesson !== null);
    if (!atTable || wanted.page !== "rules") return false;
    rulebook.show(wanted.game, wanted.clause);
    return true;
  }

  /** Plain links inside the page are followed without loading it anew. */
  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return;
    const link = (event.target as Element).closest?.<HTMLAnchorElement>("a[href]");
    if (link && link.origin === location.origin && this.#opensRules(link.pathname)) return event.preventDefault();
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (link.pathname.startsWith("/api/") || link.getAttribute("href")?.startsWith("#")) return;
    event.preventDefault();
    this.go(parse(link.pathname));
  }
}

export const router = new Router();
