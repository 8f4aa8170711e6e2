/** What a benchmark gives back: a title that states the data, and rows of equal columns, the first row the headings. */
export type Table = { title: string; rows: string[][] };
/** `bookings`: of the part that measures a season. `requests`: of the part that measures memory. */
export type Settings = { listings: number; bookings: number; seconds: number; rounds: number; requests: number };

export function printTable({ title, rows }: Table): void {
  const widths = rows[0]!.map((_cell, at) => Math.max(...rows.map((row) => row[at]!.length)));
  const line = (row: string[]) =>
    `| ${row.map((cell, at) => (at === 0 ? cell.padEnd(widths[at]!) : cell.padStart(widths[at]!))).join(" | ")} |`;
  console.log(`\n${title}\n`);
  console.log(line(rows[0]!));
  console.log(
    `|${widths.map((width, at) => (at === 0 ? "-".repeat(width + 2) : `${"-".repeat(width + 1)}:`)).join("|")}|`,
  );
  for (const row of rows.slice(1)) console.log(line(row));
  console.log("");
}
