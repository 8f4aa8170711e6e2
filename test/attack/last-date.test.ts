import { afterEach, describe, expect, test } from "vitest";
import { addDays, daysFrom, todayIST } from "../../src/domain/dates.ts";
import { newId } from "../../src/domain/ids.ts";
import { demoRandom } from "../../src/app/demo/demo-random.ts";
import { saveSettings } from "../../src/features/calendar/calendar-store.server.ts";
import { insertHolds } from "../../src/features/calendar/hold-store.server.ts";
import { holdDay } from "../../src/features/calendar/holding.server.ts";
import { newEnquiryNumber } from "../../src/features/enquiries/enquiry-number.ts";
import { testPerson, testVolunteer } from "../../src/features/notifications/people-test-kit.server.ts";
import { transaction } from "../../src/platform/database/transaction.server.ts";
import { startPostgresSite } from "../support/postgres-site.ts";
import { startTestSite, type TestSite } from "../support/test-app.ts";

const ROUNDS = Number(process.env.RACE_ROUNDS ?? 1_000);
const CLIENTS = 64;
const UNTOUCHED = { slots: [], ownSlots: [], weekdaysOff: [], leadDays: 0, bufferMinutes: 0 };
const HALLS = ["Banquet", "Garden", "Lawn", "Rooftop", "Terrace"];
/** Printed; `HALLS_SEED` repeats a run. */
const SEED = process.env.HALLS_SEED ?? String(Date.now());

let site: TestSite;
let people: { enquiry: string }[];
async function begin(started: Promise<TestSite>): Promise<void> {
  site = await started;
  people = [];
  for (let at = 0; at < CLIENTS; at += 1) {
    const enquiry = newId();
    await site.deps.database.pool.query(
      "INSERT INTO enquiries (id, number, kind, status, name, phone) VALUES ($1, $2, 'volunteerBooking', 'confirmed', 'Ravi', '+919876543210')",
      [enquiry, newEnquiryNumber()],
    );
    people.push({ enquiry });
  }
}
afterEach(() => site.close());

const held = (listingId: string, enquiryId: string, day: string, quantity = 1) =>
  transaction(site.deps.db, (tx) => holdDay(site.deps, tx, { listingId, enquiryId, day, quantity }));

class Taken extends Error {}

describe.each([
  ["embedded", startTestSite],
  ["postgres", () => startPostgresSite(CLIENTS)],
] as const)("sixty-four at once, a thousand times, on %s", (_engine, start) => {
  const of = { timeout: 900_000 };

  test("want the last date: exactly one has it", of, async () => {
    await begin(start());
    const { id } = await testVolunteer(site.deps, await testPerson(site.deps));
    for (let round = 0; round < ROUNDS; round += 1) {
      const day = addDays(todayIST(), round + 1);
      const won = await Promise.all(people.map(({ enquiry }) => held(id, enquiry, day)));
      expect(won.filter(Boolean), `round ${round}`).toHaveLength(1);
    }
  });

  test("want some of a hundred chairs: never more than there are", of, async () => {
    await begin(start());
    const { id } = await testVolunteer(site.deps, await testPerson(site.deps));
    await site.deps.database.pool.query(
      "UPDATE listings SET category = 'rentals', one_per_person = false WHERE id = $1",
      [id],
    );
    await transaction(site.deps.db, (tx) => saveSettings(tx, id, { ...UNTOUCHED, capacity: 100 }));
    for (let round = 0; round < ROUNDS; round += 1) {
      const day = addDays(todayIST(), round + 1);
      const given = await Promise.all(
        people.map(async ({ enquiry }, at) => ((await held(id, enquiry, day, (at % 7) + 5)) ? (at % 7) + 5 : 0)),
      );
      const sum = given.reduce((all, n) => all + n, 0);
      expect(sum, `round ${round}`).toBeLessThanOrEqual(100);
      expect(sum, `round ${round}`).toBeGreaterThan(95);
    }
  });

  test("want spans of days that overlap: every day has one of them, each has all of its days or none", of, async () => {
    console.log(`HALLS_SEED=${SEED}`);
    const random = demoRandom(SEED);
    await begin(start());
    const { id } = await testVolunteer(site.deps, await testPerson(site.deps));
    for (let round = 0; round < ROUNDS; round += 1) {
      // A year is fought for in pieces; what was held of one goes before the next begins.
      const first = addDays(todayIST(), 1 + ((round * 12) % 600));
      const wanted = people.map(({ enquiry: enquiryId }) => {
        const day = addDays(first, random.int(0, 9));
        return { listingId: id, enquiryId, day, lastDay: addDays(day, random.int(0, 3)) };
      });
      const won = await Promise.all(
        wanted.map((one) => transaction(site.deps.db, (tx) => holdDay(site.deps, tx, one))),
      );
      const given = wanted.flatMap((one, at) => (won[at] ? daysFrom(one.day, one.lastDay) : []));
      const said = `HALLS_SEED=${SEED} round ${round}`;
      expect(won.some(Boolean), said).toBe(true);
      expect(new Set(given).size, said).toBe(given.length);
      const { rows } = await site.deps.database.pool.query<{ day: string }>(
        "DELETE FROM holds WHERE listing_id = $1 RETURNING day::text AS day",
        [id],
      );
      expect(rows.map(({ day }) => day).sort(), said).toEqual(given.toSorted());
    }
  });

  test(
    "want several halls, each in an order of their own, all of them or none: no hall twice, and nobody waits in a circle",
    of,
    async () => {
      console.log(`HALLS_SEED=${SEED}`);
      const random = demoRandom(SEED);
      await begin(start());
      const { id } = await testVolunteer(site.deps, await testPerson(site.deps));
      for (let round = 0; round < ROUNDS; round += 1) {
        const day = addDays(todayIST(), round + 1);
        const wanted = people.map(({ enquiry: enquiryId }) =>
          random
            .some(HALLS, random.int(1, 4))
            .map((unit) => ({ unit, day, slot: "whole", kind: "booking", enquiryId }) as const),
        );
        const won = await Promise.all(
          wanted.map((halls) =>
            transaction(site.deps.db, async (tx) => {
              if ((await insertHolds(tx, id, halls, site.deps.now())).length < halls.length) throw new Taken();
              return halls.map(({ unit }) => unit);
            }).catch((error: unknown) => {
              if (error instanceof Taken) return [];
              throw error;
            }),
          ),
        );
        const given = won.flat();
        expect(new Set(given).size, `HALLS_SEED=${SEED} round ${round}`).toBe(given.length);
        expect(given.length, `HALLS_SEED=${SEED} round ${round}`).toBeGreaterThan(0);
        const { rows } = await site.deps.database.pool.query<{ unit: string }>(
          "SELECT unit FROM holds WHERE listing_id = $1 AND day = $2",
          [id, day],
        );
        expect(rows.map(({ unit }) => unit).sort(), `HALLS_SEED=${SEED} round ${round}`).toEqual(given.toSorted());
      }
    },
  );
});
