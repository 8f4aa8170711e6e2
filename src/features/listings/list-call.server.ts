/** The call that lists a category: the same filters, paging and headers everywhere (DECISIONS 22). */
import { z } from "zod";
import type { Actor } from "../../domain/actor.ts";
import { severalDays, isIsoDay, todayIST } from "../../domain/dates.ts";
import { badInput } from "../../domain/errors.ts";
import { LISTS } from "../../domain/limits.ts";
import { pinIn } from "../../domain/pin.ts";
import { sharedAnswers, sharedCall } from "../../platform/cache/shared-call.server.ts";
import type { Deps } from "../../platform/deps.server.ts";
import { signedIn } from "../../platform/http/guards.server.ts";
import type { Api } from "../../platform/http/http-types.server.ts";
import { errorBody } from "../../platform/http/response-shapes.server.ts";
import { withDays } from "./card-days.server.ts";
import type { PriceAsked } from "./card-prices.server.ts";
import { priceOf, type Category } from "./category.ts";
import { searchListingsJson } from "./listing-search.server.ts";
import type { Found, ListingQuery } from "./listing-search.server.ts";
import { NEAR_KM } from "./near-fields.ts";
import { distancesOf, kmIn, nearIn, type Circle } from "./near.server.ts";
import { ANSWER_MINUTES, VERIFIED_VALUES } from "./proof-filter.ts";
import { HALVES, MOST_WANTED_DAYS, whenIn, type When } from "./when.ts";
import { isAhead } from "./when-words.ts";
import { waitingListings, type WaitingListing } from "./listing-waiting.server.ts";
import { datedFields } from "./understanding/dated-question.ts";

const text = z.string().trim().max(200).optional();
/** Longer ones are taken, too: their beginning counts. */
const question = z.string().trim().max(2_000).optional();
const texts = z.union([z.string(), z.array(z.string())]).optional();
const LIMIT = `limit must be a whole number from 1 to ${LISTS.maxPage}.`;
const ANSWER_VALUES = Object.keys(ANSWER_MINUTES);
const RATING = "rating must be a number from 0 to 5.";

const common = z.object({
  state: text.describe("A state; its former and common names are understood."),
  district: texts.describe("Repeat it for several districts of the state."),
  "district[]": texts,
  districts: texts,
  "districts[]": texts,
  city: text.describe("Part of the city's name."),
  q: question.describe(
    "A question in words, as people type it: kinds, places and numbers are understood, the rest is looked for in names, skills and descriptions.",
  ),
  rating: z
    .string()
    .regex(/^(?:[0-4](?:\.\d{1,2})?|5(?:\.0{1,2})?|)$/, RATING)
    .optional()
    .describe("At least so many stars on average."),
  verified: z
    .enum(["", ...VERIFIED_VALUES], { error: `verified must be ${VERIFIED_VALUES.join(" or ")}.` })
    .optional()
    .describe("What is verified of whoever keeps it: papers that our team has seen, or the mobile by a code."),
  answers: z
    .enum(["", ...ANSWER_VALUES], { error: `answers must be ${ANSWER_VALUES.join(", ")}.` })
    .optional()
    .describe("How soon it usually answers."),
  sort: z
    .enum(["best", "rating", "newest", "price", "near", ""], {
      error: "sort must be best, rating, newest, price or near.",
    })
    .optional()
    .describe(
      "Best first, by the ranking (see /HowWeRank), is the order of its own; `rating`: by the stars alone, few of them drawn towards the mean of the category; the newest, the lowest price where the category has one, or the nearest where `near` is asked.",
    ),
  limit: z
    .string()
    .regex(/^(?:[1-9]\d?|100|)$/, LIMIT)
    .optional()
    .describe(`1 to ${LISTS.maxPage}; ${LISTS.page} by default.`),
  cursor: text.describe("From the Link header of the page before."),
});
const DATE = "date must be a day such as 2027-02-12, from today on and at most two years ahead.";
const isoDay = (words: string) =>
  z
    .string()
    .refine((day) => day === "" || isIsoDay(day), words)
    .optional();
/** Which days it is for. */
export const dates = {
  date: isoDay(DATE).describe(
    "Only who is free on that day, or has said nothing of it: each entry then has `availability`. Those who keep a calendar come first.",
  ),
  until: isoDay("until must be a day such as 2027-02-14.").describe(
    `The last of several days, at most ${MOST_WANTED_DAYS}.`,
  ),
  slot: z
    .enum(["", ...HALVES], { error: "slot must be day or evening." })
    .optional()
    .describe("A part of the day: one that begins before four in the afternoon, or later."),
  free: z
    .enum(["", "only", "unsaid"], { error: "free must be only or unsaid." })
    .optional()
    .describe(
      "'only' leaves out those whose owner has said nothing of that day for 30 days; 'unsaid' leaves out the others.",
    ),
};
type Dates = { [Name in keyof typeof dates]?: string | undefined };

/** The days that a call asks for; undefined where it names none. @throws 400 by field */
export function datesIn({ date, until, slot, free }: Dates, today: string): When | undefined {
  const asked = { date, until, slot, free };
  const when = whenIn((name) => asked[name as keyof Dates] ?? null);
  if (when && !isAhead(when, today)) throw badInput(DATE, { date: DATE });
  const order = `until must not be before date, and at most ${MOST_WANTED_DAYS} days are asked for at once.`;
  if (until && until !== when?.until && until !== date) throw badInput(order, { until: order });
  return when;
}

/** How an entry says what is known of the days that are asked for. */
export const availabilityField = z
  .enum(["free", "asked", "notSaid"])
  .optional()
  .describe("Of the days that are asked for; absent where none are.");

const RADIUS = `radius must be a whole number of km from ${NEAR_KM.least} to ${NEAR_KM.most}.`;
const NEAR =
  "near must be a PIN code, a district such as Bilaspur, Chhattisgarh, or coordinates in India such as 22.7,75.9.";
/** Around which place. */
export const aroundParams = {
  near: text.describe(
    "Only what lies around there: a PIN code, a place by any of its names, or coordinates, which count to a tenth of a degree. Each entry then has `distanceKm`.",
  ),
  radius: z
    .string()
    .regex(/^(?:\d{1,3}|)$/, RADIUS)
    .refine((km) => km === "" || (Number(km) >= NEAR_KM.least && Number(km) <= NEAR_KM.most), RADIUS)
    .optional()
    .describe(
      `How far around, in km as the crow flies: ${NEAR_KM.least} to ${NEAR_KM.most}, ${NEAR_KM.usual} by default.`,
    ),
};
type Around = { [Name in keyof typeof aroundParams]?: string | undefined };

/** The circle that a call asks for; undefined where it names no place. @throws 400 by field */
export async function circleIn({ near, radius }: Around, sort?: string): Promise<Circle | undefined> {
  const found = await nearIn(near ?? "");
  const bad = (field: string, words: string) => badInput(words, { [field]: words });
  if (!found && sort === "near") throw bad("sort", "sort=near needs near: the place to be near to.");
  if (!found) return undefined;
  if (!found.known || found.others.length > 0) {
    const places = [...(found.known ? [found.label] : []), ...found.others.map((other) => other.near)].join("; ");
    throw bad(
      "near",
      found.known ? `Several places are called so: ${places}.` : places ? `${NEAR} Do you mean: ${places}?` : NEAR,
    );
  }
  return { point: found.point, km: kmIn(radius ?? "") };
}

/** How an entry says how far away it is. */
export const distanceField = z
  .number()
  .optional()
  .describe(
    "From `near`, in km as the crow flies, between the middles of PIN codes or districts; absent where none is asked.",
  );
/** To a tenth: more is not known. */
export const kmToTell = (km: number | undefined): number | undefined =>
  km === undefined ? undefined : Math.round(km * 10) / 10;

type Query = z.infer<typeof common> & Dates & Around & Record<string, unknown>;

function listingQuery(query: Query, category: Category): ListingQuery {
  const { state, city, q, rating, verified, answers, sort, limit, cursor } = query;
  const districts = [query.district, query["district[]"], query.districts, query["districts[]"]]
    .flat()
    .filter((name) => name !== undefined);
  const wanted = Object.fromEntries(
    Object.keys(category.facets ?? {}).map((name) => [name, String(query[name] ?? "")]),
  );
  return {
    state,
    districts,
    city,
    q,
    facets: wanted,
    numbers: Object.fromEntries(Object.keys(category.numbers ?? {}).map((name) => [name, String(query[name] ?? "")])),
    minRating: Number(rating || 0),
    verified,
    answers,
    band: String(query["band"] ?? ""),
    sort: sort === "price" && !priceOf(category) ? "best" : sort || "best",
    limit: limit ? Number(limit) : LISTS.page,
    cursor: cursor || undefined,
  };
}

/** An address as browsers write it: nothing in it means anything to a header. */
const PLAIN = /^[\w\-.~%&=+*!'():/?,@[\]]*$/;

/** The address of the next page: the same search with another cursor. */
function nextLink(path: string, url: string, cursor: string, defaults: string): string {
  const asked = url.slice(url.indexOf("?") + 1 || url.length);
  // Written anew where it is odd; most are not, and this is on the way of every search.
  const query = PLAIN.test(asked) ? asked : new URLSearchParams(asked).toString();
  const kept = query.split("&").filter((pair) => pair !== "" && !pair.startsWith("cursor="));
  return `<${path}?${[...(defaults ? [defaults] : []), ...kept, `cursor=${cursor}`].join("&")}>; rel="next"`;
}

/** What a call without parameters asks: clients that filter in the browser want everything. */
function askedOf(sent: Query, category: Category): { bare: boolean; query: ListingQuery } {
  const bare = Object.values(sent).every((value) => value === undefined);
  return { bare, query: bare ? { sort: "newest", limit: LISTS.withoutParameters } : listingQuery(sent, category) };
}

/** The count, and the address of the next page. */
function pageHeaders(
  path: string,
  url: string,
  bare: boolean,
  { next, total, capped }: Pick<Found<never>, "next" | "total" | "capped">,
): Record<string, string> {
  return {
    "x-total-count": String(total),
    ...(capped ? { "x-total-count-capped": "true" } : {}),
    ...(next ? { link: nextLink(path, url, next, bare ? `sort=newest&limit=${LISTS.maxPage}` : "") } : {}),
  };
}

/** Which band its price lies in. */
const band = {
  band: z
    .string()
    .regex(/^(?:\d{1,9}-\d{0,9}|-\d{1,9}|)$/, "band must be amounts in rupees such as 500-1000, -500 or 1000-.")
    .optional()
    .describe("From how much, and below how much, in rupees: 500-1000, -500 or 1000-."),
};

const whole = (name: string, most: number) => {
  const words = `${name} must be a whole number from 1 to ${most.toLocaleString("en-IN")}.`;
  return z
    .string()
    .regex(/^\d{0,6}$/, words)
    .refine((typed) => typed === "" || (Number(typed) >= 1 && Number(typed) <= most), words)
    .optional();
};
const PIN = "pin must be the six digits of a PIN code.";
/** For which event a price is reckoned: with any of it each entry has `allIn`. */
export const brief = {
  guests: whole("guests", 100_000).describe("How many guests come, for the price."),
  hours: whole("hours", 24).describe("For how many hours, for the price."),
  pin: z
    .string()
    .regex(/^(?:[1-9]\d{5}|)$/, PIN)
    .optional()
    .describe("The PIN code of the place, for the way there."),
};
type Brief = { [Name in keyof typeof brief]?: string | undefined };

/** How an entry says what it comes to. */
export const allInField = z
  .object({
    totalPaise: z.number().int(),
    words: z.string().describe("Where something is not in it, without 'all in'."),
    parts: z.string().describe("What it is for, and what is not in it."),
  })
  .nullable()
  .optional()
  .describe("What it comes to for the event that is asked for, as its card says; null where that is told on request.");

/** What a call says of the event; undefined where nothing is said that a price depends on. */
export function briefIn(
  sent: Brief & Record<string, unknown>,
  when: When | undefined,
  circle: Circle | undefined,
): PriceAsked | undefined {
  const { guests = "", hours = "", pin = "" } = sent;
  const days = when ? severalDays(when.from, when.until) : null;
  if (!guests && !hours && !pin && !circle && days === null) return undefined;
  return {
    guests: Number(guests) || null,
    pieces: null,
    days,
    hours: Number(hours) || null,
    pin,
    state: "",
    district: "",
    point: pin ? undefined : circle?.point,
    apart: !pin && !pinIn(typeof sent["near"] === "string" ? sent["near"] : ""),
  };
}

/** A filter by the values of a closed list shows them; another word finds nothing. */
function facetOf(name: string, { fields }: Pick<Category, "fields">): z.ZodType {
  const field = fields[name];
  const said = text.describe(`The ${name}.`);
  return field && "options" in field ? said.meta({ examples: [...field.options] }) : said;
}

const querystringOf = ({ facets = {}, numbers = {}, fields }: Pick<Category, "facets" | "numbers" | "fields">) =>
  common.extend({
    ...Object.fromEntries(
      Object.entries(numbers).map(([name, { compare, money }]) => [
        name,
        text.describe(`${compare === "atLeast" ? "At least" : "At most"} so much${money ? ", in paise" : ""}.`),
      ]),
    ),
    ...Object.fromEntries(Object.keys(facets).map((name) => [name, facetOf(name, { fields })])),
  });

const dated = (card: z.ZodType): z.ZodType =>
  card instanceof z.ZodObject
    ? card.extend({ availability: availabilityField, distanceKm: distanceField, allIn: allInField })
    : card;

type AskedOfCards = { when: When | undefined; circle: Circle | undefined; brief: PriceAsked | undefined };

/** The entries with what is known of them for the days, the place and the event that are asked for. */
async function withAnswers(deps: Deps, category: Category, cards: string, { when, circle, brief }: AskedOfCards) {
  const [id = "_id"] = Object.entries(category.card).find(([, source]) => source === "id") ?? [];
  const rows = (JSON.parse(cards) as Record<string, unknown>[]).map((row) => ({ id: String(row[id]), row }));
  const ids = rows.map((one) => one.id);
  const [dated, far, prices] = await Promise.all([
    withDays(deps, rows, when),
    circle && distancesOf(deps, ids, circle.point),
    brief && deps.cardPrices(deps, ids, brief),
  ]);
  return dated.map(({ id: of, row, day }) => ({
    ...row,
    ...(when ? { availability: day?.state } : {}),
    ...(far ? { distanceKm: kmToTell(far.get(of)) } : {}),
    ...(prices ? { allIn: prices.get(of) ?? null } : {}),
  }));
}

/**
 * Registers `GET {path}`: approved listings as a bare array, filtered by place, words, rating and the category's facets.
 * @param card the shape of an entry, for the OpenAPI document
 */
export function listCall(
  api: Api,
  deps: Deps,
  category: Category,
  { path, tags, card }: { path: string; tags: string[]; card: z.ZodType },
): void {
  const facets = Object.keys(category.facets ?? {});
  const priced = priceOf(category) !== undefined;
  const querystring = z.object({
    ...(priced ? { ...brief, ...band } : {}),
    ...querystringOf(category).shape,
    ...dates,
    ...aroundParams,
  });
  const summary = `${category.plural} by place, ${["city", ...facets, "rating", "words"].join(", ")}`;
  api.get(
    path,
    {
      schema: { tags, summary, querystring, response: { 200: z.array(dated(card)), 400: errorBody, ...sharedAnswers } },
    },
    async (request, reply) => {
      const today = todayIST(deps.now());
      const sent = datedFields(request.query as Query, today, deps.feastDay);
      const { bare, query } = askedOf(sent, category);
      return sharedCall(deps, request, reply, async () => {
        const when = datesIn(sent, today);
        const circle = await circleIn(sent, sent.sort);
        const asked = priced ? briefIn(sent, when, circle) : undefined;
        const { cards, ...page } = await searchListingsJson(deps, category.key, { ...query, when, near: circle });
        // The JSON that PostgreSQL made goes out as it is: a text is not serialised again.
        return {
          json:
            when || circle || asked ? await withAnswers(deps, category, cards, { when, circle, brief: asked }) : cards,
          headers: pageHeaders(path, request.url, bare, page),
        };
      });
    },
  );
}

/**
 * Registers `GET {path}` for admins: listings that wait, as a bare array, filtered and paged as the list of approved ones.
 * @param present an entry as this admin may see it
 */
export function waitingCall<Body>(
  api: Api,
  deps: Deps,
  category: Category,
  {
    path,
    tags,
    body,
    present,
  }: { path: string; tags: string[]; body: z.ZodType<Body>; present: (waiting: WaitingListing, admin: Actor) => Body },
): void {
  const summary = `${category.plural} waiting for approval, for admins`;
  const response = { 200: z.array(body), 400: errorBody, 401: errorBody, 403: errorBody };
  api.get(
    path,
    { schema: { tags, summary, querystring: querystringOf(category), response } },
    async (request, reply) => {
      const admin = signedIn(request);
      const { bare, query } = askedOf(request.query as Query, category);
      const { rows, ...page } = await waitingListings(deps, category.key, query);
      return reply
        .headers(pageHeaders(path, request.url, bare, page))
        .send(rows.map((waiting) => present(waiting, admin)));
    },
  );
}
