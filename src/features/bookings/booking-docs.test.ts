import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { projectRoot } from "../../platform/root.server.ts";
import { BOOKING_TABLE, STATUS_OF, type BookingEffect } from "./booking-table.ts";

const EFFECTS: Record<BookingEffect, string> = {
  holdDay: "the day is held for good, or 409",
  releaseDay: "the day is free",
  fixAgreement: "the agreement is fixed",
  moveDay: "the new day is held, or 409, then the old one is free",
  fixAmendment: "the change is fixed in a new agreement",
  settle: "what is owed back is fixed",
  tell: "the other side is told",
};

test("docs/bookings.md shows the table as it is", () => {
  const cells = BOOKING_TABLE.map(({ move, from, to, by, effects, step, payment, change, day, dispute, unsettled }) => [
    from,
    by,
    step
      ? `${move}, by a step of the request${unsettled ? ", until its day is past and nothing is open" : ""}`
      : payment
        ? `${move}, by a payment`
        : change
          ? `${move}, of a change`
          : day
            ? `${move}, from the day on`
            : dispute
              ? `${move}, by a dispute`
              : move,
    to,
    STATUS_OF[to],
    effects.map((one) => EFFECTS[one]).join(", ") || "–",
  ]);
  const rows = cells.map((row) => row.join(" · "));
  const shown = readFileSync(join(projectRoot, "docs/bookings.md"), "utf8")
    .split("\n")
    .filter((line) => line.startsWith("| ") && !/^\| (?:from|---|-)/.test(line))
    .map((line) =>
      line
        .split("|")
        .slice(1, -1)
        .map((cell) => cell.trim())
        .join(" · "),
    );
  expect(shown).toEqual(rows);
});
