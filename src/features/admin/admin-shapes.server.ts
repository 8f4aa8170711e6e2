/** The queries and answers of the admin calls, for the OpenAPI document and to let nothing else out. */
import { z } from "zod";
import { ROLES } from "../../domain/event-types.ts";
import { LISTS } from "../../domain/limits.ts";
import { cleanText } from "../../domain/text.ts";
import { errorBody } from "../../platform/http/response-shapes.server.ts";
import { ENQUIRY_MOVES, ENQUIRY_STATUSES } from "../enquiries/enquiry-access.ts";
import { ADMIN_PAGE, AUDIT_SUBJECTS, DECISIONS } from "./admin-model.ts";

export const LISTING_STATUSES = ["draft", "pending", "approved", "rejected", "suspended"] as const;

const cleared = (value: unknown) => (value === "" ? undefined : value);
/** As text is stored: without NUL, which PostgreSQL takes in no query. */
const text = z.preprocess(
  (value) => (typeof value === "string" ? cleanText(value) || undefined : value),
  z.string().max(200).optional(),
);
const oneOf = <T extends readonly [string, ...string[]]>(name: string, values: T) =>
  z.preprocess(cleared, z.enum(values, `${name} must be one of ${values.join(", ")}.`).optional());

export const paging = {
  cursor: z.preprocess(cleared, z.uuid("This is no cursor of this list.").optional()),
  limit: z.preprocess(
    cleared,
    z.coerce
      .number("limit must be a number.")
      .int()
      .min(1, "limit must be at least 1.")
      .max(LISTS.maxPage, `limit must be at most ${LISTS.maxPage}.`)
      .default(ADMIN_PAGE),
  ),
};
/** Filters of each list; empty ones count as absent, as forms send them. */
export const listingsQuery = z.object({
  ...paging,
  q: text,
  category: text,
  city: text,
  status: oneOf("status", LISTING_STATUSES),
});
export const enquiriesQuery = z.object({ ...paging, q: text, kind: text, status: oneOf("status", ENQUIRY_STATUSES) });
export const peopleQuery = z.object({ ...paging, q: text, role: oneOf("role", ROLES) });
export const reviewsQuery = z.object({ ...paging, q: text, state: oneOf("state", ["visible", "hidden"] as const) });
export const auditQuery = z.object({ ...paging, subject: oneOf("subject", AUDIT_SUBJECTS), action: text, actor: text });

/** What every admin call may answer instead. */
export const refusals = {
  400: errorBody,
  401: errorBody,
  403: errorBody,
  404: errorBody,
  409: errorBody,
  413: errorBody,
  503: errorBody,
} as const;

const maybe = z.string().nullable();
const image = z.object({
  id: z.string(),
  src: z.string(),
  width: z.number(),
  height: z.number(),
  srcSet: z.string().optional(),
  avifSrcSet: z.string().optional(),
  alt: z.string().optional(),
});
const fact = z.object({ label: z.string(), value: z.string() });

export const listingBody = z.object({
  id: z.string(),
  category: z.string(),
  categoryName: z.string(),
  title: z.string(),
  status: z.enum(LISTING_STATUSES),
  statusReason: maybe,
  city: z.string(),
  state: z.string(),
  rating: z.number(),
  ratingCount: z.number(),
  duration: z.string(),
  owner: maybe.describe("Username"),
  createdAt: z.string(),
  photo: image.nullable(),
  highlights: z.array(fact).describe("The first of what its owner wrote about it"),
  path: maybe,
  moves: z.array(z.enum(DECISIONS)).describe("What an admin may decide now"),
});
export const reviewBody = listingBody.extend({
  facts: z.array(fact),
  links: z.array(z.string()),
  gallery: z.array(image),
  editPath: maybe.describe("The edit page that categories share"),
});

export const enquiryBody = z.object({
  number: z.string(),
  kind: z.string(),
  label: z.string(),
  status: z.enum(ENQUIRY_STATUSES),
  createdAt: z.string(),
  eventType: maybe,
  eventDate: maybe,
  state: maybe,
  district: maybe,
  city: maybe,
  facts: z.array(fact),
  contact: z.object({ name: z.string(), phone: maybe, email: maybe }).nullable(),
  listing: z.object({ title: z.string(), path: maybe }).nullable(),
  photo: maybe.describe("Address of the photo that came with it"),
  moves: z.array(z.enum(ENQUIRY_MOVES)),
});
export const personBody = z.object({
  id: z.string(),
  username: z.string(),
  name: z.string(),
  email: maybe,
  mobile: z.string(),
  role: z.enum(ROLES),
  createdAt: z.string(),
  lastUsedAt: z.string(),
  sessions: z.number(),
  suspendedAt: maybe.describe("Since when they are suspended; null where they are not"),
  suspendedReason: maybe,
});
export const opinionBody = z.object({
  id: z.string(),
  stars: z.number(),
  comment: z.string(),
  createdAt: z.string(),
  hidden: z.boolean(),
  author: maybe,
  listing: z.object({ id: z.string(), title: z.string(), categoryName: z.string(), path: z.string() }),
});
export const auditBody = z.object({
  id: z.string(),
  at: z.string(),
  actor: maybe,
  action: z.string(),
  subjectType: z.string(),
  subject: z.string(),
  href: maybe,
  details: z.array(fact),
});

/** The answer of a list, under the name of its rows. */
export const pageBody = <Name extends string, Row extends z.ZodType>(name: Name, row: Row) =>
  z.object({ success: z.literal(true), [name]: z.array(row), next: maybe } as {
    success: z.ZodLiteral<true>;
    next: typeof maybe;
  } & Record<Name, z.ZodArray<Row>>);
