/** The names by which calendars elsewhere call a zone, as names that a reader knows. */

/** Places that keep India's time: only they may read like a time without a zone. */
const INDIAS = /india|kolkata|calcutta|colombo|sri lanka|chennai|mumbai|delhi|\+0?5:?30/i;

function isIana(name: string): boolean {
  try {
    return Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}

/** 'GMT Standard Time 1', 'tzone://Microsoft/Utc' and '/mozilla.org/20050126_1/Europe/London' as they are meant. */
export function zoneName(given: string): string {
  const name = given.replace(/^"(.*)"$/, "$1").trim();
  if (/^tzone:\/\/microsoft\/utc$/i.test(name)) return "Etc/UTC";
  if (/^tzone:/i.test(name)) return "Customized Time Zone";
  if (isIana(name)) return name;
  const parts = name.split("/").filter(Boolean);
  // A path before it, of one to three words after it: 'America/Argentina/Salta'.
  for (let at = 0; at < parts.length; at += 1) {
    const end = parts.slice(at).join("/");
    if (isIana(end)) return end;
  }
  return name.replace(/\s+\d{1,3}$/, "");
}

const OF_TZID = /;TZID=("[^"]*"|tzone:\/\/[^:]*|[^:;]*)/i;
/** The zone of a property line, as written; null for none. */
export const zoneOfLine = (line: string): string | null => OF_TZID.exec(line)?.[1] ?? null;

/** The same line with another name for its zone. */
export const withZone = (line: string, name: string): string => line.replace(OF_TZID, `;TZID=${name}`);

/** The names of the zones that a calendar defines itself, as lines of VTIMEZONEs. */
export const renamedZones = (lines: readonly string[]): string[] =>
  lines.map((line) => {
    const id = /^TZID(?:;[^:]*)?:(.*)$/i.exec(line)?.[1];
    return id === undefined ? line : `TZID:${zoneName(id)}`;
  });

/**
 * Whether a reader knows a zone, rather than reading its times as India's.
 * @param read the instant of noon on a winter's and a summer's day there, in milliseconds; null where it is none
 * @param zones the VTIMEZONEs beside it
 */
export function isKnownZone(name: string, zones: readonly string[], read: (day: string) => number | null): boolean {
  if (INDIAS.test(name) || zones.some((line) => line.startsWith("TZOFFSETTO:+0530"))) return true;
  const [winter, summer] = [read("20270114"), read("20270714")];
  return (
    winter !== null &&
    summer !== null &&
    (winter !== Date.parse("2027-01-14T12:00:00+05:30") || summer !== Date.parse("2027-07-14T12:00:00+05:30"))
  );
}
