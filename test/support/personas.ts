import { registeredArtist } from "../../src/features/artists/artist-test-kit.server.ts";
import { testListing } from "../../src/features/listings/listing-test-kit.server.ts";
import { formSchema } from "../../src/features/listings/fields/field-schema.ts";
import { sampleForm } from "../../src/features/listings/fields/field-samples-test-kit.ts";
import { listingContent } from "../../src/features/listings/listing-form.server.ts";
import { categories } from "../../src/features/registry.ts";
import { newEnquiryNumber } from "../../src/features/enquiries/enquiry-number.ts";
import { registeredManager } from "../../src/features/managers/manager-test-kit.server.ts";
import { linkHash, linkToken } from "../../src/platform/link-token.server.ts";
import { person, registered } from "../../src/features/volunteers/volunteer-test-kit.server.ts";
import { sharedEventsAddress } from "../../src/features/managers/shared-events.server.ts";
import { addDays, todayIST } from "../../src/domain/dates.ts";
import { newId } from "../../src/domain/ids.ts";
import type { TestSite } from "./test-app.ts";

/** Somebody who tries things. `profile`: the category in which they keep a listing. */
export type Persona = {
  name: string;
  id: string | null;
  username: string;
  cookie: string | null;
  profile: string | null;
};
/** Something that a call names by its parameters. `secrets`: what nobody but its owner and admins may read. */
export type Target = {
  object: string;
  label: string;
  params: Record<string, string>;
  ownerId: string | null;
  hidden: boolean;
  secrets: string[];
};
export type Cast = {
  personas: Persona[];
  targets: Target[];
  /** Puts back what a call that was let in has changed. */ restore(): Promise<void>;
};

const HIDDEN = { showPhone: "false", showEmail: "false", showAddress: "false", showDob: "false" };

let mobiles = 0;
/** What a person has that is theirs alone, told apart from everybody else's. */
function secretsOf(name: string) {
  const digits = `98${String(30_000_000 + ++mobiles * 7919).slice(-8)}`;
  return {
    email: `secret-${name}@mail.example`,
    mobile: digits,
    address: `Secret Lane ${name}`,
    dob: `19${60 + (mobiles % 30)}-11-${String(10 + (mobiles % 19)).padStart(2, "0")}`,
  };
}

/** What an agreement has as its text, without anything in it. */
const agreedSample = (number: string): string =>
  JSON.stringify({
    number,
    parties: { organiser: "", provider: "" },
    event: { type: "Wedding", day: "2099-03-01", place: "" },
    terms: {
      lines: [],
      discountPaise: 0,
      tax: { kind: "none", percent: 0 },
      included: "",
      excluded: "",
      ladder: "fair",
    },
    money: { grossPaise: 4242424, discountPaise: 0, taxablePaise: 4242424, taxPaise: 0, totalPaise: 4242424 },
    payments: [{ kind: "balance", percent: 100, due: "event", days: 0, amountPaise: 4242424, day: "2099-03-01" }],
    cancellation: { words: "", dates: [], provider: "" },
    offered: { by: "provider", at: "2099-01-01T00:00:00.000Z" },
    accepted: { by: "organiser", at: "2099-01-01T00:00:00.000Z" },
  });

/** Why a day of the venue is taken. */
export const REASON = "secret-reason";

/** The link by which a family reads an event. */
const SHARED = "a family's link";
const SAVED_SEARCH = "0197a0a0-0000-7000-8000-00000000ace5";
const SEARCH_MAILS = "the link in a mail about saved searches";
const SHORTLIST = "a shortlist's link to edit";

/** Everybody of the access matrix and one thing of each kind for each of them: one's own, another's, one that is hidden. */
export async function cast(site: TestSite): Promise<Cast> {
  const query = async (text: string, values: unknown[] = []) =>
    (await site.deps.db.$client.query<Record<string, unknown>>(text, values)).rows;
  const personas: Persona[] = [{ name: "nobody", id: null, username: "", cookie: null, profile: null }];
  const targets: Target[] = [];
  const listing = (
    object: string,
    label: string,
    who: { id: string | null; username: string },
    id: string,
    slug: string,
    hidden: boolean,
    secrets: string[],
  ) => {
    const params = { id, username: slug, slug, userId: who.id ?? "" };
    targets.push({ object, label, params, ownerId: who.id, hidden, secrets });
    if (object !== "volunteers") targets.push({ object: "reviewed", label, params, ownerId: who.id, hidden, secrets });
  };

  for (const [name, role] of [
    ["user", "user"],
    ["unassigned", "unassigned"],
    ["admin", "admin"],
  ] as const)
    personas.push({ name, ...(await person(site, `is_${name}`, role)), profile: null });

  for (const [name, tries, status] of [
    ["volunteer", true, "approved"],
    ["other_volunteer", false, "approved"],
    ["suspended_volunteer", false, "suspended"],
  ] as const) {
    const { email, mobile, address, dob } = secretsOf(name);
    const who = await registered(site, name, { email, phone: mobile, address, dob, ...HIDDEN });
    await query("UPDATE listings SET status = $2 WHERE id = $1", [who.volunteer._id, status]);
    listing("volunteers", name, who, who.volunteer._id, name, status !== "approved", [email, mobile, address, dob]);
    if (tries) personas.push({ name, ...who, profile: "volunteers" });
  }
  for (const [name, tries, approve] of [
    ["manager", true, true],
    ["waiting_manager", true, false],
    ["other_manager", false, true],
    ["other_waiting_manager", false, false],
  ] as const) {
    const { email, mobile } = secretsOf(name);
    const who = await registeredManager(site, name, { email, mobile, showEmail: "false" }, { approve });
    listing("managers", name, who, who.manager._id, name, !approve, [email, mobile]);
    if (tries) personas.push({ name, ...who, profile: "managers" });
  }
  for (const [name, tries, approve] of [
    ["artist", true, true],
    ["waiting_artist", true, false],
    ["other_artist", false, true],
    ["other_waiting_artist", false, false],
  ] as const) {
    const { email, mobile } = secretsOf(name);
    const who = await registeredArtist(site, name, { email, mobile }, { approve });
    listing("artists", name, who, who.artist._id, name, !approve, [email, mobile]);
    if (tries) personas.push({ name, ...who, profile: "artists" });
  }
  for (const described of categories.filter(({ calls }) => !calls)) {
    const category = described.key;
    const { attributes } = listingContent(described, formSchema(described.fields).parse(sampleForm(described.fields)));
    for (const approved of [true, false]) {
      const slug = `${approved ? "shown" : "waiting"}-${category}`;
      const made = await testListing(site.deps, category, { title: slug, slug, attributes, approved });
      const who = await person(site, `owner_${approved ? "" : "w"}${category}`, "user");
      await query("UPDATE listings SET owner_id = $2 WHERE id = $1", [made.id, who.id]);
      const one = approved && category === "venues";
      listing(category, slug, who, made.id, slug, !approved, one ? [REASON] : []);
      // So many that the category has a page where they are.
      if (approved && category === "ceremonies")
        for (const n of [2, 3, 4, 5])
          await testListing(site.deps, category, { title: `${slug} ${n}`, slug: `${slug}-${n}`, attributes });
      if (!one) continue;
      // One who keeps such a listing stands for all of them.
      personas.push({ name: `${category} owner`, ...who, profile: category });
      await site.call("POST", `/api/listings/${made.id}/calendar/blocks`, {
        cookie: who.cookie,
        body: { from: addDays(todayIST(), 30), note: REASON },
      });
    }
  }

  targets.push({
    object: "place",
    label: "Indore",
    params: { state: "madhya-pradesh", within: "indore", district: "indore", category: "ceremonies" },
    ownerId: null,
    hidden: false,
    secrets: [],
  });

  const volunteer = personas.find(({ name }) => name === "volunteer")!;
  const user = personas.find(({ name }) => name === "user")!;
  const bystander = await person(site, "bystander", "user");
  targets.push({
    object: "person",
    label: "bystander",
    params: { id: bystander.id },
    ownerId: bystander.id,
    hidden: false,
    secrets: [],
  });
  const enquiry = async (
    object: string,
    label: string,
    kind: string,
    sender: string | null,
    recipient: string | null,
    ownerId: string | null,
  ) => {
    const number = newEnquiryNumber();
    const { mobile, email } = secretsOf(`sender${targets.length}`);
    await query(
      "INSERT INTO enquiries (id, number, kind, sender_id, recipient_id, name, phone, email, details) VALUES ($1, $2, $3, $4, $5, 'Kabir', $6, $7, '{}')",
      [newId(), number, kind, sender, recipient, `+91${mobile}`, email],
    );
    targets.push({ object, label, params: { number }, ownerId, hidden: false, secrets: [mobile, email] });
  };
  await enquiry("enquiry", "sent by the user", "volunteerBooking", user.id, bystander.id, user.id);
  await enquiry("enquiry", "received by the volunteer", "volunteerBooking", null, volunteer.id, volunteer.id);
  // Asked of listings: one that the volunteer may quote, one that the user may answer.
  for (const [object, label, sender, recipient] of [
    ["quotable", "to be quoted by the volunteer", bystander.id, volunteer.id],
    ["booking", "quoted to the user", user.id, bystander.id],
    ["agreed", "agreed with the user", user.id, bystander.id],
    ["provided", "agreed with the volunteer, who provides it", bystander.id, volunteer.id],
  ] as const) {
    const owner = object === "quotable" || object === "provided" ? volunteer.id : user.id;
    await enquiry(object, label, "volunteerBooking", sender, recipient, owner);
    const { number } = targets.at(-1)!.params;
    // Of the change to it that is answered.
    targets.at(-1)!.params["n"] = "1";
    await query(
      "UPDATE enquiries SET listing_id = (SELECT id FROM listings WHERE owner_id = $2 LIMIT 1), event_date = '2099-03-01' WHERE number = $1",
      [number, volunteer.id],
    );
    if (object === "quotable") continue;
    const line = object === "provided" ? "secret-service" : "secret-line";
    const booking = newId();
    await query(
      "INSERT INTO bookings (id, enquiry_id, state, round, due_at, due_move) SELECT $1, id, 'quoted', 1, now() + interval '3 days', 'lapse' FROM enquiries WHERE number = $2",
      [booking, number],
    );
    await query(
      "INSERT INTO quotes (booking_id, round, terms, total_paise, valid_until, created_at) VALUES ($1, 1, $2, 4242424, now() + interval '3 days', now())",
      [
        booking,
        {
          lines: [{ label: line, quantity: 1, unit: "event", eachPaise: 4242424, amountPaise: 4242424 }],
          discountPaise: 0,
          tax: { kind: "none", percent: 0 },
          included: "",
          excluded: "",
          note: "",
          milestones: [{ kind: "balance", percent: 100, due: "event", days: 0 }],
          ladder: "fair",
        },
      ],
    );
    await query(
      "INSERT INTO booking_moves (booking_id, seq, move, from_state, to_state, by, round, at) VALUES ($1, 1, 'quote', 'enquired', 'quoted', 'provider', 1, now())",
      [booking],
    );
    targets.at(-1)!.secrets.push(line);
    if (object === "booking") {
      const [message, file] = [newId(), newId()];
      await query(
        "INSERT INTO messages (id, enquiry_id, side, person_id, text, at) SELECT $1, id, 'provider', recipient_id, 'See the plan.', now() FROM enquiries WHERE number = $2",
        [message, number],
      );
      await query(
        "INSERT INTO message_files (id, message_id, n, kind, name, bytes) VALUES ($1, $2, 1, 'pdf', $3, 10)",
        [file, message, "secret-plan.pdf"],
      );
      targets.at(-1)!.params["id"] = message;
      const report = newId();
      await query(
        "INSERT INTO message_reports (id, message_id, by, person_id, reason, note, at) VALUES ($1, $2, 'provider', $3, 'fraud', 'secret-note', now())",
        [report, message, bystander.id],
      );
      targets.push({
        object: "messageReport",
        label: "of a message",
        params: { id: report, fileId: file },
        ownerId: null,
        hidden: false,
        secrets: ["secret-note"],
      });
      targets.push({
        object: "messageFile",
        label: "sent to the user",
        params: { id: file },
        ownerId: user.id,
        hidden: false,
        secrets: ["secret-plan"],
      });
      continue;
    }
    const terms = agreedSample(number!);
    await query("UPDATE bookings SET state = 'agreed', due_at = NULL, due_move = NULL WHERE id = $1", [booking]);
    await query("UPDATE enquiries SET status = 'accepted' WHERE number = $1", [number]);
    await query("INSERT INTO agreements VALUES ($1, $2, $3, 'provider', now(), now())", [
      booking,
      terms,
      "ab".repeat(32),
    ]);
    if (object === "provided") continue;
    // It was called off after a payment: what comes back is noted as paid, and the user has not answered yet.
    const [paid, payment] = [newId(), newId()];
    const entry = (values: unknown[]) =>
      query(
        "INSERT INTO ledger (id, booking_id, seq, kind, payee, amount_paise, method, answers, reference, at) VALUES ($1, $2, $3, $4, $5, 4200, $6, $7, $8, now())",
        values,
      );
    await entry([paid, booking, 1, "paid", "provider", "cash", null, null]);
    await entry([newId(), booking, 2, "acknowledged", "provider", null, paid, null]);
    await query("INSERT INTO endings VALUES ($1, 'provider', 100, 0, 0, now())", [booking]);
    await entry([payment, booking, 3, "paid", "organiser", "other", null, "secret-reference"]);
    targets.push({
      object: "payment",
      label: "to the user",
      params: { id: payment },
      ownerId: user.id,
      hidden: false,
      secrets: ["secret-reference"],
    });
  }
  await enquiry("application", "an application", "vendorRegistration", null, null, null);
  // Where nobody but the volunteer works.
  await query(
    "INSERT INTO listing_places (listing_id, category, state, district, visible, works_here) SELECT id, category, 'Sikkim', 'Gangtok', true, true FROM listings WHERE owner_id = $1",
    [volunteer.id],
  );
  const areaNumber = newEnquiryNumber();
  await query(
    "INSERT INTO enquiries (id, number, kind, name, phone, state, district, event_date, details) VALUES ($1, $2, 'volunteerEnquiry', 'Lata', '+919811100012', 'Sikkim', 'Gangtok', '2099-02-01', '{}')",
    [newId(), areaNumber],
  );
  targets.push({
    object: "areaCall",
    label: "an enquiry to the volunteer's district",
    params: { number: areaNumber },
    ownerId: volunteer.id,
    hidden: false,
    secrets: [],
  });
  const asGuest = newId();
  await query(
    "INSERT INTO enquiries (id, number, kind, recipient_id, name, phone, email, details) VALUES ($1, $2, 'volunteerBooking', $3, 'Lata', '+919811100011', (SELECT email FROM users WHERE id = $4), '{}')",
    [asGuest, newEnquiryNumber(), volunteer.id, user.id],
  );
  const guestLinks: (() => Promise<unknown>)[] = [];
  for (const [label, hidden] of [
    ["a guest's", false],
    ["one that has run out", true],
  ] as const) {
    const token = linkToken(site.deps.config.secret, label);
    guestLinks.push(() =>
      query("INSERT INTO guest_links VALUES ($1, $2, 'email', now() + $3::interval) ON CONFLICT DO NOTHING", [
        linkHash(token),
        asGuest,
        hidden ? "-1 minute" : "1 day",
      ]),
    );
    targets.push({ object: "guestLink", label, params: { token }, ownerId: user.id, hidden, secrets: [] });
  }
  const keepGuestLinks = () => Promise.all(guestLinks.map((keep) => keep()));
  await keepGuestLinks();
  for (const [label, hidden] of [
    ["a volunteer's calendar", false],
    ["a calendar's that was renewed", true],
  ] as const) {
    const token = linkToken(site.deps.config.secret, label);
    if (!hidden)
      await query(
        "INSERT INTO calendar_links SELECT id, gen_random_uuid(), $2 FROM listings WHERE owner_id = $1 LIMIT 1",
        [volunteer.id, linkHash(token)],
      );
    targets.push({ object: "calendarLink", label, params: { token }, ownerId: volunteer.id, hidden, secrets: [] });
  }
  const paper = newId();
  await query(
    "INSERT INTO papers (id, person_id, kind, number, name, photo) VALUES ($1, $2, 'gstin', '23AAPFU0939F1Z3', 'Bystander', $3)",
    [paper, bystander.id, { id: paper }],
  );
  targets.push({
    object: "paper",
    label: "the bystander's",
    params: { id: paper },
    ownerId: bystander.id,
    hidden: false,
    secrets: ["23AAPFU0939F1Z3"],
  });
  targets.push({
    object: "paperKind",
    label: "one's PAN",
    params: { kind: "pan" },
    ownerId: null,
    hidden: false,
    secrets: [],
  });
  const notice = newId();
  await query(
    "INSERT INTO notifications (id, user_id, kind, title, body) VALUES ($1, $2, 'test', 'Hello', 'secret-notice')",
    [notice, user.id],
  );
  targets.push({
    object: "notification",
    label: "the user's",
    params: { id: notice },
    ownerId: user.id,
    hidden: false,
    secrets: ["secret-notice"],
  });
  const review = newId();
  const reviewed = targets.find(({ label }) => label === "other_artist")!;
  await query("INSERT INTO reviews (id, listing_id, author_id, stars, comment) VALUES ($1, $2, $3, 5, 'Good')", [
    review,
    reviewed.params["id"],
    bystander.id,
  ]);
  targets.push({
    object: "review",
    label: "a review",
    params: { id: review },
    ownerId: null,
    hidden: false,
    secrets: [],
  });
  targets.push({
    object: "job",
    label: "a job that is long gone",
    params: { id: newId() },
    ownerId: null,
    hidden: false,
    secrets: [],
  });
  await query(
    `INSERT INTO disputes (id, ticket, booking_id, opened_by, about, opened_at)
     SELECT $1, 'DS-0000-0001', b.id, 'organiser', 'other', now() FROM bookings b JOIN enquiries e ON e.id = b.enquiry_id WHERE e.number = $2`,
    [newId(), targets.find(({ object }) => object === "agreed")!.params["number"]],
  );
  targets.push({
    object: "dispute",
    label: "a dispute",
    params: { ticket: "DS-0000-0001", id: newId() },
    ownerId: null,
    hidden: false,
    secrets: [],
  });
  const taxPaper = newId();
  const { number: papered } = targets.find(({ object }) => object === "agreed")!.params;
  await query(
    `INSERT INTO tax_papers (id, booking_id, seller_id, kind, year, number, day, content, total_paise, issued_at)
     SELECT $1, b.id, e.recipient_id, 'bill', '26-27', 'X/26-27/00001', '2026-11-24', $3, 4200, now() FROM bookings b JOIN enquiries e ON e.id = b.enquiry_id WHERE e.number = $2`,
    [
      taxPaper,
      papered,
      {
        seller: {
          legalName: "X",
          address: "X",
          city: "X",
          state: "Goa",
          pin: "403001",
          status: "unregistered",
          gstin: null,
        },
        buyer: { name: "secret-buyer", address: "X", pin: "403001", state: "Goa", gstin: null },
        booking: papered,
        event: { type: null, day: null, place: "" },
        supply: null,
        sac: null,
        lines: [],
        taxIncluded: false,
        discountPaise: 0,
        taxablePaise: 4200,
        taxes: [],
        totalPaise: 4200,
        refers: [],
        notes: [],
      },
    ],
  );
  targets.push({
    object: "taxPaper",
    label: "a bill to the user",
    params: { id: taxPaper },
    ownerId: user.id,
    hidden: false,
    secrets: ["secret-buyer"],
  });
  const report = newId();
  await query("INSERT INTO reports (id, listing_id, reporter_id, reason) VALUES ($1, $2, $3, 'fraud')", [
    report,
    reviewed.params["id"],
    bystander.id,
  ]);
  targets.push({
    object: "report",
    label: "a report",
    params: { id: report },
    ownerId: null,
    hidden: false,
    secrets: [],
  });
  const question = newId();
  await query(
    "INSERT INTO reports (id, listing_id, reason) SELECT $1, id, 'fraud' FROM listings WHERE owner_id = $2 AND category = 'volunteers'",
    [question, volunteer.id],
  );
  await query(
    "INSERT INTO report_messages (id, report_id, kind, text) VALUES ($1, $2, 'question', 'secret-question'), ($3, $2, 'note', 'secret-note')",
    [newId(), question, newId()],
  );
  targets.push({
    object: "reportQuestion",
    label: "a question about the volunteer's profile",
    params: { id: question },
    ownerId: volunteer.id,
    hidden: false,
    secrets: ["secret-question"],
  });
  targets.push({
    object: "consent",
    label: "one's own",
    params: { purpose: "area-mails" },
    ownerId: null,
    hidden: false,
    secrets: [],
  });
  targets.push({
    object: "content",
    label: "the news",
    params: { key: "news" },
    ownerId: null,
    hidden: false,
    secrets: [],
  });

  const statuses = await query("SELECT id, status FROM listings");
  const sessions = await query("SELECT token_hash, user_id, created_at, last_seen_at, expires_at FROM sessions");
  const event = newId();
  const shared = newId();
  const keepEvent = async () => {
    await query(
      "INSERT INTO events (id, owner_id, name, created_at, updated_at) VALUES ($1, $2, 'secret-event', now(), now()) ON CONFLICT DO NOTHING",
      [event, user.id],
    );
    await query("INSERT INTO event_parts VALUES ($1, 1, 'Mela', '2099-03-01') ON CONFLICT DO NOTHING", [event]);
    await query(
      "INSERT INTO events (id, owner_id, name, created_at, updated_at) VALUES ($1, $2, 'A mela', now(), now()) ON CONFLICT DO NOTHING",
      [shared, user.id],
    );
    await query(
      "INSERT INTO event_links VALUES ($1, 'vote', gen_random_uuid(), $2, true, now(), now() + interval '1 day') ON CONFLICT DO NOTHING",
      [shared, linkHash(linkToken(site.deps.config.secret, SHARED))],
    );
    await query(
      "INSERT INTO saved_searches VALUES ($1, $2, '/search?q=secret', 'secret-search', '{}', false, '2099-01-01', now(), NULL) ON CONFLICT DO NOTHING",
      [SAVED_SEARCH, user.id],
    );
    await query("INSERT INTO saved_search_links VALUES ($1, gen_random_uuid(), $2) ON CONFLICT DO NOTHING", [
      // Somebody else's, so that the link shows nothing of the user's.
      bystander.id,
      linkHash(linkToken(site.deps.config.secret, SEARCH_MAILS)),
    ]);
    const list = "0197a0a0-0000-7000-8000-00000000c0de";
    await query(
      "INSERT INTO shortlists (id, created_at, changed_at, expires_at) VALUES ($1, now(), now(), now() + interval '1 day') ON CONFLICT DO NOTHING",
      [list],
    );
    await query("UPDATE shortlists SET owner_id = NULL WHERE id = $1", [list]);
    await query("INSERT INTO shortlist_links VALUES ($1, 'edit', gen_random_uuid(), $2) ON CONFLICT DO NOTHING", [
      list,
      linkHash(linkToken(site.deps.config.secret, SHORTLIST)),
    ]);
  };
  await keepEvent();
  targets.push({
    object: "year",
    label: "2027",
    params: { year: "2027", day: "2027-03-10" },
    ownerId: null,
    hidden: false,
    secrets: [],
  });
  targets.push({
    object: "savedSearch",
    label: "kept by the user",
    params: { id: SAVED_SEARCH },
    ownerId: user.id,
    hidden: false,
    secrets: ["secret-search"],
  });
  for (const [label, hidden] of [
    [SEARCH_MAILS, false],
    ["a link that was in no mail", true],
  ] as const)
    targets.push({
      object: "searchMails",
      label,
      params: { token: linkToken(site.deps.config.secret, label) },
      ownerId: user.id,
      hidden,
      secrets: [],
    });
  targets.push({
    object: "event",
    label: "planned by the user",
    params: {
      id: event,
      number: targets.find(({ object }) => object === "booking")!.params["number"]!,
      category: "volunteers",
      listing: event,
      kind: "read",
    },
    ownerId: user.id,
    hidden: false,
    secrets: ["secret-event"],
  });
  for (const [label, hidden] of [
    [SHARED, false],
    ["a family's link that was renewed", true],
  ] as const)
    targets.push({
      object: "eventLink",
      label,
      params: { token: linkToken(site.deps.config.secret, label) },
      ownerId: user.id,
      hidden,
      secrets: [],
    });
  const manager = targets.find(({ object, hidden }) => object === "managers" && !hidden)!.params["id"]!;
  const passedOn = new URL(sharedEventsAddress(site.deps, { _id: manager })).pathname.split("/").at(-1)!;
  for (const [token, hidden] of [
    [passedOn, false],
    [`${passedOn.slice(0, -1)}${passedOn.endsWith("A") ? "B" : "A"}`, true],
  ] as const)
    targets.push({
      object: "sharedEvents",
      label: hidden ? "a link that was never given out" : "confirmed events that were passed on",
      params: { token },
      ownerId: user.id,
      hidden,
      secrets: [],
    });
  for (const [label, hidden] of [
    [SHORTLIST, false],
    ["a shortlist's link that ran out", true],
  ] as const)
    targets.push({
      object: "shortlistLink",
      label,
      params: { token: linkToken(site.deps.config.secret, label) },
      ownerId: user.id,
      hidden,
      secrets: [],
    });
  return {
    personas,
    targets,
    async restore() {
      await keepEvent();
      await keepGuestLinks();
      for (const { id, status } of statuses)
        await query("UPDATE listings SET status = $2 WHERE id = $1 AND status <> $2", [id, status]);
      for (const { token_hash, user_id, created_at, last_seen_at, expires_at } of sessions)
        await query(
          "INSERT INTO sessions (token_hash, user_id, created_at, last_seen_at, expires_at) VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING",
          [token_hash, user_id, created_at, last_seen_at, expires_at],
        );
    },
  };
}
