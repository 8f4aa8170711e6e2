import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestSite, type TestSite } from "../../../test/support/test-app.ts";
import { newId } from "../../domain/ids.ts";
import { TESTIMONIALS } from "../content/defaults/testimonials.ts";
import { testPerson, testVolunteer } from "../notifications/people-test-kit.server.ts";
import { homeVoices } from "./home-voices.server.ts";

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.close());
const query = (text: string, values: unknown[] = []) => site.deps.database.pool.query(text, values);

test("a new site shows examples and says so; then those who have booked speak, and what admins write goes before all", async () => {
  const first = await homeVoices(site.deps);
  expect(first.map(({ example }) => example)).toEqual(TESTIMONIALS.map(() => true));

  const { id } = await testVolunteer(site.deps, await testPerson(site.deps, { name: "Meera Joshi" }));
  const review = async (comment: string, stars: number, booked: boolean) => {
    const author = await testPerson(site.deps, { name: "Ravi Kumar" });
    const review = newId();
    await query("INSERT INTO reviews (id, listing_id, author_id, stars, comment) VALUES ($1, $2, $3, $4, $5)", [
      review,
      id,
      author.id,
      stars,
      comment,
    ]);
    await query("UPDATE reviews SET booked = $2 WHERE id = $1", [review, booked]);
    return review;
  };
  const said = "She stood at the gate from six to midnight and smiled at all of them.";
  await review(said, 5, true);
  await review("Nobody who has booked wrote these many words about her.", 5, false);
  await review("She came too late, and nobody was told where the guests go.", 2, true);
  await review("Good.", 5, true);
  const hidden = await review("This one was hidden by an admin, with good reason for it.", 5, true);
  await query("UPDATE reviews SET hidden_at = now() WHERE id = $1", [hidden]);
  const voices = await homeVoices(site.deps);
  expect(voices).toMatchObject([
    { name: "Ravi", text: said, event: "Booked Meera Joshi, 5 of 5 stars", example: false },
  ]);
  expect(voices[0]!.path).toMatch(/^\/volunteer\//);
  await query("UPDATE listings SET status = 'suspended' WHERE id = $1", [id]);
  expect((await homeVoices(site.deps)).every(({ example }) => example)).toBe(true);
});
