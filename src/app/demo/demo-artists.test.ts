import { expect, test } from "vitest";
import { todayIST } from "../../domain/dates.ts";
import { states } from "../../domain/places/places.ts";
import { movesFor } from "../../features/enquiries/enquiry-access.ts";
import { parseEnquiryNumber } from "../../features/enquiries/enquiry-number.ts";
import { listingReviewSchema } from "../../features/reviews/review-model.ts";
import { artistFields } from "../../features/artists/artist-category.ts";
import { formValues } from "../../features/listings/fields/field-values.ts";
import { formSchema } from "../../features/listings/fields/field-schema.ts";
import { ARTIST } from "./demo-artist-cast.ts";
import { demoStory } from "./demo-story.ts";

const today = todayIST();
const { stage, enquiries, organisers } = demoStory(today);
const { artists, reviews, bookings } = stage;
const approved = artists.filter(({ status }) => status === "approved");

test("artists perform in every state; a dozen wait", () => {
  expect(approved.length).toBeGreaterThanOrEqual(240);
  expect(artists.filter(({ status }) => status === "pending")).toHaveLength(12);
  for (const state of states())
    expect(
      artists.some(({ form }) => form.addressState === state),
      state,
    ).toBe(true);
  expect(new Set(artists.map(({ form }) => form.category)).size).toBeGreaterThan(10);
  expect(artists[0]).toMatchObject({ username: ARTIST, status: "approved" });
});

test("every profile is one that the form accepts unchanged", () => {
  for (const { username, form } of artists) {
    const parsed = formSchema(artistFields).safeParse(formValues(artistFields, form));
    expect(parsed.error?.issues ?? [], username).toEqual([]);
    expect(parsed.data).toEqual(form);
    expect(form.description).not.toMatch(/[{}]|undefined/);
    expect(form.profileTitle).not.toMatch(/[{}]|undefined/);
  }
});

test("reviews and bookings could have come about", () => {
  const since = new Map(artists.map(({ username, minutesAgo }) => [username, minutesAgo]));
  const joined = new Map(organisers.map(({ username, minutesAgo }) => [username, minutesAgo]));
  expect(reviews.length).toBeGreaterThan(300);
  expect(new Set(reviews.map(({ artist, author }) => `${artist} ${author}`)).size).toBe(reviews.length);
  for (const { artist, author, stars, comment, minutesAgo } of reviews) {
    expect(listingReviewSchema.parse({ rating: stars, comment })).toEqual({ rating: stars, comment });
    expect(minutesAgo).toBeLessThan(Math.min(since.get(artist) ?? 0, joined.get(author) ?? 0));
  }
  const numbers = [...enquiries, ...bookings].map(({ number }) => number);
  expect(new Set(numbers).size).toBe(numbers.length);
  for (const { number, status, eventDate, minutesAgo, movedMinutesAgo, artist } of bookings) {
    expect(parseEnquiryNumber(number)).toBe(number);
    expect(movedMinutesAgo).toBeLessThanOrEqual(minutesAgo);
    expect(minutesAgo).toBeLessThan(since.get(artist) ?? 0);
    if (status === "completed")
      expect(movesFor(["recipient"], { status: "confirmed", eventDate }, today)).toContain("completed");
    if (["pending", "accepted", "confirmed"].includes(status)) expect(eventDate > today).toBe(true);
  }
  expect(bookings.filter(({ artist }) => artist === ARTIST).length).toBeGreaterThanOrEqual(9);
});
