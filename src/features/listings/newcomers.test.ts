import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { addDays } from "../../domain/dates.ts";
import { LISTS } from "../../domain/limits.ts";
import { drawn, isNew, seenToday, withDrawn } from "./newcomers.server.ts";
import { NEWCOMERS } from "./ranking.ts";

const MONDAY = "2026-11-23";
const ids = (n: number) =>
  Array.from({ length: n }, (_, at) => `00000000-0000-7000-8000-${String(at).padStart(12, "0")}`);
const week = Array.from({ length: NEWCOMERS.round }, (_, at) => addDays(MONDAY, at));

describe("the lot of who is new", () => {
  test("is what the public page says: a circle by MD5, a seventh a day, and the lot of the day among those whose turn it is", () => {
    const md5 = (text: string) => createHash("md5").update(text).digest("hex");
    const by = (number: (id: string) => string) => (a: string, b: string) => (number(a) < number(b) ? -1 : 1);
    for (const n of [1, 6, 7, 23])
      for (const [d, day] of week.entries()) {
        const circle = ids(n).sort(by(md5));
        const [from, until] = [Math.floor((n * d) / 7), Math.floor((n * (d + 1)) / 7)];
        const turn = circle.slice(from, until).sort(by((id) => md5(`${day}:${id}`)));
        expect(drawn(day, ids(n).toReversed())).toEqual([...turn, ...circle.slice(until), ...circle.slice(0, from)]);
      }
  });

  test("everybody is seen within any seven days: on the first page up to 14 of them, on the first twelve up to 168, of more on as many as it takes", () => {
    for (const n of [1, 2, 5, 13, 14, 15, 40, 168])
      for (let first = 0; first < 364; first++) {
        const places = n <= 14 ? 2 : NEWCOMERS.places;
        const seen = new Set(week.flatMap((_, at) => drawn(addDays(MONDAY, first + at), ids(n)).slice(0, places)));
        expect(seen.size, `${n} from day ${first}`).toBe(n);
      }
    for (const n of [40, 169, 700, NEWCOMERS.considered])
      for (const first of [0, 1, 3, 6, 100]) {
        const days = week.map((_, at) => seenToday(addDays(MONDAY, first + at), ids(n)));
        expect(new Set(days.flat()).size, `${n} from day ${first}`).toBe(n);
        expect(Math.max(...days.map((those) => those.length))).toBe(Math.min(n, Math.ceil(n / 6) + 24));
      }
  });

  test.each([400, 2_000, 6_000, 20_000])(
    "a simulation of a year in which %s people come and go: whoever is new is seen within seven days",
    (all) => {
      let state = 7;
      const random = () => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0) / 2 ** 32;
      const lives = Array.from({ length: all }, (_, at) => ({
        id: `00000000-0000-7000-8000-${String(at).padStart(12, "0")}`,
        from: Math.floor(random() * 365),
        seen: 0,
        waited: 0,
        longest: 0,
      }));
      let most = 0;
      for (let at = 30; at < 365; at++) {
        const there = lives.filter(({ from }) => at > from && at <= from + NEWCOMERS.days);
        most = Math.max(most, there.length);
        const shown = new Set(
          seenToday(
            addDays(MONDAY, at),
            there.map(({ id }) => id),
          ),
        );
        for (const one of there) {
          one.waited = shown.has(one.id) ? 0 : one.waited + 1;
          one.seen += shown.has(one.id) ? 1 : 0;
          one.longest = Math.max(one.longest, one.waited);
        }
      }
      expect(most).toBeGreaterThan(NEWCOMERS.places);
      expect(Math.max(...lives.map(({ longest }) => longest))).toBeLessThan(7);
    },
  );

  test("who was approved today is new from tomorrow on, and for thirty days", () => {
    const at = new Date("2026-11-23T20:00:00Z"); // the 24th in India
    expect(isNew(at, "2026-11-24")).toBe(false);
    expect(isNew(at, "2026-11-25")).toBe(true);
    expect(isNew(at, "2026-12-24")).toBe(true);
    expect(isNew(at, "2026-12-25")).toBe(false);
    expect(isNew(null, "2026-12-25")).toBe(false);
  });

  test("one place in twelve is theirs", () => {
    const others = Array.from({ length: LISTS.page - 2 }, (_, at) => `o${at}`);
    const page = withDrawn(others, ["a", "b"], false);
    expect([page[11], page[23], page.length]).toEqual(["a", "b", LISTS.page]);
    expect(withDrawn(["o"], ["a", "b"], true)).toEqual(["o", "a", "b"]);
  });
});
