import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  customType,
  date,
  doublePrecision,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  timestamp,
  uuid,
  varchar,
} from "drizzle-orm/pg-core";
import type { LanguageCode } from "../../domain/words/languages.ts";

/*
 * The tables as TypeScript sees them. migrations/ makes them; a test holds the two together.
 * Why each constraint and index exists stands in the migrations.
 */
const bytea = customType<{ data: Buffer }>({ dataType: () => "bytea" });
const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });
const days = customType<{ data: string }>({ dataType: () => "bit(1024)" });
const tstzrange = customType<{ data: string }>({ dataType: () => "tstzrange" });
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
  role: text("role", { enum: ["admin", "artist", "volunteer-manager", "user", "unassigned", "volunteer"] })
    .notNull()
    .default("unassigned"),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
  lastUsedAt: at("last_used_at").notNull().defaultNow(),
  eraseAfter: at("erase_after"),
  /** Since when, and why, the desk has suspended them. */
  suspendedAt: at("suspended_at"),
  suspendedReason: text("suspended_reason"),
  /** When a code has proven the mobile; null for accounts that were made on the command line. */
  mobileProvenAt: at("mobile_proven_at"),
  /** When a code has proven the e-mail; until then it claims nothing, is nobody's, and gets no mail of transactions. */
  emailProvenAt: at("email_proven_at"),
  /** What they are written to in. */
  language: text("language").$type<LanguageCode>().notNull().default("en"),
  /** Whether they have said so; until then a page in another language says it for them. */
  languageChosen: boolean("language_chosen").notNull().default(false),
});

/** Why it stands apart, and what is in it: migrations/0016_papers.sql. */
export const papers = pgTable("papers", {
  id: id(),
  personId: uuid("person_id").notNull(),
  kind: text("kind", { enum: ["pan", "gstin"] }).notNull(),
  number: text("number").notNull(),
  name: text("name").notNull(),
  photo: jsonb("photo").$type<{ id: string; width: number; height: number }>(),
  status: text("status", { enum: ["waiting", "seen", "refused"] })
    .notNull()
    .default("waiting"),
  reason: text("reason"),
  sentAt: at("sent_at").notNull().defaultNow(),
  decidedAt: at("decided_at"),
});

export const consents = pgTable("consents", {
  id: id(),
  userId: uuid("user_id").notNull(),
  purpose: text("purpose").notNull(),
  version: text("version").notNull(),
  givenAt: at("given_at").notNull().defaultNow(),
  withdrawnAt: at("withdrawn_at"),
  /** In which words they were asked; null for what was given before these were kept. */
  words: text("words"),
});

/** What was written to people on WhatsApp: migrations/0071_whatsapp.sql. */
export const whatsappMessages = pgTable("whatsapp_messages", {
  id: id(),
  key: text("key").notNull(),
  userId: uuid("user_id").notNull(),
  wamid: text("wamid"),
  reader: text("reader"),
  template: text("template").notNull(),
  language: text("language").$type<LanguageCode>().notNull(),
  state: text("state", { enum: ["waiting", "accepted", "sent", "delivered", "read", "failed"] }).notNull(),
  tries: integer("tries").notNull().default(0),
  errorCode: integer("error_code"),
  sms: jsonb("sms"),
  about: text("about")
    .array()
    .notNull()
    .default(sql`'{}'`),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
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
  purpose: text("purpose", { enum: ["signup", "reset", "close", "payee", "email"] }).notNull(),
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
  /** The stars, and how many they are, behind which a booking stands. */
  bookedStars: integer("booked_stars").notNull().default(0),
  bookedReviews: integer("booked_reviews").notNull().default(0),
  /** Kept by a trigger, by what the stars are and the category's mean. */
  ranking: real("ranking").notNull().default(0),
  /** The same by the stars alone: the ranking without what is put to it (migration 0077). */
  byStars: real("by_stars").generatedAlwaysAs(
    sql`(ranking::numeric - score_points(answer_minutes, price IS NOT NULL, photo_count, papers_seen, mobile_proven))::real`,
  ),
  viewCount: integer("view_count").notNull().default(0),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
  approvedAt: at("approved_at"),
  /** In paise; null on request. */
  price: bigint("price", { mode: "number" }),
  /** What its requests prove, kept by triggers and the hourly sweep. */
  booked: integer("booked").notNull().default(0),
  weddings: integer("weddings").notNull().default(0),
  answerMinutes: integer("answer_minutes"),
  answersTold: smallint("answers_told").notNull().default(0),
  /** Agreed events whose day is over: those that took place, and those that whoever keeps it let fall. */
  kept: integer("kept").notNull().default(0),
  missed: integer("missed").notNull().default(0),
  organisers: integer("organisers").notNull().default(0),
  organisersAgain: integer("organisers_again").notNull().default(0),
  /** Pictures besides the profile photo, and what is verified about whoever keeps it; kept by triggers. */
  photoCount: integer("photo_count").notNull().default(0),
  mobileProven: boolean("mobile_proven").notNull().default(false),
  papersSeen: boolean("papers_seen").notNull().default(false),
});

export const listingPlaces = pgTable(
  "listing_places",
  {
    listingId: uuid("listing_id").notNull(),
    category: text("category").notNull(),
    state: text("state").notNull(),
    district: text("district").notNull().default(""),
    rating: real("rating").notNull().default(0),
    ranking: real("ranking").notNull().default(0),
    byStars: real("by_stars").notNull().default(0),
    visible: boolean("visible").notNull(),
    worksHere: boolean("works_here").notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.listingId, table.state, table.district] })],
);

/** On which days listings are taken, kept by triggers on whatever says so: migrations/0050_free_days.sql. */
export const listingDays = pgTable(
  "listing_days",
  {
    listingId: uuid("listing_id").notNull(),
    category: text("category").notNull(),
    state: text("state").notNull().default(""),
    district: text("district").notNull().default(""),
    ranking: real("ranking").notNull(),
    told: boolean("told").notNull().default(false),
    leadDays: smallint("lead_days").notNull().default(0),
    byDay: days("by_day"),
    byEvening: days("by_evening"),
    rolledOn: date("rolled_on", { mode: "string" }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.listingId, table.state, table.district] })],
);

/** Where PIN codes ('452001') and districts ('Madhya Pradesh/Indore') lie; written by migrations alone. */
export const placePoints = pgTable("place_points", {
  name: text("name").primaryKey(),
  latitude: doublePrecision("latitude").notNull(),
  longitude: doublePrecision("longitude").notNull(),
});

/** Where approved listings lie, kept by triggers on `listings`: migrations/0056_near.sql. */
export const listingCells = pgTable("listing_cells", {
  listingId: uuid("listing_id").primaryKey(),
  category: text("category").notNull(),
  cell: integer("cell").notNull(),
  ranking: real("ranking").notNull(),
  byStars: real("by_stars").notNull().default(0),
  latitude: doublePrecision("latitude").notNull(),
  longitude: doublePrecision("longitude").notNull(),
});

/** Kept by triggers on `listings` and `listing_places`: nothing else writes it. */
export const listingSearch = pgTable("listing_search", {
  listingId: uuid("listing_id").primaryKey(),
  category: text("category").notNull(),
  rating: real("rating").notNull(),
  ranking: real("ranking").notNull(),
  byStars: real("by_stars").notNull().default(0),
  name: text("name").notNull(),
  states: text("states").array().notNull(),
  numbers: jsonb("numbers"),
  price: bigint("price", { mode: "number" }),
  words: tsvector("words").notNull(),
  mobileProven: boolean("mobile_proven").notNull().default(false),
  papersSeen: boolean("papers_seen").notNull().default(false),
  answerMinutes: integer("answer_minutes"),
});

/** One in sixteen of them, kept by a trigger: migrations/0079_listing_samples.sql. */
export const listingSamples = pgTable("listing_samples", {
  listingId: uuid("listing_id").primaryKey(),
  category: text("category").notNull(),
  states: text("states").array().notNull(),
  rating: real("rating").notNull(),
  price: bigint("price", { mode: "number" }),
  numbers: jsonb("numbers"),
  words: tsvector("words").notNull(),
  mobileProven: boolean("mobile_proven").notNull(),
  papersSeen: boolean("papers_seen").notNull(),
  answerMinutes: integer("answer_minutes"),
});

/** Kept by the sweep of the search. */
export const categoryRatings = pgTable("category_ratings", {
  category: text("category").primaryKey(),
  mean: real("mean").notNull(),
});

export const searchWords = pgTable("search_words", {
  word: text("word").primaryKey(),
  /** How it sounds, in any script (migration 0063). */
  sound: text("sound")
    .notNull()
    .generatedAlwaysAs(sql`sound_of(word)`),
});

export const listingViews = pgTable(
  "listing_views",
  {
    listingId: uuid("listing_id").notNull(),
    day: date("day", { mode: "string" }).notNull(),
    visitor: bytea("visitor").notNull(),
  },
  (table) => [primaryKey({ columns: [table.listingId, table.day, table.visitor] })],
);

/** Without who it was: migrations/0015_figures.sql. */
export const listingViewDays = pgTable(
  "listing_view_days",
  {
    listingId: uuid("listing_id").notNull(),
    day: date("day", { mode: "string" }).notNull(),
    views: integer("views").notNull(),
  },
  (table) => [primaryKey({ columns: [table.listingId, table.day] })],
);

/** How often cards were shown: migrations/0076_shown.sql. */
export const listingShownDays = pgTable(
  "listing_shown_days",
  {
    listingId: uuid("listing_id").notNull(),
    day: date("day", { mode: "string" }).notNull(),
    shown: integer("shown").notNull(),
  },
  (table) => [primaryKey({ columns: [table.listingId, table.day] })],
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
  /** Kept by triggers: a request that took place stands behind it. */
  booked: boolean("booked").notNull().default(false),
  createdAt: createdAt(),
});

export const enquiries = pgTable("enquiries", {
  id: id(),
  number: text("number").notNull(),
  kind: text("kind").notNull(),
  status: text("status", { enum: ["pending", "accepted", "declined", "confirmed", "cancelled", "completed"] })
    .notNull()
    .default("pending"),
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
  /** Whoever was asked knew that its day is taken. */
  acceptedAnyway: boolean("accepted_anyway").notNull().default(false),
  /** In which it was asked. */
  language: text("language").$type<LanguageCode>().notNull().default("en"),
  /** How often the link of its guest was renewed or ended. */
  guestLinkRound: smallint("guest_link_round").notNull().default(0),
});

/** Why both stand apart from `enquiries`, and what is in them: migrations/0011_answering.sql. */
export const guestLinks = pgTable("guest_links", {
  tokenHash: bytea("token_hash").primaryKey(),
  enquiryId: uuid("enquiry_id").notNull(),
  channel: text("channel", { enum: ["email", "sms"] }).notNull(),
  expiresAt: at("expires_at").notNull(),
});

export const enquiryEvents = pgTable("enquiry_events", {
  id: id(),
  enquiryId: uuid("enquiry_id").notNull(),
  what: text("what", {
    enum: ["quoted", "accepted", "declined", "confirmed", "cancelled", "completed", "opened"],
  }).notNull(),
  side: text("side", { enum: ["sender", "recipient"] }).notNull(),
  personId: uuid("person_id"),
  at: at("at").notNull().defaultNow(),
});

export const areaAnswers = pgTable(
  "area_answers",
  {
    enquiryId: uuid("enquiry_id").notNull(),
    listingId: uuid("listing_id").notNull(),
    people: integer("people").notNull().default(1),
    taken: boolean("taken").notNull().default(false),
    anyway: boolean("anyway").notNull().default(false),
    at: at("at").notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.enquiryId, table.listingId] })],
);

/** Why holds and counts are kept so: migrations/0020_calendar.sql and docs/adr/0020. */
export const calendars = pgTable("calendars", {
  listingId: uuid("listing_id").primaryKey(),
  capacity: integer("capacity"),
  slots: text("slots").array().notNull().default([]),
  ownSlots: jsonb("own_slots").$type<{ name: string; from: string; to: string }[]>().notNull().default([]),
  weekdaysOff: smallint("weekdays_off").array().notNull().default([]),
  leadDays: smallint("lead_days").notNull().default(0),
  bufferMinutes: smallint("buffer_minutes").notNull().default(0),
  updatedAt: updatedAt(),
});

export const holds = pgTable("holds", {
  id: id(),
  listingId: uuid("listing_id").notNull(),
  unit: text("unit").notNull().default(""),
  day: date("day", { mode: "string" }).notNull(),
  slot: text("slot").notNull(),
  span: tstzrange("span").notNull(),
  kind: text("kind", { enum: ["block", "booking"] }).notNull(),
  enquiryId: uuid("enquiry_id"),
  note: text("note").notNull().default(""),
  expiresAt: at("expires_at"),
  createdAt: createdAt(),
});

export const stock = pgTable(
  "stock",
  {
    listingId: uuid("listing_id").notNull(),
    day: date("day", { mode: "string" }).notNull(),
    slot: text("slot").notNull(),
    taken: integer("taken").notNull().default(0),
    capacity: integer("capacity"),
    closed: boolean("closed").notNull().default(false),
    note: text("note").notNull().default(""),
  },
  (table) => [primaryKey({ columns: [table.listingId, table.day, table.slot] })],
);

export const stockHolds = pgTable(
  "stock_holds",
  {
    enquiryId: uuid("enquiry_id").notNull(),
    listingId: uuid("listing_id").notNull(),
    day: date("day", { mode: "string" }).notNull(),
    slot: text("slot").notNull(),
    quantity: integer("quantity").notNull(),
    expiresAt: at("expires_at"),
  },
  (table) => [primaryKey({ columns: [table.enquiryId, table.listingId, table.day, table.slot] })],
);

/** Why these are kept so: migrations/0023_bookings.sql and docs/adr/0022. */
export const bookings = pgTable("bookings", {
  id: id(),
  enquiryId: uuid("enquiry_id").notNull(),
  state: text("state").notNull(),
  round: smallint("round").notNull(),
  dueAt: at("due_at"),
  dueMove: text("due_move"),
  frozenAt: at("frozen_at"),
  frozenDueAt: at("frozen_due_at"),
  frozenDueMove: text("frozen_due_move"),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

export const bookingMoves = pgTable(
  "booking_moves",
  {
    bookingId: uuid("booking_id").notNull(),
    seq: smallint("seq").notNull(),
    move: text("move").notNull(),
    fromState: text("from_state").notNull(),
    toState: text("to_state").notNull(),
    by: text("by", { enum: ["organiser", "provider", "clock"] }).notNull(),
    personId: uuid("person_id"),
    round: smallint("round").notNull(),
    note: text("note").notNull().default(""),
    askedPaise: bigint("asked_paise", { mode: "number" }),
    at: at("at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.bookingId, table.seq] })],
);

export const quotes = pgTable(
  "quotes",
  {
    bookingId: uuid("booking_id").notNull(),
    round: smallint("round").notNull(),
    terms: jsonb("terms").$type<Record<string, unknown>>().notNull(),
    totalPaise: bigint("total_paise", { mode: "number" }).notNull(),
    validUntil: at("valid_until").notNull(),
    heldUntil: at("held_until"),
    createdAt: at("created_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.bookingId, table.round] })],
);

export const agreements = pgTable("agreements", {
  bookingId: uuid("booking_id").primaryKey(),
  terms: text("terms").notNull(),
  sha256: text("sha256").notNull(),
  offeredBy: text("offered_by", { enum: ["organiser", "provider"] }).notNull(),
  offeredAt: at("offered_at").notNull(),
  acceptedAt: at("accepted_at").notNull(),
});

/** Changes of what is agreed, and what came of them: migrations/0035_amendments.sql and docs/adr/0031. */
export const bookingChanges = pgTable(
  "booking_changes",
  {
    bookingId: uuid("booking_id").notNull(),
    n: smallint("n").notNull(),
    kind: text("kind", { enum: ["change", "callOff"] }).notNull(),
    by: text("by", { enum: ["organiser", "provider"] }).notNull(),
    wish: jsonb("wish").$type<Record<string, unknown>>().notNull(),
    note: text("note").notNull().default(""),
    at: at("at").notNull(),
    expiresAt: at("expires_at").notNull(),
    outcome: text("outcome", { enum: ["agreed", "declined", "takenBack", "lapsed", "over"] }),
    endedAt: at("ended_at"),
  },
  (table) => [primaryKey({ columns: [table.bookingId, table.n] })],
);

export const amendments = pgTable(
  "amendments",
  {
    bookingId: uuid("booking_id").notNull(),
    n: smallint("n").notNull(),
    changeN: smallint("change_n").notNull(),
    moved: boolean("moved").notNull(),
    terms: text("terms").notNull(),
    sha256: text("sha256").notNull(),
    offeredBy: text("offered_by", { enum: ["organiser", "provider"] }).notNull(),
    offeredAt: at("offered_at").notNull(),
    acceptedAt: at("accepted_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.bookingId, table.n] })],
);

/** What was told of a request by itself: migrations/0028_reminders.sql. */
export const requestReminders = pgTable(
  "request_reminders",
  {
    enquiryId: uuid("enquiry_id").notNull(),
    what: text("what", { enum: ["reply", "week", "day"] }).notNull(),
    at: at("at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.enquiryId, table.what] })],
);

/** What the two sides of a request write to each other: migrations/0029_messages.sql. */
export const messages = pgTable("messages", {
  id: id(),
  enquiryId: uuid("enquiry_id").notNull(),
  side: text("side", { enum: ["organiser", "provider"] }).notNull(),
  personId: uuid("person_id"),
  text: text("text").notNull(),
  at: at("at").notNull(),
  removedAt: at("removed_at"),
});

/** Messages that somebody reports to us: migrations/0041_message_reports.sql. */
export const messageReports = pgTable("message_reports", {
  id: id(),
  messageId: uuid("message_id").notNull(),
  by: text("by", { enum: ["organiser", "provider"] }).notNull(),
  personId: uuid("person_id"),
  reason: text("reason", { enum: ["abuse", "fraud", "contact", "other"] }).notNull(),
  note: text("note").notNull(),
  status: text("status", { enum: ["open", "removed", "dismissed"] })
    .notNull()
    .default("open"),
  at: at("at").notNull(),
  decidedAt: at("decided_at"),
  decidedBy: uuid("decided_by"),
  answer: text("answer").notNull().default(""),
});

/** Photos and PDFs that came with messages: migrations/0040_message_files.sql. */
export const messageFiles = pgTable("message_files", {
  id: id(),
  messageId: uuid("message_id").notNull(),
  n: smallint("n").notNull(),
  kind: text("kind", { enum: ["photo", "pdf"] }).notNull(),
  name: text("name").notNull(),
  bytes: integer("bytes").notNull(),
  width: integer("width"),
  height: integer("height"),
});

export const threadSides = pgTable(
  "thread_sides",
  {
    enquiryId: uuid("enquiry_id").notNull(),
    side: text("side", { enum: ["organiser", "provider"] }).notNull(),
    readId: uuid("read_id"),
    blocked: boolean("blocked").notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.enquiryId, table.side] })],
);

/** What an organiser plans: migrations/0031_events.sql and docs/adr/0028. */
export const events = pgTable("events", {
  id: id(),
  ownerId: uuid("owner_id").notNull(),
  name: text("name").notNull(),
  occasion: text("occasion").notNull().default(""),
  place: text("place").notNull().default(""),
  guests: integer("guests"),
  budgetPaise: bigint("budget_paise", { mode: "number" }),
  needs: text("needs").array().notNull().default([]),
  createdAt: at("created_at").notNull(),
  updatedAt: at("updated_at").notNull(),
});

export const eventParts = pgTable(
  "event_parts",
  {
    eventId: uuid("event_id").notNull(),
    n: smallint("n").notNull(),
    name: text("name").notNull(),
    day: date("day").notNull(),
  },
  (table) => [primaryKey({ columns: [table.eventId, table.n] })],
);

export const eventRequests = pgTable("event_requests", {
  enquiryId: uuid("enquiry_id").primaryKey(),
  eventId: uuid("event_id").notNull(),
  addedAt: at("added_at").notNull(),
  /** Minutes after midnight. */
  arrives: smallint("arrives"),
});

export const eventPicks = pgTable(
  "event_picks",
  {
    eventId: uuid("event_id").notNull(),
    listingId: uuid("listing_id").notNull(),
    addedAt: at("added_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.eventId, table.listingId] })],
);

/** The links by which a family reads an event or votes: migrations/0043_event_links.sql and docs/adr/0035. */
export const eventLinks = pgTable(
  "event_links",
  {
    eventId: uuid("event_id").notNull(),
    kind: text("kind", { enum: ["read", "vote"] }).notNull(),
    seed: uuid("seed").notNull(),
    tokenHash: bytea("token_hash").notNull(),
    prices: boolean("prices").notNull().default(true),
    createdAt: at("created_at").notNull(),
    expiresAt: at("expires_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.eventId, table.kind] })],
);

export const eventVotes = pgTable(
  "event_votes",
  {
    eventId: uuid("event_id").notNull(),
    about: text("about").notNull(),
    voter: bytea("voter").notNull(),
    nameKey: text("name_key").notNull(),
    name: text("name").notNull(),
    enquiryId: uuid("enquiry_id").notNull(),
    at: at("at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.eventId, table.about, table.voter, table.nameKey] })],
);

/** What somebody thinks of, with or without an account: migrations/0058_shortlists.sql and docs/adr/0043. */
export const shortlists = pgTable("shortlists", {
  id: id(),
  ownerId: uuid("owner_id"),
  createdAt: at("created_at").notNull(),
  changedAt: at("changed_at").notNull(),
  expiresAt: at("expires_at").notNull(),
});

export const shortlistLinks = pgTable(
  "shortlist_links",
  {
    shortlistId: uuid("shortlist_id").notNull(),
    kind: text("kind", { enum: ["edit", "read"] }).notNull(),
    seed: uuid("seed").notNull(),
    tokenHash: bytea("token_hash").notNull(),
  },
  (table) => [primaryKey({ columns: [table.shortlistId, table.kind] })],
);

export const shortlistListings = pgTable(
  "shortlist_listings",
  {
    shortlistId: uuid("shortlist_id").notNull(),
    listingId: uuid("listing_id").notNull(),
    category: text("category").notNull(),
    addedAt: at("added_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.shortlistId, table.listingId] })],
);

export const shortlistVotes = pgTable(
  "shortlist_votes",
  {
    shortlistId: uuid("shortlist_id").notNull(),
    category: text("category").notNull(),
    nameKey: text("name_key").notNull(),
    name: text("name").notNull(),
    voter: bytea("voter").notNull(),
    listingId: uuid("listing_id").notNull(),
    at: at("at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.shortlistId, table.category, table.nameKey] })],
);

/** Searches that people keep: migrations/0067_saved_searches.sql and docs/adr/0048. */
export const savedSearches = pgTable("saved_searches", {
  id: id(),
  userId: uuid("user_id").notNull(),
  search: text("search").notNull(),
  name: text("name").notNull(),
  known: uuid("known").array().notNull(),
  more: boolean("more").notNull(),
  lookedOn: date("looked_on", { mode: "string" }).notNull(),
  createdAt: at("created_at").notNull(),
  stoppedAt: at("stopped_at"),
});

export const savedSearchLinks = pgTable("saved_search_links", {
  userId: uuid("user_id").primaryKey(),
  seed: uuid("seed").notNull(),
  tokenHash: bytea("token_hash").notNull(),
});

/** What the two sides of a booking cannot settle alone: migrations/0033_disputes.sql and docs/adr/0030. */
export const disputes = pgTable("disputes", {
  id: id(),
  ticket: text("ticket").notNull(),
  bookingId: uuid("booking_id").notNull(),
  openedBy: text("opened_by", { enum: ["organiser", "provider"] }).notNull(),
  about: text("about", { enum: ["noShow", "notAsAgreed", "money", "calledOff", "other"] }).notNull(),
  status: text("status", { enum: ["open", "decided", "settled"] })
    .notNull()
    .default("open"),
  openedAt: at("opened_at").notNull(),
  answeredAt: at("answered_at"),
  closedAt: at("closed_at"),
  appealedBy: text("appealed_by", { enum: ["organiser", "provider"] }),
  appealedAt: at("appealed_at"),
  remindedAt: at("reminded_at"),
});

export const disputeLines = pgTable("dispute_lines", {
  id: id(),
  disputeId: uuid("dispute_id").notNull(),
  by: text("by", { enum: ["organiser", "provider", "desk"] }).notNull(),
  personId: uuid("person_id"),
  text: text("text").notNull(),
  at: at("at").notNull(),
});

export const disputeDecisions = pgTable(
  "dispute_decisions",
  {
    disputeId: uuid("dispute_id").notNull(),
    n: smallint("n").notNull(),
    outcome: text("outcome", { enum: ["organiser", "provider", "both"] }).notNull(),
    backPaise: bigint("back_paise", { mode: "number" }),
    letOff: jsonb("let_off").$type<{ n: number; kind: "token" | "advance" | "balance"; paise: number }[]>(),
    reason: text("reason").notNull(),
    personId: uuid("person_id"),
    at: at("at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.disputeId, table.n] })],
);

/** What the two sides of a booking write of each other: migrations/0030_booking_reviews.sql and docs/adr/0027. */
export const bookingReviewRounds = pgTable("booking_review_rounds", {
  bookingId: uuid("booking_id").primaryKey(),
  openedAt: at("opened_at").notNull(),
  closesAt: at("closes_at").notNull(),
  publishedAt: at("published_at"),
});

export const bookingReviews = pgTable(
  "booking_reviews",
  {
    bookingId: uuid("booking_id").notNull(),
    side: text("side", { enum: ["organiser", "provider"] }).notNull(),
    personId: uuid("person_id"),
    stars: smallint("stars").notNull(),
    comment: text("comment").notNull(),
    noShow: boolean("no_show").notNull().default(false),
    writtenAt: at("written_at").notNull(),
    editedAt: at("edited_at"),
    reply: text("reply"),
    repliedAt: at("replied_at"),
  },
  (table) => [primaryKey({ columns: [table.bookingId, table.side] })],
);

/** Why these are kept so: migrations/0027_payments.sql and docs/adr/0024. */
export const dues = pgTable(
  "dues",
  {
    bookingId: uuid("booking_id").notNull(),
    n: smallint("n").notNull(),
    kind: text("kind", { enum: ["token", "advance", "balance"] }).notNull(),
    amountPaise: bigint("amount_paise", { mode: "number" }).notNull(),
    day: date("day", { mode: "string" }),
  },
  (table) => [primaryKey({ columns: [table.bookingId, table.n] })],
);

export const ledger = pgTable("ledger", {
  id: id(),
  bookingId: uuid("booking_id").notNull(),
  seq: smallint("seq").notNull(),
  kind: text("kind", {
    enum: [
      "paid",
      "acknowledged",
      "rejected",
      "waived",
      "depositPaid",
      "depositKept",
      "depositAcknowledged",
      "depositRejected",
      "depositWaived",
    ],
  }).notNull(),
  payee: text("payee", { enum: ["organiser", "provider"] }).notNull(),
  personId: uuid("person_id"),
  amountPaise: bigint("amount_paise", { mode: "number" }).notNull(),
  method: text("method", { enum: ["upi", "bank", "cash", "other"] }),
  reference: text("reference"),
  photo: uuid("photo"),
  answers: uuid("answers"),
  paidOn: date("paid_on", { mode: "string" }),
  note: text("note").notNull().default(""),
  at: at("at").notNull(),
});

export const utrClaims = pgTable("utr_claims", {
  reference: text("reference").primaryKey(),
  entryId: uuid("entry_id").notNull(),
});

export const endings = pgTable("endings", {
  bookingId: uuid("booking_id").primaryKey(),
  by: text("by", { enum: ["organiser", "provider", "both", "clock"] }).notNull(),
  back: smallint("back").notNull(),
  keptPaise: bigint("kept_paise", { mode: "number" }).notNull(),
  chargePaise: bigint("charge_paise", { mode: "number" }).notNull(),
  at: at("at").notNull(),
});

export const payees = pgTable("payees", {
  id: id(),
  personId: uuid("person_id").notNull(),
  name: text("name").notNull(),
  upi: text("upi"),
  merchant: boolean("merchant").notNull().default(false),
  account: text("account"),
  ifsc: text("ifsc"),
  createdAt: at("created_at").notNull(),
  activeAt: at("active_at").notNull(),
});

export const moneyReminders = pgTable(
  "money_reminders",
  { bookingId: uuid("booking_id").notNull(), what: text("what").notNull(), at: at("at").notNull() },
  (table) => [primaryKey({ columns: [table.bookingId, table.what] })],
);

/** Who issues invoices and bills, and those that were issued: migrations/0034_tax_papers.sql and docs/adr/0029. */
export const taxPaperSellers = pgTable("tax_paper_sellers", {
  personId: uuid("person_id").primaryKey(),
  legalName: text("legal_name").notNull(),
  address: text("address").notNull(),
  city: text("city").notNull(),
  state: text("state").notNull(),
  pin: text("pin").notNull(),
  status: text("status", { enum: ["registered", "composition", "exempt", "unregistered"] }).notNull(),
  gstin: text("gstin"),
  sac: text("sac"),
  prefix: text("prefix").notNull(),
  updatedAt: at("updated_at").notNull(),
});

export const taxPaperCounters = pgTable(
  "tax_paper_counters",
  { sellerId: uuid("seller_id").notNull(), year: text("year").notNull(), last: integer("last").notNull() },
  (table) => [primaryKey({ columns: [table.sellerId, table.year] })],
);

export const taxPapers = pgTable("tax_papers", {
  id: id(),
  bookingId: uuid("booking_id").notNull(),
  sellerId: uuid("seller_id"),
  kind: text("kind", {
    enum: ["taxInvoice", "receiptVoucher", "refundVoucher", "billOfSupply", "bill", "creditNote"],
  }).notNull(),
  year: text("year").notNull(),
  number: text("number").notNull(),
  day: date("day", { mode: "string" }).notNull(),
  content: jsonb("content").$type<Record<string, unknown>>().notNull(),
  totalPaise: bigint("total_paise", { mode: "number" }).notNull(),
  entryId: uuid("entry_id"),
  refers: uuid("refers"),
  issuedAt: at("issued_at").notNull(),
});

/** What a listing's price comes with: features/prices/price-model.ts. */
export const priceCards = pgTable("price_cards", {
  listingId: uuid("listing_id").primaryKey(),
  card: jsonb("card").$type<Record<string, unknown>>().notNull(),
  updatedAt: updatedAt(),
});

/** Calendars elsewhere: docs/adr/0023. */
export const calendarLinks = pgTable("calendar_links", {
  listingId: uuid("listing_id").primaryKey(),
  seed: uuid("seed").notNull(),
  tokenHash: bytea("token_hash").notNull(),
  createdAt: createdAt(),
});

export const calendarFeeds = pgTable("calendar_feeds", {
  id: id(),
  listingId: uuid("listing_id").notNull(),
  name: text("name").notNull(),
  address: text("address").notNull(),
  createdAt: createdAt(),
  triedAt: at("tried_at"),
  readAt: at("read_at"),
  trouble: text("trouble"),
  failures: integer("failures").notNull().default(0),
  total: integer("total").notNull().default(0),
  unread: integer("unread").notNull().default(0),
});

export const outsideEntries = pgTable(
  "outside_entries",
  {
    feedId: uuid("feed_id").notNull(),
    startsAt: at("starts_at").notNull(),
    endsAt: at("ends_at").notNull(),
    wholeDay: boolean("whole_day").notNull(),
  },
  (table) => [primaryKey({ columns: [table.feedId, table.startsAt, table.endsAt, table.wholeDay] })],
);

export const reports = pgTable("reports", {
  id: id(),
  listingId: uuid("listing_id").notNull(),
  reporterId: uuid("reporter_id"),
  reason: text("reason").notNull(),
  text: text("text").notNull().default(""),
  status: text("status", { enum: ["open", "dismissed", "upheld"] })
    .notNull()
    .default("open"),
  createdAt: createdAt(),
  decidedAt: at("decided_at"),
});

export const reportMessages = pgTable("report_messages", {
  id: id(),
  reportId: uuid("report_id").notNull(),
  kind: text("kind", { enum: ["question", "answer", "note"] }).notNull(),
  authorId: uuid("author_id"),
  text: text("text").notNull(),
  at: at("at").notNull().defaultNow(),
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

export const keptCounts = pgTable("kept_counts", {
  name: text("name").primaryKey(),
  at: at("at").notNull(),
  tookMs: integer("took_ms").notNull(),
  value: jsonb("value").$type<unknown>().notNull(),
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
