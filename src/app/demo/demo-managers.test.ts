import { expect, test } from "vitest";
import { formSchema } from "../../features/listings/fields/field-schema.ts";
import { managerFields } from "../../features/managers/manager-category.ts";
import { CAST } from "./demo-cast.ts";
import { demoStory } from "./demo-story.ts";

const { managers, organisers, volunteers, stage, enquiries } = demoStory("2026-11-21");

test("some hundreds of approved managers stand in all states, a dozen wait", () => {
  const approved = managers.filter(({ status }) => status === "approved");
  expect(approved.length).toBeGreaterThanOrEqual(240);
  expect(new Set(approved.map(({ form }) => form.addressState)).size).toBe(36);
  expect(managers.filter(({ status }) => status === "pending")).toHaveLength(12);
  expect(managers.every(({ form }) => formSchema(managerFields).safeParse(form).success)).toBe(true);
});

test("the manager one can sign in as is approved, with confirmed events", () => {
  const vikram = managers.find(
    ({ username }) => username === CAST.find(({ role }) => role === "volunteer-manager")?.username,
  );
  expect(vikram).toMatchObject({ status: "approved", form: { fullName: "Vikram Solanki", addressDistrict: "Indore" } });
  expect(vikram!.enquiries.filter(({ status }) => status === "confirmed")).toHaveLength(3);
  expect(vikram!.reviews.length).toBeGreaterThan(10);
});

test("nobody is two people, nobody reviews twice, no number is given twice", () => {
  const names = [...managers, ...organisers, ...volunteers, ...stage.artists].map(({ username }) => username);
  expect(new Set(names).size).toBe(names.length);
  for (const { reviews } of managers) expect(new Set(reviews.map(({ author }) => author)).size).toBe(reviews.length);
  const numbers = [...enquiries, ...stage.bookings, ...managers.flatMap((manager) => manager.enquiries)].map(
    ({ number }) => number,
  );
  expect(new Set(numbers).size).toBe(numbers.length);
});
