/**
 * How a feature takes part in what everybody may ask of us about their data: a copy of it, and its erasure. Each feature
 * knows its own tables alone; src/app hands the parts in (`featureRights`), and src/features/rights goes through them.
 */
import type { Db, Tx } from "./database/database.server.ts";
import type { Deps } from "./deps.server.ts";

export type PersonalPhoto = {
  id: string;
  category: string;
  kind: string;
  name: string;
  /** A photo where nothing stands. */
  format?: "webp" | "pdf";
};

/** Whoever is erased, held until the transaction ends. */
export type ErasedPerson = {
  id: string;
  username: string;
  email: string | null;
  mobile: string;
  firstName: string;
  lastName: string;
};

/** What is known about a person who is erased: each feature adds what it has found to what those before it have. */
export type Findings = Record<
  /** By which they are known here, on their account and on what they keep; e-mails in lower case. */
  | "emails"
  | "phones"
  | "names"
  /** What they keep. */
  | "listings"
  /** Pages that led there. */
  | "pages"
  /** Rows that are theirs, or about them: what was told, logged or queued about the person names one of these. */
  | "ids"
  /** Those among them of which nothing is sent any more. */
  | "ended"
  /** Numbers of the requests that they sent. */
  | "numbers"
  /** What else lines of the log may be about. */
  | "logged"
  /** What was asked without an account under their address, which nobody has proven: it loses the address, and nothing else. */
  | "guests",
  string[]
>;

/** What names a person in the records that speak of them. */
export type Traces = {
  /** Their addresses and numbers, and the names by which they and what they keep are shown: for our own words about them. */
  words: string[];
  /** The same without what may be a common word, such as a username or the name of one word: for what others wrote to them. */
  unmistakable: string[];
};

/** The address of the account as it is compared, as a list. On a listing anybody may write anybody's. */
export const ownAddress = ({ email }: Pick<ErasedPerson, "email">): string[] => (email ? [email.toLowerCase()] : []);

/** Of one feature; both steps run in the transaction that found what there is, first all that clean, then all that remove. */
export type Erasure = {
  found?: Partial<Findings>;
  /** Takes the person out of what stays. */
  clean?(traces: Traces, found: Findings): Promise<void>;
  /** Deletes what is theirs; the account itself goes last. */
  remove?(): Promise<void>;
};

export type PersonalPart = {
  /** Lists of the copy, by name; one query each, $1 is the person. Secrets (hashes) are left out. */
  copy?: Readonly<Record<string, string>>;
  /** How a row of such a list is shown, where it holds what others wrote: as the pages show it to this person. */
  shown?: Readonly<Record<string, (row: Record<string, unknown>) => Record<string, unknown>>>;
  /** Photos of the copy. */
  photos?(db: Db, userId: string): Promise<PersonalPhoto[]>;
  /** Finds and holds what is theirs, and changes nothing yet: work that is under way may put the erasure off. */
  erase?(deps: Deps, tx: Tx, person: ErasedPerson, found: Findings): Promise<Erasure>;
};

declare module "./deps.server.ts" {
  interface Deps {
    /** What each feature keeps about people. */
    personal: readonly PersonalPart[];
  }
}
