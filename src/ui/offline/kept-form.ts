import type { Seen } from "./kept-labels.ts";

/** A form that was submitted while the browser was offline. */
export type KeptForm = {
  /** Its Idempotency-Key: however often it is sent, it counts once. */
  key: string;
  /** The username of who wrote it; '' when nobody was signed in. Sent for nobody else. */
  owner: string;
  /** The call it goes to; by POST where no method stands. */
  path: string;
  method?: string;
  /** For a change: the version that it began with. */
  basedOn?: string;
  /** JSON text, or the entries of a form with files. */
  body: string | [name: string, value: string | File][];
  /** A form with files as its inputs held it, without these: so that it can be filled in again should it come back. */
  typed?: Record<string, unknown>;
  /** What stood beside its fields. */
  seen?: Record<string, Seen>;
  /** Where it was written: address and title. */
  page: string;
  title: string;
  /** When it was submitted, in milliseconds. */
  at: number;
  /** When it was first on its way; from then on it may have arrived without our knowing. */
  triedAt?: number;
  /** How often it has failed, and until when it is left alone, in milliseconds. */
  tries?: number;
  after?: number;
} & (
  | { state: "waiting" }
  | { state: "refused"; trouble: string; fields: Record<string, string> }
  | { state: "sent"; answer: string; number?: string }
);
