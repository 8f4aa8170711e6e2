/**
 * Errors that people may read: a code for programs, a status, a message, and whether somebody
 * should be told. One translator turns them into HTTP (DECISIONS 23).
 */
import { FAILED } from "./failed.ts";
import { language, say, text } from "./words/say.ts";

export type ErrorCode =
  | "bad_input"
  | "not_signed_in"
  | "not_allowed"
  | "not_found"
  | "conflict"
  | "too_large"
  | "not_an_image"
  | "too_many"
  | "unavailable"
  | "internal";

type Details = {
  fields?: Record<string, string>;
  missingFields?: string[];
  retryAfter?: number;
  report?: boolean;
  cause?: unknown;
};

export class AppError extends Error {
  readonly code: ErrorCode;
  /** HTTP status. */
  readonly status: number;
  /** The text for each field at fault. */
  readonly fields?: Record<string, string>;
  /** Seconds to wait, for 429. */
  readonly retryAfter?: number;
  /** Names of required fields that were not sent. */
  readonly missingFields?: string[];
  /** True when it is our fault and belongs in the error log. */
  readonly report: boolean;

  constructor(code: ErrorCode, status: number, message: string, details: Details = {}) {
    super(message, details.cause === undefined ? undefined : { cause: details.cause });
    this.name = "AppError";
    this.code = code;
    this.status = status;
    this.fields = details.fields;
    this.missingFields = details.missingFields;
    this.retryAfter = details.retryAfter;
    this.report = details.report ?? status >= 500;
  }
}

/** 400: what was sent is wrong, by field where fields are at fault. */
export function badInput(message: string, fields?: Record<string, string>, missingFields?: string[]): AppError {
  return new AppError("bad_input", 400, message, { fields, missingFields });
}

/** 401. */
export function notSignedIn(message: string = text("Please login first.")): AppError {
  return new AppError("not_signed_in", 401, message);
}

/** 403. Where the thing must not even be known, use `notFound`. */
export function notAllowed(message: string = text("You are not allowed to do this.")): AppError {
  return new AppError("not_allowed", 403, message);
}

/** 404. */
export function notFound(message: string = text("Not found.")): AppError {
  return new AppError("not_found", 404, message);
}

/** 409: taken, or changed by somebody else meanwhile. */
export function conflict(message: string, fields?: Record<string, string>): AppError {
  return new AppError("conflict", 409, message, { fields });
}

/** 413. */
export function tooLarge(message: string = text("This is too large."), fields?: Record<string, string>): AppError {
  return new AppError("too_large", 413, message, { fields });
}

/** 415: told by the content of the file, not by its name. */
export function notAnImage(
  message: string = text("Please choose a JPEG, PNG or WebP photo."),
  fields?: Record<string, string>,
): AppError {
  return new AppError("not_an_image", 415, message, { fields });
}

/** 429 with `Retry-After`: whole seconds, at least 1. */
export function tooMany(message: string, retryAfterSeconds: number): AppError {
  return new AppError("too_many", 429, message, { retryAfter: Math.max(1, Math.ceil(retryAfterSeconds) || 1) });
}

/** 503: something we depend on does not answer. Reported. */
export function unavailable(
  message: string = text("This is not available right now. Please try again later."),
  cause?: unknown,
): AppError {
  return new AppError("unavailable", 503, message, { cause });
}

/** 503: more ask than can be served; the next one may come again soon. Not reported: there would be a thousand lines of it. */
export function tooBusy(retryAfter: number): AppError {
  return new AppError("unavailable", 503, text("Many people are here right now. Please try again in a few seconds."), {
    retryAfter,
    report: false,
  });
}

/** `error` and `message` always carry the same text: clients read one or the other. */
export type ErrorBody = { error: string; message: string; errors?: Record<string, string>; missingFields?: string[] };

const MISSING = /^(.+) is required\.?$/;

/** In the language that is spoken. What a schema says of a field that is missing is made of its label, which has a word of its own. */
function said(words: string): string {
  const known = say(words);
  const label = language() === "en" || known !== words ? undefined : MISSING.exec(words)?.[1];
  return label ? say("{label} is required", { label: say(label) }) : known;
}

/** The JSON of an answer, in the language that is spoken. An error that is not ours leaks nothing. */
export function toErrorBody(err: unknown): ErrorBody {
  const text = said(err instanceof AppError ? err.message : FAILED);
  const body: ErrorBody = { error: text, message: text };
  if (err instanceof AppError && err.fields)
    body.errors = Object.fromEntries(Object.entries(err.fields).map(([name, words]) => [name, said(words)]));
  if (err instanceof AppError && err.missingFields) body.missingFields = err.missingFields;
  return body;
}
