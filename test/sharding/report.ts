import { classify, type Class } from "./classify.ts";
import { ONE_VALUE, type Recorded } from "./collector.ts";

/** The calls and pages that a season is made of: everything before, in and after a booking. */
export const BUSY = [
  /^GET \/$/,
  /^GET \/(?:Volunteers|Artists?|ArtistBooking|Venues?|search|rentals|photographers|caterers)$/i,
  /^GET \/[\w-]+\/:(?:slug|username|listing|name)$/i,
  /^GET \/api\/(?:volunteers|artists?|managers|venues?|rentals|photographers|caterers|decorators|beauty|ceremonies|planners)\/(?:fetch|facets|suggest|:\w+)/i,
  /^GET \/api\/(?:search|suggest|calendars?|ratings|listings?)\b/,
  /^POST \/api\/(?:inquiry|twilio|account\/(?:login|logout))/,
  /^(?:GET|POST|PATCH) \/api\/(?:bookings|requests|enquiries|my\/requests|messages|threads|payments|money)\b/,
  /^POST \/api\/ratings\b/,
];
export const isBusy = (name: string): boolean => BUSY.some((one) => one.test(name));

export type Line = { call: string; statement: string; class: Class; count: number; tables: string[] };

/** Every statement with its class; those that begin and end transactions aside. Unreadable ones are said, and counted as crossing. */
export async function classed(recorded: Recorded): Promise<Line[]> {
  const known = new Map<string, Promise<{ class: Class; tables: string[] }>>();
  const ask = (sql: string) => {
    const one = known.get(sql) ?? classify(sql).catch(() => ({ class: "crosses" as const, tables: ["unreadable"] }));
    known.set(sql, one);
    return one;
  };
  const lines: Line[] = [];
  for (const [call, statements] of recorded)
    for (const [statement, count] of statements) {
      const { class: read, tables } = await ask(statement);
      // A list of one goes where its one value lies.
      const kind = read === "several" && statement.startsWith(ONE_VALUE) ? "one" : read;
      if (kind !== "control") lines.push({ call, statement, class: kind, count, tables });
    }
  return lines;
}

const ONE_NODE: readonly Class[] = ["one", "name", "state", "copy", "queue"];
export const staysOnOne = ({ class: kind }: Pick<Line, "class">): boolean => ONE_NODE.includes(kind);

const CLASSES: readonly Class[] = ["one", "name", "state", "copy", "queue", "several", "all", "crosses"];
const sum = (lines: readonly Line[]) => lines.reduce((all, { count }) => all + count, 0);
const percent = (part: number, whole: number) => (whole === 0 ? "–" : `${((100 * part) / whole).toFixed(1)} %`);

/** How the statements of some lines are spread over the classes: a row of a table. */
const spread = (name: string, lines: readonly Line[]): string =>
  `| ${[
    name,
    sum(lines).toLocaleString("en-IN"),
    ...CLASSES.map((kind) => percent(sum(lines.filter((line) => line.class === kind)), sum(lines))),
    `**${percent(sum(lines.filter(staysOnOne)), sum(lines))}**`,
  ].join(" | ")} |`;

const shortened = (statement: string) =>
  statement.replace("/* one */ ", "").replace(/\|/g, "\\|").replace(/`/g, "").slice(0, 150);

/** The tables of docs/sharding.md. @param mixes what was recorded, by its name */
export function tables(mixes: Readonly<Record<string, readonly Line[]>>): string {
  const head = `| what | statements | ${CLASSES.join(" | ")} | one node |\n|---|--:|${CLASSES.map(() => "--:|").join("")}--:|`;
  const rows = Object.entries(mixes).flatMap(([name, lines]) => [
    spread(name, lines),
    spread(
      `${name}, busy calls`,
      lines.filter(({ call }) => isBusy(call)),
    ),
    spread(
      `${name}, busy calls but the search`,
      lines.filter(({ call }) => isBusy(call) && !/search/i.test(call)),
    ),
  ]);
  const crossing = Object.values(mixes)
    .flat()
    .filter((line) => isBusy(line.call) && !staysOnOne(line));
  const byShape = Map.groupBy(crossing, ({ class: kind, tables: named }) => `${kind} | ${named.toSorted().join(", ")}`);
  const listed = [...byShape]
    .map(([shape, lines]) => ({ shape, lines, count: sum(lines) }))
    .toSorted((a, b) => b.count - a.count)
    .map(({ shape, lines, count }) => {
      const calls = [...new Set(lines.map(({ call }) => call))];
      const example = lines.toSorted((a, b) => b.count - a.count)[0]!.statement;
      return `| ${shape} | ${count.toLocaleString("en-IN")} | ${calls.slice(0, 3).join(", ")}${calls.length > 3 ? `, and ${calls.length - 3} more` : ""} | \`${shortened(example)}\` |`;
    });
  return [
    head,
    ...rows,
    "",
    "Every statement of the busy calls that does not stay on one node, put together by class and tables:",
    "",
    "| class | tables | times | asked by | for example |\n|---|---|--:|---|---|",
    ...listed,
  ].join("\n");
}
