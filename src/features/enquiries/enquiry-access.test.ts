import { expect, test } from "vitest";
import { ENQUIRY_STATUSES, MOVE_TABLE, isStep, movesFor, partiesOf } from "./enquiry-access.ts";

const today = "2026-11-21";
const at = (status: (typeof ENQUIRY_STATUSES)[number], eventDate: string | null = today) => ({ status, eventDate });

test("each side has its moves", () => {
  expect(movesFor(["recipient"], at("pending"), today)).toEqual(["accepted", "declined"]);
  expect(movesFor(["sender"], at("pending"), today)).toEqual(["cancelled"]);
  expect(movesFor(["sender"], at("accepted"), today)).toEqual(["confirmed", "cancelled"]);
  // Nobody confirms alone.
  expect(movesFor(["recipient"], at("accepted"), today)).toEqual(["cancelled"]);
  expect(movesFor([], at("pending"), today)).toEqual([]);
});

test("what is over stays over", () => {
  for (const status of ["declined", "cancelled", "completed"] as const)
    expect(movesFor(["sender", "recipient"], at(status), today)).toEqual([]);
  for (const { from, to } of MOVE_TABLE) expect([isStep(from, to), from === to]).toEqual([true, false]);
  expect(isStep("completed", "accepted")).toBe(false);
});

test("completed from the event's day on, or whenever no day was agreed", () => {
  expect(movesFor(["sender"], at("confirmed", "2026-11-22"), today)).toEqual(["cancelled"]);
  expect(movesFor(["sender"], at("confirmed"), today)).toEqual(["completed", "cancelled"]);
  expect(movesFor(["sender"], at("confirmed", null), today)).toEqual(["completed", "cancelled"]);
  // Of several days from the last one on; what is rented may come back before it was said to.
  const lasting = (details: Record<string, string>) =>
    movesFor(["sender"], { ...at("confirmed"), details }, today).includes("completed");
  expect([lasting({ days: "1" }), lasting({ days: "2" }), lasting({ returnDate: "2026-12-24" })]).toEqual([
    true,
    false,
    true,
  ]);
});

test("an admin answers what nobody in particular was asked, and only that", () => {
  const admin = { id: "a", role: "admin" } as const;
  expect(partiesOf(admin, { senderId: null, recipientId: null })).toEqual(["recipient"]);
  expect(partiesOf(admin, { senderId: null, recipientId: "r" })).toEqual([]);
  expect(partiesOf({ id: "s", role: "user" }, { senderId: "s", recipientId: null })).toEqual(["sender"]);
  expect(partiesOf({ id: "x", role: "user" }, { senderId: null, recipientId: null })).toEqual([]);
});
