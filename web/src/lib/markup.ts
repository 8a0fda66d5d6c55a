/** The light Markdown of the rules: paragraphs, lists, tables, bold words, and references to clauses. */

export type Block =
  | { kind: "text"; text: string }
  | { kind: "list"; items: string[] }
  | { kind: "table"; head: string[]; rows: string[][] };

export function blocks(text: string): Block[] {
  return text.split(/\n\s*\n/).map((part): Block => {
    const lines = part.split("\n").filter((line) => line.trim());
    if (lines.every((line) => line.trim().startsWith("|"))) {
      const rows = lines
        .filter((line) => !/^\s*\|[\s:|-]+\|\s*$/.test(line))
        .map((line) =>
          line
            .trim()
            .replace(/^\||\|$/g, "")
            .split("|")
            .map((cell) => cell.trim()),
        );
      return { kind: "table", head: rows[0] ?? [], rows: rows.slice(1) };
    }
    if (lines.every((line) => /^\s*[-*] /.test(line)))
      return { kind: "list", items: lines.map((line) => line.replace(/^\s*[-*] /, "")) };
    return { kind: "text", text: lines.join(" ") };
  });
}

export type Piece = { text: string; clause?: string; strong?: boolean };

/** References like § 8.1 become links; bold stays bold. */
export function pieces(text: string): Piece[] {
  return text
    .split(/(§\s?\d+(?:\.\d+\w?)*|\*\*[^*]+\*\*)/)
    .filter(Boolean)
    .map((part) => {
      const found = /^§\s?(.+)$/.exec(part);
      if (found?.[1]) return { text: part, clause: found[1] };
      return part.startsWith("**") ? { text: part.slice(2, -2), strong: true } : { text: part };
    });
}
