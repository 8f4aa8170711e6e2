import { expect, test } from "vitest";
import { HAND_OFF_LETTERS } from "../../domain/hand-off.ts";
import { inLanguage } from "../../platform/words.server.ts";
import { passedOnBy, volunteersWanted } from "./confirmed-events.ts";

test("the number of people is read out of what was asked", () => {
  expect(volunteersWanted("20 volunteers for two days")).toBe("20");
  expect(volunteersWanted("From 9.30 to 5, 10-12 helpers at the gates")).toBe("10-12");
  expect(volunteersWanted(" 40 ")).toBe("40");
  expect(volunteersWanted("Gate duty from 9 am")).toBe("Gate duty from 9 am");
  expect(volunteersWanted("")).toBe("");
});

test.each(["en", "hi"] as const)(
  "they are passed on in 150 letters and an address, however many there are (%s)",
  (code) => {
    inLanguage(code, () => {
      const address = "https://mandap.example/planned/token";
      for (const name of ["Nandini & Co", "A".repeat(200), "श्री".repeat(90)]) {
        const { whatsapp, mail } = passedOnBy(200, name, address);
        const [words, below, ...more] = new URL(whatsapp).searchParams.get("text")!.split("\n");
        expect(words!.length).toBeLessThanOrEqual(HAND_OFF_LETTERS);
        expect([below, more]).toEqual([address, []]);
        expect(mail).toContain(encodeURIComponent(`\n${address}`));
      }
    });
    const { mail, whatsapp } = passedOnBy(1, "Nandini & Co", "https://mandap.example/planned/token");
    expect(new URL(whatsapp).searchParams.get("text")).toMatch(/^1 confirmed event of Nandini & Co:\n/);
    expect(mail).toMatch(/^mailto:\?subject=Confirmed%20events%20of%20Nandini%20%26%20Co&body=/);
  },
);
