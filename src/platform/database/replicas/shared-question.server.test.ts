import { expect, test } from "vitest";
import { inTime } from "./in-time.server.ts";
import { sharedQuestion } from "./shared-question.server.ts";

/** A question whose answers are given by hand. */
function byHand() {
  const asked: { answer(value: number): void; fail(): void }[] = [];
  const ask = sharedQuestion(
    () =>
      new Promise<number>((resolve, reject) =>
        asked.push({ answer: resolve, fail: () => reject(new Error("no answer")) }),
      ),
  );
  return { asked, ask };
}

test("who asks while it is under way shares the next answer, which was asked for after them", async () => {
  const { asked, ask } = byHand();
  const first = ask();
  const [second, third] = [ask(), ask()];
  expect(asked).toHaveLength(1);
  asked[0]!.answer(1);
  expect(await first).toBe(1);
  await Promise.resolve();
  expect(asked).toHaveLength(2);
  asked[1]!.answer(2);
  expect(await Promise.all([second, third])).toEqual([2, 2]);
});

test("a failure is told to those who asked, and the next are asked for anew", async () => {
  const { asked, ask } = byHand();
  const first = ask();
  const second = ask();
  asked[0]!.fail();
  await expect(first).rejects.toThrow("no answer");
  await Promise.resolve();
  asked[1]!.answer(2);
  expect(await second).toBe(2);
});

test("what takes too long is not waited for", async () => {
  await expect(inTime(new Promise(() => {}), 10)).rejects.toThrow("Not within");
  expect(await inTime(Promise.resolve(3), 1_000)).toBe(3);
});
