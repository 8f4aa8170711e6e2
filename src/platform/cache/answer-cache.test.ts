import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createAnswerCache, type AnswerCache } from "./answer-cache.server.ts";
import { dependsOn, noteVisit } from "./answer-notes.server.ts";
import { tellChange } from "./changes.server.ts";
import type { Made } from "./kept-answer.server.ts";

let cache: AnswerCache;
let hears = true;
let failures: unknown[] = [];

function open(settings: Partial<Parameters<typeof createAnswerCache>[0]> = {}) {
  cache = createAnswerCache({
    on: true,
    seconds: 1,
    megabytes: 1,
    hears: () => hears,
    failed: (error) => failures.push(error),
    ...settings,
  });
}
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["performance"] });
  hears = true;
  failures = [];
  open();
});
afterEach(() => {
  cache.close();
  vi.useRealTimers();
});

const page = (text: string, more: Partial<Made> = {}): Made => ({
  status: 200,
  headers: {},
  body: Buffer.from(text),
  shareable: true,
  ...more,
});
const textOf = async (key: string, make: () => Promise<Made>) =>
  (await (await cache.answer(key, make)).answer.body(null)).toString();
/** Makes 'answer 1', 'answer 2', … made of `tags`. */
function maker(...tags: string[]) {
  let made = 0;
  return async () => {
    dependsOn(...tags);
    return page(`answer ${++made}`);
  };
}
const settled = () => new Promise((resolve) => setImmediate(resolve));

test("an answer is given again for a second, then once more while it is made anew behind it", async () => {
  const make = maker();
  expect(await textOf("a", make)).toBe("answer 1");
  vi.advanceTimersByTime(999);
  expect(await textOf("a", make)).toBe("answer 1");
  vi.advanceTimersByTime(2);
  expect(await textOf("a", make)).toBe("answer 1");
  await settled();
  expect(await textOf("a", make)).toBe("answer 2");
});

test("what nobody asked for in ten seconds is not given any more", async () => {
  const make = maker();
  await textOf("a", make);
  vi.advanceTimersByTime(10_001);
  expect(await textOf("a", make)).toBe("answer 2");
});

test("while changes elsewhere are not heard, nothing is given that is older than a second", async () => {
  const make = maker();
  await textOf("a", make);
  hears = false;
  vi.advanceTimersByTime(1_001);
  expect(await textOf("a", make)).toBe("answer 2");
});

test("all who ask at the same time get one answer, made once", async () => {
  let made = 0;
  const found = await Promise.all(
    Array.from({ length: 20 }, () => cache.answer("a", async () => page(String(++made)))),
  );
  expect(new Set(found.map(({ answer }) => answer)).size).toBe(1);
  expect(found.filter((one) => one.made)).toHaveLength(1);
  expect(made).toBe(1);
});

test("a failure reaches all who waited and is not kept", async () => {
  const failing = () => Promise.reject(new Error("no database"));
  const tried = await Promise.allSettled([cache.answer("a", failing), cache.answer("a", failing)]);
  expect(tried.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(await textOf("a", maker())).toBe("answer 1");
});

test("a failure behind the answer is told, and the answer stays a while", async () => {
  await textOf("a", maker());
  vi.advanceTimersByTime(1_001);
  expect(await textOf("a", () => Promise.reject(new Error("no database")))).toBe("answer 1");
  await settled();
  expect(failures).toHaveLength(1);
});

test("a change lets go of what was made of it, and of nothing else", async () => {
  const [volunteers, artists] = [maker("listings:volunteers"), maker("listings:artists")];
  await textOf("v", volunteers);
  await textOf("a", artists);
  tellChange(["listings:volunteers"]);
  expect([await textOf("v", volunteers), await textOf("a", artists)]).toEqual(["answer 2", "answer 1"]);
  tellChange(null);
  expect([await textOf("v", volunteers), await textOf("a", artists)]).toEqual(["answer 3", "answer 2"]);
});

test("what was being made when it changed is not kept, and nobody joins it any more", async () => {
  let finish = () => {};
  const slow = cache.answer("a", async () => {
    dependsOn("content:news");
    await new Promise<void>((resolve) => (finish = resolve));
    return page("old");
  });
  await settled();
  tellChange(["content:news"]);
  expect(await textOf("a", async () => page("new"))).toBe("new");
  finish();
  expect((await (await slow).answer.body(null)).toString()).toBe("old");
  expect(await textOf("a", maker())).toBe("new");
});

test("a change of something else leaves what is being made to all who ask meanwhile, and it is kept", async () => {
  const make = maker("listings:artists");
  let finish = () => {};
  const slow = textOf("a", async () => {
    dependsOn("listings:artists");
    await new Promise<void>((resolve) => (finish = resolve));
    return make();
  });
  await settled();
  tellChange(["listings:volunteers"]);
  const joined = textOf("a", make);
  finish();
  expect([await slow, await joined, await textOf("a", make)]).toEqual(["answer 1", "answer 1", "answer 1"]);
});

test("who joined after a change is not given what turns out to be made of what had changed", async () => {
  let finish = () => {};
  const slow = textOf("a", async () => {
    await new Promise<void>((resolve) => (finish = resolve));
    dependsOn("content:news");
    return page("old");
  });
  await settled();
  const early = textOf("a", async () => page("not made"));
  tellChange(["content:news"]);
  let made = 0;
  const late = [1, 2, 3].map(() => textOf("a", async () => page(`new ${++made}`)));
  finish();
  expect([await slow, await early, ...(await Promise.all(late))]).toEqual(["old", "old", "new 1", "new 1", "new 1"]);
  expect(await textOf("a", maker())).toBe("new 1");
});

test("what is for one asker is neither kept nor shared", async () => {
  let made = 0;
  const own = async () => page(`own ${++made}`, { shareable: false });
  const found = await Promise.all([textOf("a", own), textOf("a", own), textOf("a", own)]);
  expect(new Set(found).size).toBe(3);
  expect(await textOf("a", own)).toBe("own 4");
});

test("only what was found is kept", async () => {
  for (const status of [404, 302, 500, 503]) {
    await textOf(`a${status}`, async () => page("not this", { status }));
    expect(await textOf(`a${status}`, maker())).toBe("answer 1");
  }
});

test("takes no more memory than it may", async () => {
  for (let n = 0; n < 30; n++) await textOf(`a${n}`, async () => page("x".repeat(100_000)));
  expect(await textOf("a0", maker())).toBe("answer 1");
  expect(await textOf("a29", maker())).toBe("x".repeat(100_000));
  await textOf("huge", async () => page("x".repeat(3_000_000)));
  expect(await textOf("huge", maker())).toBe("answer 1");
});

test("compresses once, answers every encoding, and keeps the compressed one of what has not changed", async () => {
  const make = async () => page("word ".repeat(1_000));
  const { answer } = await cache.answer("a", make);
  const [one, two] = await Promise.all([answer.body("br"), answer.body("br")]);
  expect(one).toBe(two);
  expect(one.length).toBeLessThan(200);
  expect((await answer.body("gzip")).subarray(0, 2)).toEqual(Buffer.from([0x1f, 0x8b]));
  expect((await answer.body(null)).toString()).toBe("word ".repeat(1_000));
  expect(answer.size).toBeLessThan(3_000);
  vi.advanceTimersByTime(1_001);
  await cache.answer("a", make);
  await settled();
  expect((await cache.answer("a", make)).answer).toBe(answer);
});

test("notes whose page it is, also across waiting", async () => {
  const { answer } = await cache.answer("a", async () => {
    await settled();
    expect(noteVisit("listing-1")).toBe(true);
    return page("");
  });
  expect(answer.visited).toEqual(["listing-1"]);
  expect(noteVisit("listing-2")).toBe(false);
});

test("switched off, it makes every answer anew", async () => {
  cache.close();
  open({ on: false });
  const make = maker();
  expect([await textOf("a", make), await textOf("a", make)]).toEqual(["answer 1", "answer 2"]);
});
