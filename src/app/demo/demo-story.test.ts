import { expect, test } from "vitest";
import { ageOn, todayIST } from "../../domain/dates.ts";
import { COUNTS } from "../../domain/limits.ts";
import { districtsOf, states } from "../../domain/places/places.ts";
import { fitsLength } from "../../domain/text.ts";
import { checkUsername } from "../../domain/username.ts";
import { GENDERS } from "../../domain/event-types.ts";
import { movesFor } from "../../features/enquiries/enquiry-access.ts";
import { parseEnquiryNumber } from "../../features/enquiries/enquiry-number.ts";
import { reviewSchema } from "../../features/reviews/review-model.ts";
import { formValues } from "../../features/listings/fields/field-values.ts";
import { formSchema } from "../../features/listings/fields/field-schema.ts";
import { volunteerFields } from "../../features/volunteers/volunteer-category.ts";
import { ASHA, CAST, GUESTS } from "./demo-cast.ts";
import { COMMUNITIES } from "./demo-names.ts";
import { DEMO_STATES } from "./demo-places.ts";
import { demoStory } from "./demo-story.ts";

const today = todayIST();
const story = demoStory(today);
const { volunteers, organisers, reviews, enquiries } = story;
const unique = (list: readonly string[]) => new Set(list.map((text) => text.toLowerCase())).size === list.length;

test("the same seed tells the same story, another seed another one", () => {
  expect(demoStory(today)).toEqual(story);
  expect(demoStory(today, "another").volunteers[5]?.form).not.toEqual(volunteers[5]?.form);
});

test("people live in every state, in districts that exist, and Indore, Bhopal and Ujjain are rich", () => {
  expect(volunteers.length).toBeGreaterThanOrEqual(640);
  const inState = Object.groupBy(volunteers, ({ form }) => form.addressState);
  for (const state of states()) expect(inState[state]?.length ?? 0, state).toBeGreaterThanOrEqual(4);
  for (const { state, hubs } of DEMO_STATES)
    for (const { district, around } of hubs)
      expect(districtsOf(state)).toEqual(expect.arrayContaining([district, ...around]));
  const inDistrict = Object.groupBy(volunteers, ({ form }) => form.addressDistrict);
  for (const district of ["Indore", "Bhopal", "Ujjain"])
    expect(inDistrict[district]?.length ?? 0, district).toBeGreaterThanOrEqual(15);
  expect(new Set(volunteers.map(({ form }) => form.gender))).toEqual(new Set(GENDERS));
});

test("every profile is one that the form accepts unchanged", () => {
  for (const { username, form } of volunteers) {
    const parsed = formSchema(volunteerFields, { terms: "no" }).safeParse({
      ...formValues(volunteerFields, form),
      termsAccepted: true,
    });
    expect(parsed.error?.issues ?? [], username).toEqual([]);
    // What the form would capitalise, clean or drop should have been so from the beginning.
    const { termsAccepted: _terms, ...kept } = parsed.data as typeof form & { termsAccepted: boolean };
    expect(kept).toEqual(form);
    expect(form.selectedDistricts.length).toBeLessThanOrEqual(5);
    expect(fitsLength(form.profileSummary ?? "", volunteerFields.profileSummary.max)).toBe(true);
  }
  expect(Math.max(...volunteers.map(({ gallery }) => gallery.length))).toBeLessThanOrEqual(COUNTS.galleryImages);
  expect(new Set(volunteers.map(({ form }) => form.profileSummary)).size).toBeGreaterThan(650);
});

test("everybody was grown-up when they registered, and at most 62 today", () => {
  for (const { form, minutesAgo } of volunteers) {
    const registered = todayIST(new Date(Date.now() - minutesAgo * 60_000));
    expect(ageOn(form.dob, registered), form.email).toBeGreaterThanOrEqual(18);
    expect(ageOn(form.dob, today)).toBeLessThanOrEqual(62);
  }
});

test("usernames, e-mails and mobiles are nobody else's, and the mobiles are known for what they are", () => {
  const people = [...CAST, ...GUESTS];
  const byHand = new Set(people.map(({ username }) => username));
  const others = [
    ...volunteers.map(({ username, form }) => ({ username, email: form.email, mobile: form.phone ?? "" })),
    ...organisers,
  ].filter(({ username }) => !byHand.has(username));
  const all = [
    ...people,
    ...others,
    ...story.stage.artists
      .filter(({ username }) => !byHand.has(username))
      .map(({ username, form: { email, mobile } }) => ({ username, email, mobile })),
  ];
  for (const field of ["username", "email", "mobile"] as const)
    expect(unique(all.map((person) => person[field])), field).toBe(true);
  for (const { username, email, mobile } of all) {
    expect(checkUsername(username), username).toBeNull();
    expect(email).toMatch(/@mandap\.example$/);
    expect(mobile).toMatch(/^\+91[6-9]\d{4}00\d{3}$/);
  }
});

test("nobody rates twice or before the profile was there, and the words fit the form", () => {
  expect(reviews.length).toBeGreaterThan(2_250);
  expect(unique(reviews.map(({ volunteer, author }) => `${volunteer} ${author}`))).toBe(true);
  const since = new Map(volunteers.map(({ username, minutesAgo }) => [username, minutesAgo]));
  const joined = new Map(organisers.map(({ username, minutesAgo }) => [username, minutesAgo]));
  for (const { volunteer, author, stars, comment, minutesAgo } of reviews) {
    expect(reviewSchema.parse({ stars, comment })).toEqual({ stars, comment });
    expect(comment).not.toMatch(/[{}]|undefined/);
    expect(minutesAgo).toBeLessThan(since.get(volunteer) ?? 0);
    expect(minutesAgo).toBeLessThan(joined.get(author) ?? 0);
    expect(minutesAgo).toBeGreaterThan(0);
  }
  const share = (stars: number) => reviews.filter((review) => review.stars === stars).length / reviews.length;
  expect(share(5) + share(4)).toBeGreaterThan(0.75);
  expect(share(1) + share(2)).toBeLessThan(0.1);
  const hers = reviews.filter(({ volunteer }) => volunteer === ASHA);
  expect([hers.length, Math.round((hers.reduce((sum, { stars }) => sum + stars, 0) / hers.length) * 10) / 10]).toEqual([
    212, 4.9,
  ]);
});

test("requests stand in every status, and each could have come there", () => {
  expect(new Set(enquiries.map(({ status }) => status)).size).toBe(6);
  expect(enquiries.filter(({ volunteer }) => volunteer === ASHA)).toHaveLength(12);
  const since = new Map(volunteers.map(({ username, minutesAgo }) => [username, minutesAgo]));
  for (const { number, status, eventDate, minutesAgo, movedMinutesAgo, volunteer } of enquiries) {
    expect(parseEnquiryNumber(number)).toBe(number);
    expect(movedMinutesAgo).toBeLessThanOrEqual(minutesAgo);
    expect(movedMinutesAgo).toBeGreaterThan(0);
    if (volunteer) expect(minutesAgo, number).toBeLessThan(since.get(volunteer) ?? 0);
    if (eventDate && status === "completed")
      expect(movesFor(["recipient"], { status: "confirmed", eventDate }, today)).toContain("completed");
    if (eventDate && ["pending", "accepted", "confirmed"].includes(status)) expect(eventDate > today).toBe(true);
  }
});

test("lists of names hold no name twice", () => {
  for (const [community, { male, female }] of Object.entries(COMMUNITIES)) {
    expect(unique(male), community).toBe(true);
    expect(unique(female), community).toBe(true);
  }
});
