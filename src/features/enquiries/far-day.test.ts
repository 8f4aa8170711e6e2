import { expect, test } from "vitest";
import { addDays, formatDay, lastAhead, todayIST } from "../../domain/dates.ts";
import { categories } from "../registry.ts";
import { farNote, isFar, withinReach } from "./far-day.ts";
import { enquirySchema } from "./enquiry-schema.ts";
import { enquiryOf } from "../listings/enquiry-description.ts";
import { volunteerEnquirySchema } from "./enquiry-model.ts";

const LAST = lastAhead();
const FAR = addDays(LAST, 1);
const WORDS = `Calendars reach two years ahead. Please choose a day up to ${formatDay(LAST)}.`;

test("two years ahead are 730 days, the last of them with it", () => {
  expect([LAST, isFar(LAST), isFar(FAR), isFar("2099-02-30"), isFar(null)]).toEqual([
    addDays(todayIST(), 730),
    false,
    true,
    false,
    false,
  ]);
  expect([farNote(null), farNote(LAST)]).toEqual([null, null]);
  expect(farNote(FAR)).toContain(`no day after ${formatDay(LAST)} can be held yet`);
});

test("the form of every category says beside its date up to which day it goes; its call takes the day", () => {
  for (const category of categories) {
    const plan = enquiryOf(category);
    const day = plan?.fields.find(({ fills }) => fills === "eventDate")?.name;
    if (!plan || !day) continue;
    const schema = enquirySchema(plan.fields, { name: plan.about, label: "x" });
    const issuesOf = (form: object, of = withinReach(schema, day)) =>
      (of.safeParse(form).error?.issues ?? []).filter(({ path }) => path[0] === day).map(({ message }) => message);
    // Beside the other fields that are empty.
    expect(issuesOf({ [day]: FAR }), category.key).toEqual([WORDS]);
    expect(issuesOf({ [day]: LAST }), category.key).toEqual([]);
    expect(issuesOf({ [day]: FAR }, schema), category.key).toEqual([]);
    expect(issuesOf({}), category.key).toHaveLength(1);
  }
  expect(
    withinReach(volunteerEnquirySchema, "eventDate")
      .safeParse({ eventDate: FAR })
      .error?.issues.map(({ message }) => message),
  ).toContain(WORDS);
});
