/** A paper as data: what stands on it in which order. `draw-sheet.ts` makes the PDF of it. Pure. */

export type SheetRow = {
  label: string;
  /** In small print below. */
  note?: string;
  amount: string;
};

export type SheetBlock =
  | { kind: "heading"; text: string }
  | { kind: "text"; text: string; soft?: boolean }
  | { kind: "facts"; facts: { label: string; value: string }[] }
  /** Beside each other; the first line of each stands out. */
  | { kind: "sides"; sides: { title: string; lines: string[] }[] }
  /** The heads are repeated where it goes over a page; the last sum stands out. */
  | { kind: "table"; heads: [string, string]; rows: SheetRow[]; sums: SheetRow[] }
  /** A picture that phones read, with what it leads to. */
  | { kind: "code"; address: string; title: string; text: string; fine?: string }
  | { kind: "signature"; text: string };

export type Sheet = {
  title: string;
  /** Below the title: number and day. */
  lead: string;
  /** At the top right: whose copy it is. */
  mark?: string;
  /** What has to stand at the very top. */
  top?: string;
  blocks: SheetBlock[];
  /** At the foot of every page. */
  foot: string;
  /** Whom it is from, for the properties of the file. */
  author: string;
  /** The instant of the properties, in ISO form: the same sheet is the same file, byte by byte. */
  at: string;
  /** Said where a letter is in a script that none of our fonts has. */
  elsewhere: string;
  /** The language that it is in: 'hi-IN'. */
  lang: string;
  /** 'Page {at} of {count}', with both names in braces. */
  pages: string;
};
