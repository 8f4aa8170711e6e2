import { expect, test } from "vitest";
import { dividedFor, keptFiles, isUnsure, nextTry, patienceFor, surelyNotArrived, waitsAfter } from "./send-rules.ts";

const HOUR = 3_600_000;
const photo = (bytes: number) => new File([new Uint8Array(bytes)], "me.jpg");
const withPhotos: [string, string | File][] = [
  ["firstName", "Asha"],
  ["profileImage", photo(800_000)],
  ["galleryImages", photo(160_000)],
];

test("what is refused for now waits, what is refused for good does not", () => {
  expect([401, 408, 412, 429, 500, 503].map(waitsAfter)).toEqual([true, true, true, true, true, true]);
  expect([400, 403, 404, 409, 413, 415].map(waitsAfter)).toEqual([false, false, false, false, false, false]);
  expect([401, 412, 429, 500, 408].map(surelyNotArrived)).toEqual([true, true, true, false, false]);
});

test("what may have arrived is not sent again once its key may be forgotten", () => {
  expect(isUnsure({}, 100 * HOUR)).toBe(false);
  expect(isUnsure({ triedAt: 0 }, 39 * HOUR)).toBe(false);
  expect(isUnsure({ triedAt: 0 }, 41 * HOUR)).toBe(true);
});

test("photos have as long as a slow line needs", () => {
  expect(keptFiles("{}")).toEqual([]);
  expect(keptFiles(withPhotos)).toHaveLength(2);
  expect(patienceFor("{}")).toBe(60_000);
  expect(patienceFor(withPhotos)).toBe(60_000 + 120_000);
});

test("a form that failed waits longer each time, at most a quarter of an hour, and as long as the server asks", () => {
  const busy = { status: 503, retryAfter: null };
  expect(nextTry({ body: "{}" }, null, 0)).toEqual({});
  expect(nextTry({ body: "{}" }, busy, 5)).toEqual({ tries: 1, after: 10_005 });
  expect(nextTry({ body: withPhotos }, null, 0)).toEqual({ tries: 1, after: 10_000 });
  expect(nextTry({ body: withPhotos, tries: 3 }, null, 0)).toEqual({ tries: 4, after: 80_000 });
  expect(nextTry({ body: withPhotos, tries: 40 }, busy, 0)).toEqual({ tries: 41, after: 900_000 });
  expect(nextTry({ body: "{}" }, { status: 429, retryAfter: "3600" }, 0).after).toBe(HOUR);
  expect(nextTry({ body: "{}" }, { status: 503, retryAfter: "Wed, 21 Oct 2026 07:28:00 GMT" }, 0).after).toBe(10_000);
});

test("everybody sees their own and what nobody wrote; after 30 days all goes but one's own", () => {
  const DAY = 24 * HOUR;
  const forms = [
    { owner: "asha", at: 0 },
    { owner: "", at: 0 },
    { owner: "ravi", at: 0 },
    { owner: "ravi", at: 20 * DAY },
  ];
  expect(dividedFor(forms, "asha", 31 * DAY)).toEqual({
    mine: [forms[0]],
    others: [forms[3]],
    tooOld: [forms[1], forms[2]],
  });
  expect(dividedFor(forms, "", 29 * DAY)).toEqual({
    mine: [forms[1]],
    others: [forms[0], forms[2], forms[3]],
    tooOld: [],
  });
});
