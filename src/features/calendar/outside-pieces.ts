/**
 * A calendar file, cut into its entries before anything of it is understood: so one that makes no sense takes no other
 * with it, and each is counted. Pure; RFC 5545.
 */

/** One entry of a file, as its own lines. `calendar` names the VCALENDAR in which it stands. */
export type Piece = { type: "VEVENT" | "VFREEBUSY"; calendar: number; lines: readonly string[] };
/** `zones`: the VTIMEZONEs of each VCALENDAR, as lines. */
export type Pieces = { entries: Piece[]; zones: string[][] };

const ENTRIES = new Set(["VEVENT", "VFREEBUSY"]);

/** The lines of a file, unfolded: of whatever system wrote their ends. */
export const linesOf = (text: string): string[] =>
  text
    .replace(/^\uFEFF/, "")
    .replace(/\r\n?/g, "\n")
    .replace(/\n[ \t]/g, "")
    .split("\n");

/** Parts within an entry (alarms) are left out. What begins within another of its kind ends that one. */
export function piecesOf(text: string): Pieces {
  const entries: Piece[] = [];
  const zones: string[][] = [];
  let calendar = -1;
  let open: { type: string; lines: string[]; inner: number } | null = null;
  const close = () => {
    if (!open) return;
    const { type, lines } = open;
    if (type === "VTIMEZONE") zones[calendar]?.push(...lines);
    else if (type === "VEVENT" || type === "VFREEBUSY") entries.push({ type, calendar: Math.max(calendar, 0), lines });
    open = null;
  };
  for (const line of linesOf(text)) {
    const [, mark, name = ""] = /^(BEGIN|END):\s*([\w-]+)\s*$/i.exec(line) ?? [];
    const part = name.toUpperCase();
    if (mark?.toUpperCase() === "BEGIN") {
      if (part === "VCALENDAR") {
        close();
        calendar += 1;
        zones[calendar] = [];
      } else if (open && (ENTRIES.has(part) || part === "VTIMEZONE")) {
        close();
        open = { type: part, lines: [], inner: 0 };
      } else if (open) open.inner += 1;
      else open = { type: part, lines: [], inner: 0 };
      if (open?.type === "VTIMEZONE") open.lines.push(line);
    } else if (mark) {
      if (open?.type === "VTIMEZONE") open.lines.push(line);
      if (open && open.inner > 0) open.inner -= 1;
      else close();
    } else if (open && line && (open.inner === 0 || open.type === "VTIMEZONE")) open.lines.push(line);
  }
  close();
  return { entries, zones };
}

export type Property = { name: string; params: string; value: string };

/** A line as its name, its parameters (with the ';' before each) and its value; null for what is none. */
export function propertyOf(line: string): Property | null {
  const found = /^([\w-]+)((?:;[^=:;]+=(?:"[^"]*"|[^":;,]*)(?:,(?:"[^"]*"|[^":;,]*))*)*):(.*)$/.exec(line);
  return found ? { name: found[1]!.toUpperCase(), params: found[2]!, value: found[3]!.trim() } : null;
}

/** Of an entry, by name. */
export const allOf = ({ lines }: Pick<Piece, "lines">, name: string): Property[] =>
  lines.flatMap((line) => {
    const property =
      line.length >= name.length && line.slice(0, name.length).toUpperCase() === name ? propertyOf(line) : null;
    return property?.name === name ? [property] : [];
  });
export const firstOf = (piece: Pick<Piece, "lines">, name: string): Property | null => allOf(piece, name)[0] ?? null;

/** Without the lines of these names. */
export const without = <P extends Pick<Piece, "lines">>(piece: P, names: readonly string[]): P => ({
  ...piece,
  lines: piece.lines.filter((line) => !names.includes(/^[\w-]+/.exec(line)?.[0].toUpperCase() ?? "")),
});

/** Once, and over before a day: it needs no reading. @param before as YYYYMMDD */
export function isOver(piece: Piece, before: string): boolean {
  if (piece.type !== "VEVENT" || firstOf(piece, "RRULE") || firstOf(piece, "RDATE")) return false;
  const last = firstOf(piece, "DTEND") ?? (firstOf(piece, "DURATION") ? null : firstOf(piece, "DTSTART"));
  return last !== null && /^\d{8}/.test(last.value) && last.value.slice(0, 8) < before;
}
