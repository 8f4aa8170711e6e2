import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestSite, type TestSite } from "../../../test/support/test-app.ts";
import names from "../../domain/places/data/india-names-in-five-scripts.json" with { type: "json" };
import { isDistrict, isState } from "../../domain/places/places.ts";
import { placeSaid } from "../../domain/places/place-said.ts";
import { inLanguage } from "../../platform/words.server.ts";

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.close());

/**
 * Called otherwise than in English ('West Bengal'), spelt by what is not heard, or in letters that do not tell (Tamil's k
 * and g, ch and s; m at the end in Telugu and Kannada). Each was read.
 */
const READ: Readonly<Record<string, string>> = {
  gu: "Andaman and Nicobar Islands | Dadra and Nagar Haveli and Daman and Diu | Dadra and Nagar Haveli | Diu | New Delhi | Goa | Ahmedabad | Junagadh | Vav-Tharad | Jammu and Kashmir | Mumbai City | Mumbai Suburban | West Bengal",
  bn: "Andaman and Nicobar Islands | Dadra and Nagar Haveli and Daman and Diu | New Delhi | Ahmedabad | Jammu and Kashmir | Lakshadweep | Odisha | Jodhpur | Tamil Nadu | Khowai | North Tripura | South Tripura | West Tripura | Varanasi | West Bengal | North 24 Parganas | South 24 Parganas",
  ta: "Andaman and Nicobar Islands | Andhra Pradesh | Tirupati | Arunachal Pradesh | Bihar | Chandigarh | Chhattisgarh | Dadra and Nagar Haveli and Daman and Diu | Delhi | New Delhi | Goa | Gujarat | Himachal Pradesh | Jammu and Kashmir | Karnataka | Thiruvananthapuram | Ernakulam | Lakshadweep | Madhya Pradesh | Bhopal | Maharashtra | Mizoram | Mahe | Yanam | Punjab | Chengalpattu | Chennai | Dharmapuri | Dindigul | Kancheepuram | Kanniyakumari | Mayiladuthurai | Ramanathapuram | Ranipet | Tenkasi | The Nilgiris | Hyderabad | Uttar Pradesh | Uttarakhand | West Bengal",
  te: "Andaman and Nicobar Islands | Ananthapuramu | Dr. B.R. Ambedkar Konaseema | East Godavari | Markapuram | NTR | Parvathipuram Manyam | Polavaram | Prakasam | Srikakulam | Visakhapatnam | Vizianagaram | West Godavari | YSR Kadapa | Assam | Dadra and Nagar Haveli and Daman and Diu | Goa | Jammu and Kashmir | Mizoram | Sikkim | Bhadradri Kothagudem | Jangaon | Karimnagar | Khammam | Kumuram Bheem Asifabad | West Bengal",
  kn: "Andaman and Nicobar Islands | Assam | Dadra and Nagar Haveli and Daman and Diu | Delhi | New Delhi | Goa | Jammu and Kashmir | Bengaluru Rural | Bengaluru South | Bengaluru Urban | Mizoram | Sikkim | West Bengal",
};
const OTHERWISE = new Set(
  Object.entries(READ).flatMap(([code, those]) => those.split(" | ").map((name) => `${code} ${name}`)),
);

test("every name in Gujarati, Bengali, Tamil, Telugu and Kannada sounds like the English one, or is known not to", async () => {
  const rows: { at: string; english: string; own: string }[] = [];
  for (const [code, states] of Object.entries(names))
    for (const [state, districts] of Object.entries(states)) {
      expect(isState(state), state).toBe(true);
      for (const [district, own] of Object.entries(districts)) {
        expect(district === "" || isDistrict(state, district), district).toBe(true);
        rows.push({ at: `${code} ${district || state}`, english: district || state, own });
      }
    }
  const { rows: heard } = await site.deps.database.pool.query<{ at: string; same: boolean }>(
    `SELECT t.at, (SELECT string_agg(sound_of(w), '') FROM regexp_split_to_table(lower(t.english), '[^a-z]+') w)
       = (SELECT string_agg(sound_of(w), '') FROM regexp_split_to_table(replace(t.own, chr(8204), ''), '[ .-]+') w) AS same
     FROM unnest($1::text[], $2::text[], $3::text[]) AS t(at, english, own)`,
    [rows.map(({ at }) => at), rows.map(({ english }) => english), rows.map(({ own }) => own)],
  );
  const strange = heard.filter(({ same }) => !same).map(({ at }) => at);
  expect(new Set(strange)).toEqual(OTHERWISE);
});

test("states are called in the language of the page, districts where it is at home, all else as in English", () => {
  expect(
    inLanguage("gu", () => [placeSaid("Gujarat"), placeSaid("Gujarat", "Rajkot"), placeSaid("Goa", "North Goa")]),
  ).toEqual(["ગુજરાત", "રાજકોટ", "North Goa"]);
});
