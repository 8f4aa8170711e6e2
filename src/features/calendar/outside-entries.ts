/** What the entries of a calendar elsewhere say, each read by itself (outside-read-worker.server.ts). */
import ical, { type CalendarResponse, type VEvent } from "node-ical";
import type { OutsideEntry } from "./feed-model.ts";
import { allOf, firstOf, isOver, without, type Piece, type Pieces } from "./outside-pieces.ts";
import { isKnownZone, renamedZones, withZone, zoneName, zoneOfLine } from "./outside-zones.ts";

/** Instants in milliseconds between which entries are kept, and the host whose entries are our own. */
export type Span = { from: number; to: number; ownHost: string };

/** India's day begins four hours before ours: a whole day here is from four to four (src/domain/slots.ts). */
const WHOLE_DAY_FROM_MS = 4 * 3_600_000;
const MINUTE_MS = 60_000;
/** What one entry may say of days besides its rule. */
const MOST_DATES = 2_000;

const isEvent = (part: CalendarResponse[string]): part is VEvent => part?.type === "VEVENT";
const isDate = (value: unknown): boolean => value instanceof Date && !Number.isNaN(value.getTime());

/** Free time, what was called off, and what came from here, keeps nobody busy. */
function keepsBusy({ status, transparency, uid }: VEvent, ownHost: string): boolean {
  return status !== "CANCELLED" && transparency !== "TRANSPARENT" && !String(uid).endsWith(`@${ownHost}`);
}

/** When it takes place, as far as that lies within the span. */
function entriesOf(event: VEvent, { from, to, ownHost }: Span): OutsideEntry[] {
  return ical
    .expandRecurringEvent(event, { from: new Date(from), to: new Date(to), expandOngoing: true })
    .filter((one) => keepsBusy({ ...one.event, uid: event.uid }, ownHost))
    .map(({ start, end, isFullDay }) => {
      const shift = isFullDay ? WHOLE_DAY_FROM_MS : 0;
      const begins = Math.max(start.getTime() + shift, from);
      return {
        from: begins,
        to: Math.min(Math.max(end.getTime() + shift, begins + MINUTE_MS), to),
        wholeDay: isFullDay,
      };
    })
    .filter((one) => one.from < one.to);
}

const fileOf = (zones: readonly string[], events: readonly (readonly string[])[]): string =>
  [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    ...zones,
    ...events.flatMap((lines) => ["BEGIN:VEVENT", ...lines, "END:VEVENT"]),
    "END:VCALENDAR",
    "",
  ].join("\r\n");

/** @throws where one of them makes no sense */
function readEvents(zones: readonly string[], events: readonly (readonly string[])[], span: Span): OutsideEntry[] {
  const read = Object.values(ical.sync.parseICS(fileOf(zones, events))).filter(isEvent);
  if (read.length === 0) throw new Error("There is no entry in it.");
  for (const { start, end } of read)
    if (!isDate(start) || (end !== undefined && !isDate(end))) throw new Error("It names no day.");
  return read.flatMap((event) => entriesOf(event, span));
}

/** With zones by names that are known. @throws where one is not */
function inKnownZones(piece: Piece, zones: readonly string[], known: Map<string, boolean>): Piece {
  const lines = piece.lines.map((line) => {
    const given = zoneOfLine(line);
    if (given === null) return line;
    const name = zoneName(given);
    const key = `${piece.calendar} ${name}`;
    const noon = (day: string): number | null => {
      const parsed = ical.sync.parseICS(fileOf(zones, [[`UID:z`, `DTSTART;TZID=${name}:${day}T120000`]]));
      const start = Object.values(parsed).find(isEvent)?.start;
      return isDate(start) ? Number(start) : null;
    };
    if (!known.has(key)) known.set(key, isKnownZone(name, zones, noon));
    if (!known.get(key)) throw new Error("Its zone is unknown.");
    return withZone(line, name);
  });
  return { ...piece, lines };
}

/** A second and a minute repeat nothing that keeps anybody busy: whoever writes so means to be read for ever. */
const isBomb = (piece: Piece): boolean =>
  allOf(piece, "RRULE").some(({ value }) => /FREQ=(SECOND|MINUTE)LY/i.test(value));

/** The further days of an entry (RDATE), and the busy times of a VFREEBUSY, as entries that take place once. */
function onceEach(name: "RDATE" | "FREEBUSY", piece: Piece, length: readonly string[], except: ReadonlySet<string>) {
  return allOf(piece, name)
    .filter(({ params }) => !/FBTYPE=FREE\b/i.test(params))
    .flatMap(({ params, value }) =>
      value.split(",").map((text): string[] => {
        const [start = "", end] = text.trim().split("/");
        const kept = params.replace(/;(?:VALUE=PERIOD|FBTYPE=[^;:]*)/gi, "");
        if (end === undefined) return except.has(start) ? [] : [`DTSTART${kept}:${start}`, ...length];
        return [`DTSTART${kept}:${start}`, end.startsWith("P") ? `DURATION:${end}` : `DTEND${kept}:${end}`];
      }),
    )
    .filter((lines) => lines.length > 0)
    .slice(0, MOST_DATES);
}

/** How long it takes, as a line for another day of it; none for what has no end. */
function lengthOf(zones: readonly string[], lines: readonly string[]): string[] {
  const [event] = Object.values(ical.sync.parseICS(fileOf(zones, [lines]))).filter(isEvent);
  if (!event || !isDate(event.start) || !isDate(event.end)) return [];
  const ms = Number(event.end) - Number(event.start);
  if (ms <= 0) return [];
  return [
    event.datetype === "date" ? `DURATION:P${Math.round(ms / 86_400_000)}D` : `DURATION:PT${Math.round(ms / 1_000)}S`,
  ];
}

/** A series or one that takes place once, and what was changed of single days of it. */
type Group = { main: Piece | null; changes: Piece[] };

/** By their UID: what names a day of a series (RECURRENCE-ID) goes with it; two of one UID are two. */
function groupsOf(pieces: readonly Piece[]): Group[] {
  const groups: Group[] = [];
  const series = new Map<string, Group>();
  const changes: Piece[] = [];
  for (const piece of pieces) {
    if (firstOf(piece, "RECURRENCE-ID")) {
      changes.push(piece);
      continue;
    }
    const group: Group = { main: piece, changes: [] };
    groups.push(group);
    const uid = firstOf(piece, "UID")?.value;
    if (uid && (firstOf(piece, "RRULE") || firstOf(piece, "RDATE") || !series.has(uid))) series.set(uid, group);
  }
  for (const change of changes) {
    const group = series.get(firstOf(change, "UID")?.value ?? "");
    if (group) group.changes.push(change);
    else groups.push({ main: null, changes: [change] });
  }
  return groups;
}

/** @returns what is kept of it, and how many of its pieces were understood */
function readGroup(
  { main, changes }: Group,
  span: Span,
  { zones, known }: { zones: readonly string[]; known: Map<string, boolean> },
): { entries: OutsideEntry[]; understood: number } {
  let understood = 0;
  const entries: OutsideEntry[] = [];
  const attempt = (read: () => OutsideEntry[]): boolean => {
    try {
      entries.push(...read());
      understood += 1;
      return true;
    } catch {
      return false;
    }
  };
  const sound = changes.flatMap((change) => {
    try {
      const one = inKnownZones(change, zones, known);
      readEvents(zones, [without(one, ["RECURRENCE-ID", "RRULE", "RDATE"]).lines], span);
      return [one];
    } catch {
      return [];
    }
  });
  const single = (change: Piece) => () =>
    readEvents(zones, [without(change, ["RECURRENCE-ID", "RRULE", "RDATE"]).lines], span);
  const moved = new Set(sound.flatMap((change) => firstOf(change, "RECURRENCE-ID")?.value ?? []));
  const read =
    main !== null &&
    attempt(() => {
      if (isBomb(main)) throw new Error("It repeats without end.");
      const piece = inKnownZones(main, zones, known);
      let whole = true;
      /** What can be read of its days stays, and it counts as not understood where one cannot. */
      const each = (days: string[][], common: readonly string[]) => {
        for (const lines of days)
          try {
            entries.push(...readEvents(zones, [[...common, ...lines]], span));
          } catch {
            whole = false;
          }
      };
      if (piece.type === "VFREEBUSY") {
        each(onceEach("FREEBUSY", piece, [], new Set()), uidOf(piece));
        if (!whole) throw new Error("A time in it makes no sense.");
        return [];
      }
      const once = without(piece, ["RDATE"]);
      const more = onceEach("RDATE", piece, lengthOf(zones, without(once, ["RRULE", "EXDATE"]).lines), moved);
      const others = without(once, ["RRULE", "EXDATE", "DTSTART", "DTEND", "DURATION"]).lines;
      const rule = firstOf(piece, "RRULE") !== null;
      const own =
        !rule && moved.has(firstOf(piece, "DTSTART")?.value ?? "")
          ? []
          : readEvents(zones, [once.lines, ...(rule ? sound.map(({ lines }) => lines) : [])], span);
      const left = new Set(allOf(piece, "EXDATE").flatMap(({ value }) => value.split(",")));
      each(
        more.filter(([start = ""]) => !left.has(start.slice(start.lastIndexOf(":") + 1))),
        others,
      );
      if (!whole) entries.push(...own);
      if (!whole) throw new Error("A day of it makes no sense.");
      return own;
    });
  const within = read && main !== null && firstOf(main, "RRULE") !== null;
  for (const change of sound)
    if (within) understood += 1;
    else attempt(single(change));
  return { entries, understood };
}

const uidOf = (piece: Piece): string[] => {
  const uid = firstOf(piece, "UID");
  return uid ? [`UID:${uid.value}`] : [];
};

export type Reading = { entries: OutsideEntry[]; total: number; understood: number };

/**
 * Reads one after another, and says after each of them what is known by then: whoever waits may stop it.
 * @param most so many are read; those nearest first, what is over is not among them
 */
export function* readPieces({ entries: pieces, zones }: Pieces, span: Span, most: number): Generator<Reading> {
  const before = new Date(span.from + 19_800_000 - 86_400_000).toISOString().slice(0, 10).replaceAll("-", "");
  const ahead = pieces.filter((piece) => !isOver(piece, before));
  const reading: Reading = { entries: [], total: pieces.length, understood: pieces.length - ahead.length };
  const renamed = zones.map(renamedZones);
  const known = new Map<string, boolean>();
  const starts = (piece: Piece | undefined) => (piece && firstOf(piece, "DTSTART")?.value) || "";
  const repeats = ({ main }: Group) => main !== null && firstOf(main, "RRULE") !== null;
  const groups = [...Map.groupBy(ahead, ({ calendar }) => calendar).values()]
    .flatMap((some) => groupsOf(some))
    // What takes place once is quick, and is known before a rule is asked that may take long.
    .sort(
      (a, b) =>
        Number(repeats(a)) - Number(repeats(b)) ||
        starts(a.main ?? a.changes[0]).localeCompare(starts(b.main ?? b.changes[0])),
    );
  let done = 0;
  yield reading;
  for (const group of groups) {
    if (done >= most) break;
    const calendar = (group.main ?? group.changes[0])?.calendar ?? 0;
    const { entries, understood } = readGroup(group, span, { zones: renamed[calendar] ?? [], known });
    for (const entry of entries) reading.entries.push(entry);
    reading.understood += understood;
    done += 1 + group.changes.length;
    yield reading;
  }
}
