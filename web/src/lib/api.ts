import type {
  Analysis,
  GameInfo,
  GameStatistics,
  Hint,
  LessonInfo,
  LessonNow,
  LessonPreview,
  LessonTry,
  Me,
  MyStatistics,
  NewTable,
  Note,
  Position,
  Preview,
  Program,
  ProgramToken,
  Refusal,
  Rules,
  Story,
  Table,
  TableSummary,
} from "./protocol";
import { language, type Lang } from "./text.svelte";

/** The server said no, or could not be reached (status 0). */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly refusal?: Refusal,
  ) {
    super(message);
  }
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, {
      method,
      credentials: "same-origin",
      // Errors come back as sentences in the language being read.
      headers: {
        "accept-language": language.current,
        ...(body !== undefined && { "content-type": "application/json" }),
      },
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    throw new ApiError(0, "");
  }
  // Signed out from elsewhere: with the page itself comes a new cookie
  if (answer.status === 401) location.reload();
  const text = await answer.text();
  if (!answer.ok) throw errorFrom(answer.status, text);
  const json = answer.headers.get("content-type")?.includes("json");
  return (json ? JSON.parse(text) : text) as T;
}

function errorFrom(status: number, text: string): ApiError {
  try {
    const body = JSON.parse(text) as { error?: string; refusal?: Refusal };
    return new ApiError(status, body.error ?? "", body.refusal);
  } catch {
    return new ApiError(status, "");
  }
}

const table = (id: string) => `/tables/${encodeURIComponent(id)}`;

export const api = {
  me: () => call<Me>("GET", "/me"),
  /** Is the cookie of this browser good no more? */
  isSignedOut: () =>
    fetch("/api/me", { credentials: "same-origin" }).then(
      (answer) => answer.status === 401,
      () => false,
    ),
  rename: (name: string) => call<Me>("PUT", "/me", { name }),
  signUp: (name: string, passphrase: string) => call<Me>("POST", "/account", { name, passphrase }),
  signIn: (name: string, passphrase: string) => call<Me>("POST", "/session", { name, passphrase }),
  signOut: () => call<Me>("DELETE", "/session"),
  signOutElsewhere: () => call<Me>("DELETE", "/session/others"),
  programs: () => call<Program[]>("GET", "/guests"),
  newProgram: (name: string) => call<ProgramToken>("POST", "/guests", { name }),
  revokeProgram: (id: string) => call<void>("DELETE", `/guests/${encodeURIComponent(id)}`),
  changePassphrase: (passphrase: string, fresh: string) =>
    call<Me>("PUT", "/account/passphrase", { passphrase, new: fresh }),
  deleteMe: (passphrase: string | null) => call<Me>("POST", "/account/delete", { passphrase }),
  webhook: (url: string | null, lang: Lang) => call<Me>("PUT", "/me/webhook", { url, language: lang }),
  tryWebhook: () => call<Me>("POST", "/me/webhook/try", {}),
  games: () => call<GameInfo[]>("GET", "/games"),
  rules: (game: string, lang: Lang) => call<Rules>("GET", `/games/${encodeURIComponent(game)}/rules/${lang}`),
  components: (game: string) => call<unknown>("GET", `/games/${encodeURIComponent(game)}/components`),
  lessons: (game: string) => call<LessonInfo[]>("GET", `/games/${encodeURIComponent(game)}/lessons`),
  tryLesson: (game: string, id: string, tried: LessonTry) =>
    call<LessonNow>("POST", `/games/${encodeURIComponent(game)}/lessons/${encodeURIComponent(id)}`, tried),
  previewLesson: (game: string, id: string, wanted: LessonPreview) =>
    call<Preview>("POST", `/games/${encodeURIComponent(game)}/lessons/${encodeURIComponent(id)}/preview`, wanted),
  tables: () => call<TableSummary[]>("GET", "/tables"),
  newTable: (wanted: NewTable) => call<Table>("POST", "/tables", wanted),
  table: (id: string) => call<Table>("GET", table(id)),
  join: (id: string, token: string, name?: string) =>
    call<Table>("POST", `${table(id)}/join`, name ? { token, name } : { token }),
  start: (id: string) => call<Table>("POST", `${table(id)}/start`, {}),
  seat: (id: string, seat: number, wanted: { kind: "bot" | "open"; level?: string }) =>
    call<Table>("POST", `${table(id)}/seats/${seat}`, wanted),
  resign: (id: string, seat: number) => call<Table>("POST", `${table(id)}/resign`, { seat }),
  agreeToEnd: (id: string, agree: boolean) => call<Table>("POST", `${table(id)}/end`, { agree }),
  record: (id: string) => call<string>("GET", `${table(id)}/record`),
  at: (id: string, number: number, seat?: number) =>
    call<Position>("GET", `${table(id)}/at/${number}${seat === undefined ? "" : `?seat=${seat}`}`),
  story: (id: string, seat?: number) =>
    call<Story>("GET", `${table(id)}/story${seat === undefined ? "" : `?seat=${seat}`}`),
  hint: (id: string, seat: number) => call<Hint>("POST", `${table(id)}/hint?seat=${seat}`, {}),
  wantHints: (id: string, agree: boolean) => call<Table>("POST", `${table(id)}/hints`, { agree }),
  analysis: (id: string) => call<Analysis>("GET", `${table(id)}/analysis`),
  analyse: (id: string) => call<Analysis>("POST", `${table(id)}/analysis`, {}),
  branch: (id: string, moves: number, seat: number, level: string) =>
    call<Table>("POST", `${table(id)}/branches`, { moves, seat, level }),
  upload: (record: string, seat: number | null, level: string) =>
    call<Table>("POST", "/records", { record, seat, level }),
  myStatistics: () => call<MyStatistics>("GET", "/statistics/me"),
  gameStatistics: (game: string) => call<GameStatistics>("GET", `/statistics/games/${encodeURIComponent(game)}`),
  notes: (id: string) => call<Note[]>("GET", `${table(id)}/notes`),
  writeNote: (id: string, moves: number, text: string) => call<Note>("POST", `${table(id)}/notes`, { moves, text }),
  dropNote: (id: string, note: string) => call<void>("DELETE", `${table(id)}/notes/${encodeURIComponent(note)}`),
};
