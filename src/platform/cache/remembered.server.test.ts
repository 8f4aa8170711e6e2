import { expect, test, vi } from "vitest";
import type { Deps } from "../deps.server.ts";
import { tellChange } from "./changes.server.ts";
import { remembered } from "./remembered.server.ts";

const site = () => ({ database: {} }) as Deps;

/** Readings that end when they are told to, each with its number. */
function readings({ most = 10 } = {}) {
  const ends: ((error?: Error) => void)[] = [];
  const read = vi.fn(
    () =>
      new Promise<{ reading: number }>((resolve, reject) => {
        const reading = ends.length;
        ends.push((error) => (error ? reject(error) : resolve({ reading })));
      }),
  );
  const ask = remembered<string, { reading: number }>({
    forMs: 60_000,
    most,
    changedBy: (tag) => tag === "listings",
    read,
  });
  return { ask: (deps: Deps, key = "a") => ask(deps, key, key), ends, read };
}

test("those who ask at once wait for one reading, and later ones are given it", async () => {
  const { ask, ends, read } = readings();
  const deps = site();
  const all = [ask(deps), ask(deps), ask(deps)];
  ends[0]!();
  expect(await Promise.all(all)).toEqual([{ reading: 0 }, { reading: 0 }, { reading: 0 }]);
  expect(await ask(deps)).toEqual({ reading: 0 });
  expect(read).toHaveBeenCalledTimes(1);
});

test("each database has a memory of its own", async () => {
  const { ask, ends } = readings();
  const [one, other] = [ask(site()), ask(site())];
  for (const end of ends) end();
  expect([await one, await other]).toEqual([{ reading: 0 }, { reading: 1 }]);
});

test("a change lets go of what is known and of what is being read; others do not", async () => {
  const { ask, ends } = readings();
  const deps = site();
  const before = ask(deps);
  tellChange(["listings"]);
  const after = ask(deps);
  ends[1]!();
  expect(await after).toEqual({ reading: 1 });
  ends[0]!();
  expect(await before).toEqual({ reading: 0 });
  tellChange(["content:news"]);
  expect(await ask(deps)).toEqual({ reading: 1 });
  tellChange(null);
  const anew = ask(deps);
  ends[2]!();
  expect(await anew).toEqual({ reading: 2 });
});

test("a failure is told to those who wait and not remembered", async () => {
  const { ask, ends } = readings();
  const deps = site();
  const all = Promise.allSettled([ask(deps), ask(deps)]);
  ends[0]!(new Error("away"));
  expect((await all).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  const again = ask(deps);
  ends[1]!();
  expect(await again).toEqual({ reading: 1 });
});

test("who waits for what had to make room is given it all the same", async () => {
  const { ask, ends } = readings({ most: 1 });
  const deps = site();
  const one = ask(deps, "a");
  const other = ask(deps, "b");
  for (const end of ends) end();
  expect([await one, await other]).toEqual([{ reading: 0 }, { reading: 1 }]);
});
