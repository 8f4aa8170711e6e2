import { expect, test } from "vitest";
import { boardOf, differences, eventSchema, inOrder, standingOf, type EventRequest } from "./event-model.ts";

const request = (number: string, more: Partial<EventRequest>): EventRequest => ({
  id: number,
  number,
  listing: `of ${number}`,
  path: `/x/${number}`,
  category: "artists",
  title: number,
  day: "2027-01-01",
  lastDay: "2027-01-01",
  state: "quoted",
  totalPaise: null,
  paidPaise: 0,
  claimedPaise: 0,
  quote: null,
  slot: null,
  arrives: null,
  needs: [],
  votes: [],
  ...more,
});

test("the board counts what is booked, what was paid of it, and the lowest quote where nobody is booked", () => {
  const board = boardOf(
    ["venues", "artists", "caterers"],
    [
      request("a", { category: "venues", state: "confirmed", totalPaise: 500, paidPaise: 200, claimedPaise: 70 }),
      request("b", { category: "venues", totalPaise: 100 }),
      request("c", { totalPaise: 90 }),
      request("d", { totalPaise: 80, state: "countered" }),
      request("e", { state: "enquired" }),
      request("f", { state: "declined", totalPaise: 10 }),
      request("g", { category: "rentals", state: "cancelled", totalPaise: 10, paidPaise: 5 }),
    ],
  );
  expect(board).toMatchObject({ bookedPaise: 500, paidPaise: 200, claimedPaise: 70, likelyPaise: 80 });
  expect(board.rows.map(({ category }) => category)).toEqual(["venues", "artists", "caterers", "rentals"]);
  expect(board.rows[1]!.open.map(({ number }) => number)).toEqual(["d", "c", "e"]);
  expect(board.rows[1]!.over.map(({ number }) => number)).toEqual(["f"]);
  const days = boardOf(
    [],
    [
      request("a", { state: "agreed", totalPaise: 50 }),
      request("b", { day: "2026-12-30", totalPaise: 70 }),
      request("c", { totalPaise: 20 }),
    ],
  );
  // Whoever is asked for another day is no rival of whoever is booked.
  expect(days.rows.map(({ day, booked, open }) => [day, booked.length, open.map(({ number }) => number)])).toEqual([
    ["2026-12-30", 0, ["b"]],
    ["2027-01-01", 1, ["c"]],
  ]);
  expect(days.likelyPaise).toBe(70);
  expect(boardOf([], [])).toEqual({ rows: [], bookedPaise: 0, paidPaise: 0, claimedPaise: 0, likelyPaise: 0 });
});

test("how far an event has come is counted by what is wanted for a day, as on its board", () => {
  const needs = ["venues", "artists", "caterers", "decorators"];
  const requests = [
    request("a", { category: "venues", state: "confirmed" }),
    request("b", { category: "venues" }),
    request("c", { category: "artists", state: "agreed" }),
    request("d", { category: "artists", day: "2026-12-30" }),
    request("e", { category: "caterers", state: "declined" }),
  ];
  expect(standingOf(needs, requests)).toEqual({ wanted: 5, booked: 1, toConfirm: 1, asked: 1 });
  expect(standingOf(needs, requests).wanted).toBe(boardOf(needs, requests).rows.length);
  expect(standingOf([], [])).toEqual({ wanted: 0, booked: 0, toConfirm: 0, asked: 0 });
});

test("an event has a name and at least one day", () => {
  const said = (input: unknown) =>
    (eventSchema.safeParse(input).error?.issues ?? []).map(({ path, message }) => `${path.join(".")}: ${message}`);
  expect(said({ name: " ", parts: [] })).toEqual([
    "name: Please give it a name, such as Riya's wedding.",
    "parts: Please add at least one day.",
  ]);
  expect(said({ name: "Riya", parts: [{ name: "Sangeet", day: "01/02/2027" }], guests: 0 })).toHaveLength(2);
  expect(said({ name: "रिया की शादी", parts: [{ name: "Sangeet", day: "2027-02-01" }] })).toEqual([]);
});

test("who is on the list stands there once, with the first day for which nobody is booked, until they are asked", () => {
  const pick = (listing: string, category: string) => ({ listing, category, title: listing, path: `/x/${listing}` });
  const { rows } = boardOf(
    [],
    [request("a", { state: "agreed", day: "2027-01-01" }), request("b", { day: "2027-01-02" })],
    [pick("of b", "artists"), pick("new", "artists"), pick("hall", "venues")],
  );
  expect(rows.map(({ category, day, picks }) => [category, day, picks.map(({ listing }) => listing)])).toEqual([
    ["artists", "2027-01-01", []],
    ["artists", "2027-01-02", ["new"]],
    ["venues", null, ["hall"]],
  ]);
});

const QUOTE = {
  lines: ["Two hours"],
  included: "",
  excluded: "",
  payments: [],
  atOncePaise: 300_00,
  ladder: "Fair.",
  depositPaise: null,
  validUntil: "2027-01-01T00:00:00.000Z",
  heldUntil: null,
};

test("how an offer differs from the lowest is said in words", () => {
  const lowest = request("a", { totalPaise: 1_000_00, quote: QUOTE });
  expect(differences(lowest, lowest)).toEqual([]);
  expect(differences(request("b", {}), lowest)).toEqual([]);
  expect(differences(request("b", { totalPaise: 1_000_00, quote: QUOTE }), lowest)).toEqual(["As much as the lowest"]);
  const held = { ...QUOTE, atOncePaise: 100_00, ladder: "Strict.", heldUntil: "2027-01-01T00:00:00.000Z" };
  expect(differences(request("b", { totalPaise: 1_500_00, quote: held }), lowest)).toEqual([
    "₹500 more than the lowest",
    "₹200 less to pay at once",
    "Another rule for calling it off",
    "The day is held for you",
  ]);
});

test("those of a day stand by when they arrive", () => {
  const day = [request("c", {}), request("b", { arrives: "18:00" }), request("a", { arrives: "06:00" })];
  expect(inOrder(day).map(({ number }) => number)).toEqual(["a", "b", "c"]);
});
