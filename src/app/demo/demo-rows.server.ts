import { v7 } from "uuid";
import { gstinCheck } from "../../domain/tax-numbers.ts";
import { artists } from "../../features/artists/artist-category.ts";
import { managers as managerCategory } from "../../features/managers/manager-category.ts";
import { volunteers as category } from "../../features/volunteers/volunteer-category.ts";
import { priceIn } from "../../features/listings/category.ts";
import { attributesSchema } from "../../features/listings/fields/field-storage.ts";
import { formValues } from "../../features/listings/fields/field-values.ts";
import { listingContent, parseForm } from "../../features/listings/listing-form.server.ts";
import { drawnMedia } from "../pictures/drawn-media.server.ts";
import { searchText } from "../../features/listings/listing-search-text.ts";
import { nameKey } from "../../features/accounts/account-identifier.ts";
import { gstCode } from "../../features/papers/gst-states.ts";
import { CAST } from "./demo-cast.ts";
import { awake } from "./demo-hours.ts";
import type { DemoVolunteer } from "./demo-people.ts";
import { termsAt } from "./demo-terms.ts";
import { demoRandom, type DemoRandom } from "./demo-random.ts";
import { DEMO_SEED, type DemoStory } from "./demo-story.ts";

/** A row as JSON, by the names of the columns. */
export type Row = Record<string, unknown>;
export type Rows = Record<string, Row[]>;
/** Ids and moments of the demo: ids are UUIDv7 of the moment they speak of. */
export type Clock = { id(minutesAgo: number): string; at(minutesAgo: number): string };

/** The rows of several features, table by table, in the order in which the tables come first. */
export function merged(...parts: readonly Rows[]): Rows {
  const all: Rows = {};
  for (const part of parts) for (const [table, rows] of Object.entries(part)) (all[table] ??= []).push(...rows);
  return all;
}

/**
 * Moments before `now` at which people are awake in India, in the order of their ages. Each `id` is another, also of
 * the same moment.
 */
export function demoClock(now: Date): Clock {
  const random = demoRandom(`${DEMO_SEED}/ids`);
  const ms = (minutesAgo: number) => awake(now.getTime() - minutesAgo * 60_000, now.getTime());
  return {
    id: (minutesAgo) => v7({ msecs: ms(minutesAgo), random: random.bytes(16) }),
    at: (minutesAgo) => new Date(ms(minutesAgo)).toISOString(),
  };
}

type Account = {
  username: string;
  email: string;
  mobile: string;
  firstName: string;
  lastName: string;
  dob: string;
  gender: string;
  role: string;
  minutesAgo: number;
};

/** Everybody's account: the cast, the organisers, the volunteers, the artists, the managers. */
export function accountsOf({ volunteers, organisers, stage, managers }: DemoStory): Account[] {
  const byHand = new Set(CAST.map(({ username }) => username));
  return [
    ...CAST.map((person) => ({ ...person, minutesAgo: 1_080_000 })),
    ...organisers.filter(({ username }) => !byHand.has(username)).map((person) => ({ ...person, role: "user" })),
    ...volunteers
      .filter(({ username }) => !byHand.has(username))
      .map(({ username, form, minutesAgo }) => ({
        username,
        email: form.email,
        mobile: form.phone ?? "",
        firstName: form.firstName,
        lastName: form.lastName,
        dob: form.dob,
        gender: form.gender,
        role: category.roleGiven ?? "user",
        minutesAgo: minutesAgo + 12,
      })),
    ...stage.artists
      .filter(({ username }) => !byHand.has(username))
      .map(({ username, form, dob, gender, minutesAgo }) => ({
        username,
        email: form.email,
        mobile: form.mobile,
        firstName: form.firstName,
        lastName: form.lastName,
        dob,
        gender,
        role: artists.roleGiven ?? "user",
        minutesAgo: minutesAgo + 12,
      })),
    ...managers
      .filter(({ username }) => !byHand.has(username))
      .map(({ username, account, minutesAgo }) => ({
        ...account,
        username,
        role: managerCategory.roleGiven ?? "user",
        minutesAgo: minutesAgo + 12,
      })),
  ];
}

/** Accounts and consents. `hashOf` gives the password's hash of a username; `ids` is filled with their ids. */
export function accountRows(
  story: DemoStory,
  clock: Clock,
  hashOf: (username: string) => string,
  ids: Map<string, string>,
): Rows {
  const random = demoRandom(`${DEMO_SEED}/last use`);
  const users: Row[] = [];
  const consents: Row[] = [];
  const papers: Row[] = [];
  const homes = new Map(story.managers.map(({ username: who, form }) => [who, form.addressState]));
  for (const { username, email, mobile, firstName, lastName, dob, gender, role, minutesAgo } of accountsOf(story)) {
    const id = clock.id(minutesAgo);
    ids.set(username, id);
    const at = clock.at(minutesAgo);
    users.push({
      id,
      username,
      username_key: nameKey(username),
      email,
      email_key: nameKey(email),
      mobile,
      first_name: firstName,
      last_name: lastName,
      dob,
      gender,
      role,
      password_hash: hashOf(username),
      created_at: at,
      updated_at: at,
      // Never before they joined.
      last_used_at: clock.at(Math.min(minutesAgo, random.int(30, 80_000))),
      mobile_proven_at: role === "admin" ? null : at,
      email_proven_at: at,
    });
    consents.push({
      id: clock.id(minutesAgo),
      user_id: id,
      purpose: "terms-and-privacy",
      version: termsAt(at),
      given_at: at,
      withdrawn_at: null,
    });
    if ((role === artists.roleGiven || role === managerCategory.roleGiven) && random.chance(0.4))
      papers.push({
        id: clock.id(minutesAgo),
        person_id: id,
        ...demoPaper(random, role === artists.roleGiven ? "pan" : "gstin", homes.get(username)),
        name: `${firstName} ${lastName}`,
        status: "seen",
        sent_at: at,
        decided_at: clock.at(Math.max(30, minutesAgo - 2_000)),
      });
  }
  return { users, consents, papers };
}

/** A number that passes every check and was never given out: no PAN has four noughts. */
function demoPaper(random: DemoRandom, kind: "pan" | "gstin", state?: string): { kind: string; number: string } {
  const letters = (count: number) =>
    Array.from({ length: count }, () => random.pick([..."ABCDEFGHJKLMNPRSTUVWXYZ"])).join("");
  const pan = `${letters(3)}${kind === "pan" ? "P" : "F"}${letters(1)}0000${letters(1)}`;
  if (kind === "pan") return { kind, number: pan };
  const drawn = random.pick(["08", "09", "23", "24", "27", "29", "33"]);
  const fourteen = `${(state && gstCode(state)) || drawn}${pan}1Z`;
  return { kind, number: fourteen + gstinCheck(fourteen) };
}

/** Profiles with their places, photos and the line in the log, as registering writes them. */
export function listingRows(
  story: DemoStory,
  clock: Clock,
  userIds: Map<string, string>,
  ids: Map<string, string>,
): Rows {
  const rows = { listings: [] as Row[], listing_places: [] as Row[], media: [] as Row[], audit_log: [] as Row[] };
  const stars = ratingsOf(story);
  for (const volunteer of story.volunteers) {
    const { username, minutesAgo, viewCount } = volunteer;
    const id = clock.id(minutesAgo);
    const owner = userIds.get(username);
    const at = clock.at(minutesAgo);
    ids.set(username, id);
    const {
      places,
      searchParts,
      attributes,
      facets: _facets,
      ...columns
    } = listingContent(category, parseForm(category, formValues(category.fields, volunteer.form)), username);
    const { total = 0, count = 0 } = stars.get(username) ?? {};
    const rating = count === 0 ? 0 : Math.round((total / count) * 100) / 100;
    rows.listings.push({
      id,
      category: category.key,
      owner_id: owner,
      one_per_person: category.onePerPerson,
      slug: username,
      slug_key: nameKey(username),
      status: "approved",
      status_reason: null,
      ...columns,
      attributes: attributesSchema(category.fields).parse(attributes),
      price: priceIn(category, attributes),
      photo_count: volunteer.gallery.length,
      search_text: searchText(searchParts, columns.city ?? ""),
      rating_sum: total,
      rating_count: count,
      rating,
      view_count: viewCount,
      created_at: at,
      updated_at: at,
      approved_at: at,
    });
    for (const { state, district, worksHere } of places)
      rows.listing_places.push({
        listing_id: id,
        category: category.key,
        state,
        district,
        rating,
        visible: true,
        works_here: worksHere,
      });
    rows.media.push(...mediaOf(volunteer, id, clock));
    rows.audit_log.push({
      id: clock.id(minutesAgo),
      at,
      actor_id: owner,
      action: "listing.registered",
      subject_type: "listing",
      subject_id: id,
      details: { category: category.key, slug: username },
    });
  }
  return rows;
}

function mediaOf({ username, face, gallery, minutesAgo }: DemoVolunteer, listingId: string, clock: Clock): Row[] {
  const row = (kind: string, position: number, { drawnSeed, ...shape }: ReturnType<typeof drawnMedia>) => ({
    id: clock.id(minutesAgo),
    listing_id: listingId,
    category: category.mediaFolder,
    kind,
    position,
    ...shape,
    drawn_seed: drawnSeed,
    has_avif: false,
    original_name: null,
    bytes: 0,
    created_at: clock.at(minutesAgo),
  });
  return [
    ...(face ? [row("profile", 0, drawnMedia({ draw: "portrait", seed: username, ...face }))] : []),
    ...gallery.map((shape, at) => row("gallery", at, drawnMedia({ draw: "listing", shot: at + 1 }, shape))),
  ];
}

function ratingsOf({ reviews }: DemoStory): Map<string, { total: number; count: number }> {
  const sums = new Map<string, { total: number; count: number }>();
  for (const { volunteer, stars } of reviews) {
    const { total, count } = sums.get(volunteer) ?? { total: 0, count: 0 };
    sums.set(volunteer, { total: total + stars, count: count + 1 });
  }
  return sums;
}

/** @returns rows of `reviews` about volunteers; other listings' come with their listings */
export function reviewRows(
  { reviews }: DemoStory,
  clock: Clock,
  userIds: Map<string, string>,
  listingIds: Map<string, string>,
): Rows {
  return {
    reviews: reviews.map(({ volunteer, author, stars, comment, minutesAgo }) => ({
      id: clock.id(minutesAgo),
      listing_id: listingIds.get(volunteer),
      author_id: userIds.get(author),
      stars,
      comment,
      hidden_at: null,
      created_at: clock.at(minutesAgo),
    })),
  };
}
