import { afterAll, beforeAll, expect, test } from "vitest";
import { addDays, todayIST } from "../../src/domain/dates.ts";
import { newId } from "../../src/domain/ids.ts";
import { saveSettings } from "../../src/features/calendar/calendar-store.server.ts";
import { holdDay } from "../../src/features/calendar/holding.server.ts";
import { newEnquiryNumber } from "../../src/features/enquiries/enquiry-number.ts";
import { testPerson, testVolunteer } from "../../src/features/notifications/people-test-kit.server.ts";
import { transaction } from "../../src/platform/database/transaction.server.ts";
import { startTestSite, type TestSite } from "../support/test-app.ts";

const ROUNDS = 1_000;
const CLIENTS = 64;
const UNTOUCHED = { slots: [], weekdaysOff: [], leadDays: 0, bufferMinutes: 0 };

let site: TestSite;
const people: { enquiry: string }[] = [];
beforeAll(async () => {
  site = await startTestSite();
  for (let at = 0; at < CLIENTS; at += 1) {
    const enquiry = newId();
    await site.deps.database.pool.query(
      "INSERT INTO enquiries (id, number, kind, status, name, phone) VALUES ($1, $2, 'volunteerBooking', 'confirmed', 'Ravi', '+919876543210')",
      [enquiry, newEnquiryNumber()],
    );
    people.push({ enquiry });
  }
});
afterAll(() => site.close());

const held = (listingId: string, enquiryId: string, day: string, quantity = 1) =>
  transaction(site.deps.db, (tx) => holdDay(site.deps, tx, { listingId, enquiryId, day, quantity }));

test("a thousand times sixty-four want the last date: exactly one has it", { timeout: 900_000 }, async () => {
  const { id } = await testVolunteer(site.deps, await testPerson(site.deps));
  for (let round = 0; round < ROUNDS; round += 1) {
    const day = addDays(todayIST(), round + 1);
    const won = await Promise.all(people.map(({ enquiry }) => held(id, enquiry, day)));
    expect(won.filter(Boolean), `round ${round}`).toHaveLength(1);
  }
});

test(
  "a thousand times sixty-four want some of a hundred chairs: never more than there are",
  { timeout: 900_000 },
  async () => {
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
  },
);
