/** Names that no two demo people share: usernames, e-mails, mobiles. */
import { searchKey } from "../../domain/text.ts";
import type { DemoRandom } from "./demo-random.ts";

export type DemoNames = {
  /** A free username from a name. `latin` stands in for names in other scripts. */
  username(first: string, last: string, dob: string, latin?: string): string;
  email(username: string): string;
  /** E.164, of a range that is known for one of the demo. */
  mobile(): string;
};

/** @param taken usernames that are given out already @param takenMobiles numbers that are */
export function demoNames(
  random: DemoRandom,
  taken: readonly string[],
  takenMobiles: readonly string[] = [],
): DemoNames {
  const used = new Set(taken);
  const mobiles = new Set(takenMobiles);
  return {
    username(first, last, dob, latin) {
      const bare =
        latin ??
        [first, last === "." ? "" : last]
          .filter(Boolean)
          .map((part) => searchKey(part).replace(/[^a-z0-9]+/g, ""))
          .join(random.chance(0.75) ? "." : "_");
      const base = bare.slice(0, 24);
      const candidates = [base, `${base}${dob.slice(2, 4)}`, `${base}.${dob.slice(5, 7)}${dob.slice(8, 10)}`];
      let free = random.chance(0.8) ? 0 : 1;
      while (base.length < 4 && free === 0) free = 1;
      let name = candidates[free] ?? base;
      for (let number = 2; used.has(name); number++) name = candidates[++free] ?? `${base}${number}`;
      used.add(name);
      return name;
    },
    email: (username) => `${username}@mandap.example`,
    mobile() {
      // The last five digits begin with 00 in every demo number, so that they are known for what they are.
      for (;;) {
        const mobile = `+91${random.pick(["6", "7", "8", "9"])}${String(random.int(0, 9_999)).padStart(4, "0")}00${String(random.int(0, 999)).padStart(3, "0")}`;
        if (mobiles.has(mobile) || mobile.startsWith("+919826000")) continue;
        mobiles.add(mobile);
        return mobile;
      }
    },
  };
}
