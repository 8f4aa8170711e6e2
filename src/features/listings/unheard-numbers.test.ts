import { expect, test } from "vitest";
import { categoryOf } from "../registry.ts";
import { priceBrief, searchPageWords } from "./search-description.ts";
import { unheardNumbers } from "./unheard-numbers.server.ts";

const { extra: fields } = searchPageWords(categoryOf("venues"));

test.each<[Record<string, string>, string[]]>([
  [{}, []],
  [{ guests: "300", hours: "9", pin: "452001", upto: "4,00,000" }, []],
  [{ guests: "३००", pin: "४५२ ००१" }, []],
  [{ guests: "-5" }, ["Guests: ‘-5’ is no number to go by, so it is left out."]],
  [{ guests: "🎉" }, ["Guests: ‘🎉’ is no number to go by, so it is left out."]],
  [{ hours: "25" }, ["Hours: ‘25’ is no number to go by, so it is left out."]],
  [{ pin: "4520" }, ["‘4520’ is no PIN code, so the way is not reckoned."]],
  [{ pin: "999999" }, ["We do not know the PIN code 999999, so the way is not reckoned."]],
  [{ near: "Indore", radius: "50", rating: "4", q: "hall" }, []],
])("a list that is asked with %j says %j", async (extra, sentences) => {
  expect(await unheardNumbers(extra, fields)).toEqual(sentences);
});

test("digits of a Hindi keyboard are numbers of the brief", () => {
  const { asked, upto } = priceBrief({
    extra: { guests: "३००", hours: "९", pin: "४५२००१", upto: "४०,०००" },
    state: "",
    districts: [],
  });
  expect([asked.guests, asked.hours, asked.pin, upto]).toEqual([300, 9, "452001", 40_000_00]);
});
