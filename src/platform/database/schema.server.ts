import { bigint, boolean, customType, date, integer, jsonb, pgTable, primaryKey, real, smallint, text, timestamp, uuid, varchar } from "drizzle-orm/pg-core";

/*
 * The tables as TypeScript sees them. migrations/ makes them; a test holds the two together.
 * Why each constraint and index exists stands in the migrations.
 */
const bytea = customType<{ data: Buffer }>({ dataType: () => "bytea" });
const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });
const id = () => uuid("id").primaryKey();
const at = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });
const createdAt = () => at("created_at").notNull().defaultNow();
const updatedAt = () => at("updated_at").notNull().defaultNow();

export const users = pgTable("users", {
  id: id(),
  username: text("username").notNull(),
  usernameKey: text("username_key").notNull(),
  email: text("email"),
  emailKey: text("email_key"),
  mobile: text("mobile").notNull(),
  firstName: text("first_name").notNull(),
  lastName: text("last_name").notNull(),
  dob: date("dob", { mode: "string" }),
  gender: text("gender"),
  passwordHash: text("password_hash").notNull(),
  role: text("role", { enum: ["admin", "artist", "volunteer-manager", "user", "unassigned", "volunteer"] }).notNull().default("unassigned"),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
  lastUsedAt: at("last_used_at").notNull().defaultNow(),
  eraseAfter: at("erase_after"),
});

export const consents = pgTable("consents", {
  id: id(),
  userId: uuid("user_id").notNull(),
  purpose: text("purpose").notNull(),
  version: text("version").notNull(),
  givenAt: at("given_at").notNull().defaultNow(),
  withdrawnAt: at("withdrawn_at"),
});

export const sessions = pgTable("sessions", {
  tokenHash: bytea("token_hash").primaryKey(),
  userId: uuid("user_id").notNull(),
  userAgent: text("user_agent"),
  createdAt: createdAt(),
  lastSeenAt: at("last_seen_at").notNull().defaultNow(),
  expiresAt: at("expires_at").notNull(),
});

export const oneTimeCodes = pgTable("one_time_codes", {
  id: id(),
  purpose: text("purpose", { enum: ["signup", "reset", "close"] }).notNull(),
  subject: text("subject").notNull(),
  userId: uuid("user_id"),
  channel: text("channel", { enum: ["sms", "email", "none"] }).notNull(),
  codeHash: bytea("code_hash"),
  providerRef: text("provider_ref"),
  tries: smallint("tries").notNull().default(0),
  createdAt: createdAt(),
  expiresAt: at("expires_at").notNull(),
  verifiedAt: at("verified_at"),
  usedAt: at("used_at"),
});

export const rateLimits = pgTable("rate_limits", {
  key: varchar("key", { length: 255 }).primaryKey(),
  points: integer("points").notNull().default(0),
  expire: bigint("expire", { mode: "number" }),
});

export const idempotencyKeys = pgTable(
  "idempotency_keys",
  {
    scope: text("scope").notNull(),
    key: text("key").notNull(),
    requestHash: bytea("request_hash").notNull(),
    status: smallint("status"),
    body: jsonb("body").$type<unknown>(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.scope, table.key] })],
);

export const listings = pgTable("listings", {
  id: id(),
  category: text("category").notNull(),
  ownerId: uuid("owner_id"),
  onePerPerson: boolean("one_per_person").notNull().default(false),
  slug: text("slug").notNull(),
  slugKey: text("slug_key").notNull(),
  status: text("status", { enum: ["draft", "pending", "approved", "rejected", "suspended"] }).notNull(),
  statusBefore: text("status_before", { enum: ["draft", "pending", "approved", "rejected", "suspended"] }),
  statusReason: text("status_reason"),
  title: text("title").notNull(),
  email: text("email"),
  phone: text("phone"),
  address: text("address"),
  state: text("state"),
  district: text("district"),
  city: text("city"),
  pin: text("pin"),
  attributes: jsonb("attributes").$type<Record<string, unknown>>().notNull().default({}),
  searchText: text("search_text").notNull().default(""),
  ratingSum: integer("rating_sum").notNull().default(0),
  ratingCount: integer("rating_count").notNull().default(0),
  rating: real("rating").notNull().default(0),
  viewCount: integer("view_count").notNull().default(0),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
  approvedAt: at("approved_at"),
});

export const listingPlaces = pgTable(
  "listing_places",
  {
    listingId: uuid("listing_id").notNull(),
    category: text("category").notNull(),
    state: text("state").notNull(),
    district: text("district").notNull().default(""),
    rating: real("rating").notNull().default(0),
    visible: boolean("visible").notNull(),
    worksHere: boolean("works_here").notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.listingId, table.state, table.district] })],
);

/** Kept by triggers on `listings`: nothing else writes it. */
export const listingSearch = pgTable("listing_search", {
  listingId: uuid("listing_id").primaryKey(),
  category: text("category").notNull(),
  state: text("state"),
  rating: real("rating").notNull(),
  words: tsvector("words").notNull(),
});

export const searchWords = pgTable("search_words", { word: text("word").primaryKey() });

export const listingViews = pgTable(
  "listing_views",
  {
    listingId: uuid("listing_id").notNull(),
    day: date("day", { mode: "string" }).notNull(),
    visitor: bytea("visitor").notNull(),
  },
  (table) => [primaryKey({ columns: [table.listingId, table.day, table.visitor] })],
);

export const media = pgTable("media", {
  id: id(),
  listingId: uuid("listing_id").notNull(),
  category: text("category").notNull(),
  kind: text("kind", { enum: ["profile", "gallery"] }).notNull(),
  position: integer("position").notNull().default(0),
  width: integer("width").notNull(),
  height: integer("height").notNull(),
  widths: integer("widths").array().notNull(),
  hasAvif: boolean("has_avif").notNull().default(false),
  originalName: text("original_name"),
  bytes: bigint("bytes", { mode: "number" }).notNull().default(0),
  drawnSeed: text("drawn_seed"),
  createdAt: createdAt(),
});

export const reviews = pgTable("reviews", {
  id: id(),
  listingId: uuid("listing_id").notNull(),
  authorId: uuid("author_id"),
  stars: smallint("stars").notNull(),
  comment: text("comment").notNull(),
  hiddenAt: at("hidden_at"),
  createdAt: createdAt(),
});

export const enquiries = pgTable("enquiries", {
  id: id(),
  number: text("number").notNull(),
  kind: text("kind").notNull(),
  status: text("status", { enum: ["pending", "accepted", "declined", "confirmed", "cancelled", "completed"] }).notNull().default("pending"),
  senderId: uuid("sender_id"),
  listingId: uuid("listing_id"),
  recipientId: uuid("recipient_id"),
  name: text("name").notNull(),
  phone: text("phone").notNull(),
  email: text("email"),
  eventType: text("event_type"),
  eventDate: date("event_date", { mode: "string" }),
  state: text("state"),
  district: text("district"),
  city: text("city"),
  details: jsonb("details").$type<Record<string, unknown>>().notNull().default({}),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

export const reports = pgTable("reports", {
  id: id(),
  listingId: uuid("listing_id").notNull(),
  reporterId: uuid("reporter_id"),
  reason: text("reason").notNull(),
  text: text("text").notNull().default(""),
  status: text("status", { enum: ["open", "dismissed", "upheld"] }).notNull().default("open"),
  createdAt: createdAt(),
  decidedAt: at("decided_at"),
});

export const notifications = pgTable("notifications", {
  id: id(),
  userId: uuid("user_id").notNull(),
  kind: text("kind").notNull(),
  title: text("title").notNull(),
  body: text("body").notNull(),
  href: text("href"),
  about: uuid("about").array().notNull().default([]),
  createdAt: createdAt(),
  readAt: at("read_at"),
});

export const mailDays = pgTable(
  "mail_days",
  { userId: uuid("user_id").notNull(), kind: text("kind").notNull(), day: date("day", { mode: "string" }).notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.kind, table.day] })],
);

export const siteCounters = pgTable("site_counters", {
  name: text("name").primaryKey(),
  total: bigint("total", { mode: "number" }).notNull().default(0),
});

export const siteContent = pgTable("site_content", {
  key: text("key").primaryKey(),
  value: jsonb("value").$type<unknown>().notNull(),
  updatedAt: updatedAt(),
  updatedBy: uuid("updated_by"),
});

export const auditLog = pgTable("audit_log", {
  id: id(),
  at: at("at").notNull().defaultNow(),
  actorId: uuid("actor_id"),
  action: text("action").notNull(),
  subjectType: text("subject_type").notNull(),
  subjectId: text("subject_id").notNull(),
  details: jsonb("details").$type<Record<string, unknown>>().notNull().default({}),
});
