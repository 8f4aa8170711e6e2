import { expect, test } from "vitest";
import {
  AppError,
  badInput,
  conflict,
  notAllowed,
  notAnImage,
  notFound,
  notSignedIn,
  toErrorBody,
  tooLarge,
  tooMany,
  unavailable,
} from "./errors.ts";

test.each([
  [badInput("x"), 400, "bad_input"],
  [notSignedIn(), 401, "not_signed_in"],
  [notAllowed(), 403, "not_allowed"],
  [notFound("x"), 404, "not_found"],
  [conflict("x"), 409, "conflict"],
  [tooLarge(), 413, "too_large"],
  [notAnImage(), 415, "not_an_image"],
  [tooMany("x", 30), 429, "too_many"],
  [unavailable(), 503, "unavailable"],
])("%s has the status %i", (error, status, code) => {
  expect(error).toBeInstanceOf(AppError);
  expect(error).toBeInstanceOf(Error);
  expect([error.status, error.code, error.report]).toEqual([status, code, status >= 500]);
  expect(error.message).not.toBe("");
});

test("the seconds to wait are whole and at least one", () => {
  expect([30, 0.2, 0, -5, Number.NaN].map((seconds) => tooMany("x", seconds).retryAfter)).toEqual([30, 1, 1, 1, 1]);
});

test("error and message carry the same text", () => {
  expect(toErrorBody(badInput("Please fill all required fields", { email: "Email is required" }, ["email"]))).toEqual({
    error: "Please fill all required fields",
    message: "Please fill all required fields",
    errors: { email: "Email is required" },
    missingFields: ["email"],
  });
  expect(toErrorBody(notFound("Volunteer not found"))).toEqual({
    error: "Volunteer not found",
    message: "Volunteer not found",
  });
});

test.each([new Error("password=secret at db:5432"), "text", null, undefined, { message: "leak" }])(
  "a foreign error leaks nothing",
  (error) => {
    const text = "Something went wrong. Please try again.";
    expect(toErrorBody(error)).toEqual({ error: text, message: text });
  },
);

test("the cause of an outage is kept for the log", () => {
  const cause = new Error("ECONNREFUSED");
  expect(unavailable("Try later", cause).cause).toBe(cause);
});
