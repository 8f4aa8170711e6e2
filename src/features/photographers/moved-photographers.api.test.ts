/** Photographers among the artists, before their category was there: the migration moves them with what they had. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestSite, type TestSite } from "../../../test/support/test-app.ts";
import { projectRoot } from "../../platform/root.server.ts";
import { attributesSchema } from "../listings/fields/field-storage.ts";
import { testListing } from "../listings/listing-test-kit.server.ts";
import { photographerFields } from "./photographer-category.ts";

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.close());

test("an artist who photographs is found among photographers, with films and words, and edits the new form", async () => {
  const artist = await testListing(site.deps, "artists", {
    title: "Asha Rao",
    slug: "asha.clicks",
    attributes: {
      firstName: "Asha",
      lastName: "Rao",
      category: "DJ",
      genre: "Candid",
      language: "Hindi",
      duration: "",
      team: "3 people",
      travel: "Yes",
      location: "",
      profileTitle: "",
      profileKeywords: "",
      profileDescription: "",
      description: "Weddings in daylight.",
      videoLink: ["https://youtu.be/abcdefghijk"],
    },
    facets: { category: "Photographer", genre: "Candid", language: "Hindi" },
    approved: true,
  });
  const { pool } = site.deps.database;
  await pool.query(`UPDATE listings SET attributes = attributes || '{"category": "Photographer"}' WHERE id = $1`, [
    artist.id,
  ]);
  const migration = readFileSync(join(projectRoot, "migrations/0010_photographers.sql"), "utf8");
  for (const statement of migration.split("--> statement-breakpoint")) await pool.query(statement);

  const { rows } = await pool.query("SELECT * FROM listings WHERE id = $1", [artist.id]);
  expect(attributesSchema(photographerFields).parse(rows[0].attributes)).toMatchObject({
    kinds: ["Wedding photography"],
    dayPrice: null,
    teamSize: 3,
    travels: true,
    film: ["https://youtu.be/abcdefghijk"],
    description: "Weddings in daylight.",
  });
  expect((await site.call("GET", "/api/photographers?kinds=wedding")).body).toMatchObject([{ slug: "asha.clicks" }]);
  expect((await site.call("GET", "/api/artists/")).body).toEqual([]);
});
