import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addDays, todayIST } from "../../src/domain/dates.ts";
import { person as account } from "../../src/features/accounts/accounts-test-kit.ts";
import { ENQUIRY_KINDS } from "../../src/features/enquiries/enquiry-kinds.ts";
import { standardPaths } from "../../src/features/listings/category-calls.ts";
import type { Category } from "../../src/features/listings/category.ts";
import { sampleForm } from "../../src/features/listings/fields/field-samples-test-kit.ts";
import { named } from "../../src/features/listings/fields/field.ts";
import { categories } from "../../src/features/registry.ts";
import { smallPhoto } from "../../src/features/volunteers/volunteer-test-kit.server.ts";
import { apiForms, bodyOf, fitting, isFreeText, type ApiForm } from "../support/api-forms.ts";
import { builtSite } from "../support/built-site.ts";
import { sampleFor } from "../support/sample-values.ts";
import type { TestSite } from "../support/test-app.ts";

// Scripts in every text field of every form that keeps something: what a form does not refuse is shown as text, on every
// page and in every mail. The forms come from the OpenAPI document; one that keeps words and has no plan here fails.

const SCRIPT = `</script><script>stolen()</script>"'><img src=x onerror=stolen()>`;
/** Raw, whichever part of it got through. `onerror` inside an escaped text is no danger, behind a real '<img' it is. */
const RAW = /<script>stolen|<img src=x/;

let site: TestSite;
let forms: ApiForm[];
let admin: string;
let shown: string[];
const people: Record<string, { username: string; mobile: string; cookie: string }> = {};
const made: Record<string, string> = {};

beforeAll(async () => {
  site = await builtSite({ LIMIT_ENQUIRIES_PER_ADDRESS: "1000" });
  forms = apiForms(site.app);
  admin = (await account(site, "desk", { role: "admin", firstName: "Ada" })).cookie;
  for (const name of ["volunteer", "manager", "artist", "reviewer", "owner"])
    people[name] = await account(site, `x_${name}`, { firstName: `${name} ${SCRIPT}`, lastName: SCRIPT });
});
afterAll(() => site?.close());

/** Sends a form with a script in every text, and sends it again with what it refuses mended, until it is taken. */
async function submit(
  key: string,
  {
    as = null,
    params = "",
    fixed = {},
    without = [],
  }: { without?: string[]; as?: string | null; params?: string; fixed?: Record<string, unknown> } = {},
) {
  const form = forms.find((one) => one.key === key);
  if (!form) throw new Error(`The OpenAPI document has no ${key}.`);
  const names = form.fields.map(([name]) => name);
  const called = form.path.slice(form.path.lastIndexOf("/") + 1);
  const valid = (name: string) =>
    sampleFor(called, name.replace(/\[.*$/, "")) ?? fitting(form.fields.find((field) => field[0] === name)!);
  const values: Record<string, unknown> = Object.fromEntries(
    form.fields.map((field) => [field[0], isFreeText(field) ? `${SCRIPT}${field[0]}` : valid(field[0])]),
  );
  Object.assign(values, fixed);
  /** Of its path, in their order, with a space between them. */
  const given = params.split(" ");
  const path = form.path.replace(/\{\w+\}/g, () => given.shift() ?? "");
  const files = Object.fromEntries(
    await Promise.all(
      form.files
        .filter((name) => !without.includes(name))
        .map(async (name) => [name, new File([await smallPhoto()], `${SCRIPT}.jpg`)] as const),
    ),
  );
  for (let round = 0; round < 8; round++) {
    const answer = await site.call<Record<string, unknown> & { errors?: Record<string, string> }>(form.method, path, {
      cookie: as,
      ...bodyOf(form, values, files),
    });
    if (answer.status < 300) return answer.body;
    const plain = (name: string) => name.replace(/[[\].]+/g, ".").replace(/\.$/, "");
    const wrong = Object.keys(answer.body.errors ?? {}).map(
      (name) =>
        names.find((own) => plain(own) === plain(name)) ??
        names.find((own) => plain(own) === plain(name).split(".")[0]) ??
        name,
    );
    const mended = wrong.filter(
      (name) => names.includes(name) && JSON.stringify(values[name]) !== JSON.stringify(valid(name)),
    );
    if (mended.length === 0)
      throw new Error(
        `${key} is not taken, whatever is mended: ${JSON.stringify(answer.body)}. Give test/support/sample-values.ts what its fields take.`,
      );
    for (const name of mended) values[name] = valid(name);
  }
  throw new Error(`${key} is not taken after eight rounds.`);
}

/** How each form that keeps words comes to be sent, in this order. */
const PLANS: Record<string, () => Promise<unknown>> = {
  "POST /api/volunteers/add": () => submit("POST /api/volunteers/add", { as: people.volunteer!.cookie }),
  "PUT /api/volunteers/username/{username}": () =>
    submit("PUT /api/volunteers/username/{username}", {
      as: people.volunteer!.cookie,
      params: "x_volunteer",
      fixed: { oldGalleryImages: "[]" },
    }),
  "POST /api/volunteersManager/register": async () => {
    const { data } = (await submit("POST /api/volunteersManager/register", { as: people.manager!.cookie })) as {
      data: { _id: string };
    };
    await site.call("PATCH", `/api/volunteersmanager/${data._id}/approve`, { cookie: admin });
    made.manager = data._id;
  },
  "PUT /api/volunteersManager/profile/{username}": () =>
    submit("PUT /api/volunteersManager/profile/{username}", { as: people.manager!.cookie, params: "x_manager" }),
  "POST /api/artists/add": async () => {
    const { artist } = (await submit("POST /api/artists/add", { as: people.artist!.cookie })) as {
      artist: { _id: string };
    };
    await site.call("PATCH", `/api/artists/${artist._id}/approve`, { cookie: admin });
    made.artist = artist._id;
  },
  "PUT /api/artist/update": () =>
    submit("PUT /api/artist/update", {
      as: people.artist!.cookie,
      fixed: { name: `Gauri ${SCRIPT}`, oldImages: "[]" },
      without: ["image"],
    }),
  "POST /api/ratings/volunteer/{username}": () =>
    submit("POST /api/ratings/volunteer/{username}", { as: people.reviewer!.cookie, params: "x_volunteer" }),
  "POST /api/reviews/{id}": () =>
    submit("POST /api/reviews/{id}", { as: people.reviewer!.cookie, params: made.artist }),
  "POST /api/inquiry/form/volunteerBooking": () =>
    submit("POST /api/inquiry/form/volunteerBooking", {
      as: people.reviewer!.cookie,
      fixed: { username: "x_volunteer" },
    }),
  "POST /api/artists/booking/form": () =>
    submit("POST /api/artists/booking/form", { as: people.reviewer!.cookie, fixed: { artistId: made.artist } }),
  "POST /api/volunteer-requests": () =>
    submit("POST /api/volunteer-requests", { as: people.reviewer!.cookie, fixed: { plannerId: made.manager } }),
  "POST /api/volunteer-enquiry/submit": () =>
    submit("POST /api/volunteer-enquiry/submit", {
      as: people.reviewer!.cookie,
      fixed: { city: "Indore", state: "Madhya Pradesh" },
    }),
  "POST /api/inquiry/form": () => submit("POST /api/inquiry/form"),
  "POST /api/inquiry/form/contactUs": () => submit("POST /api/inquiry/form/contactUs"),
  "POST /api/inquiry/form/vendorRegistration": async () =>
    void (made.application = String((await submit("POST /api/inquiry/form/vendorRegistration"))["enquiryNumber"])),
  "POST /api/inquiry/form/rentalRegistration": () => submit("POST /api/inquiry/form/rentalRegistration"),
  "POST /api/inquiry/form/plannerRegistration": () => submit("POST /api/inquiry/form/plannerRegistration"),
  "POST /api/admin/enquiries/{number}/listing": async () => {
    const { listing } = (await submit("POST /api/admin/enquiries/{number}/listing", {
      as: admin,
      params: made.application,
      fixed: {
        category: "venues",
        kind: "Marriage garden",
        state: "Madhya Pradesh",
        district: "Indore",
        username: "x_owner",
        approve: true,
        title: `A hall ${SCRIPT}`,
        description: SCRIPT,
        address: SCRIPT,
        capacity: "500",
        price: "1000",
        priceUnit: "plate",
      },
    })) as { listing: { id: string } };
    made.venue = listing.id;
  },
  "POST /api/inquiry/form/venueBooking": async () => {
    const { rows } = await site.deps.database.pool.query<{ slug: string }>(
      "SELECT slug FROM listings WHERE category = 'venues'",
    );
    made.venueSlug = rows[0]!.slug;
    await submit("POST /api/inquiry/form/venueBooking", { fixed: { venue: made.venueSlug, hall: "" } });
  },
  "POST /api/inquiry/form/rentalBooking": () =>
    submit("POST /api/inquiry/form/rentalBooking", { fixed: { item: "", pieces: "20" } }),
  "POST /api/inquiry/form/eventplanner": () =>
    submit("POST /api/inquiry/form/eventplanner", { fixed: { planner: "" } }),
  "POST /api/listings/{id}/report": () =>
    submit("POST /api/listings/{id}/report", {
      as: people.reviewer!.cookie,
      params: made.artist,
      fixed: { reason: "other" },
    }),
  "POST /api/admin/reports/{id}/messages": async () => {
    await site.call("POST", `/api/listings/${made.venue}/report`, { body: { reason: "fraud" } });
    const { rows } = await site.deps.database.pool.query<{ id: string }>(
      "SELECT id FROM reports WHERE listing_id = $1",
      [made.venue],
    );
    made.report = rows[0]!.id;
    for (const kind of ["note", "question"])
      await submit("POST /api/admin/reports/{id}/messages", { as: admin, params: made.report, fixed: { kind } });
  },
  "POST /api/report-questions/{id}/answers": () =>
    submit("POST /api/report-questions/{id}/answers", { as: people.owner!.cookie, params: made.report! }),
  "PATCH /api/admin/reports/{id}": async () => {
    await site.call("POST", `/api/listings/${made.venue}/report`, {
      body: { reason: "other", text: `It is closed ${SCRIPT}` },
    });
    const { body } = await site.call<{ reports: { id: string; listing: { id: string } }[] }>(
      "GET",
      "/api/admin/reports",
      { cookie: admin },
    );
    const venue = body.reports.find(({ listing }) => listing.id === made.venue)!;
    await submit("PATCH /api/admin/reports/{id}", { as: admin, params: venue.id, fixed: { decision: "hide" } });
    await site.call("PATCH", `/api/admin/listings/${made.venue}`, { cookie: admin, body: { decision: "restore" } });
  },
  "POST /api/listings/{id}/calendar/blocks": () =>
    submit("POST /api/listings/{id}/calendar/blocks", {
      as: people.owner!.cookie,
      params: made.venue,
      fixed: { does: "block", from: todayIST(), to: "", slot: "whole", unit: "" },
    }),
  "POST /api/bookings/{number}/quotes": async () => {
    const { rows } = await site.deps.database.pool.query<{ number: string }>(
      "SELECT number FROM enquiries WHERE kind = 'volunteerBooking' AND listing_id IS NOT NULL ORDER BY id LIMIT 1",
    );
    made.booking = rows[0]!.number;
    await submit("POST /api/bookings/{number}/quotes", {
      as: people.volunteer!.cookie,
      params: made.booking,
      fixed: {
        lines: [{ label: SCRIPT, quantity: 1, unit: "event", eachPaise: 100_000 }],
        discountPaise: 0,
        tax: { kind: "none", percent: 0 },
        milestones: [{ kind: "balance", percent: 100, due: "event", days: 0 }],
        ladder: "fair",
        ladderSteps: [],
        deposit: { paise: 50_000, days: 0, backDays: 7 },
        free: false,
        validUntil: todayIST(),
        holdHours: 0,
        seen: { round: 0, state: "enquired" },
      },
    });
  },
  "POST /api/bookings/{number}/counters": () =>
    submit("POST /api/bookings/{number}/counters", {
      as: people.reviewer!.cookie,
      params: made.booking!,
      fixed: { round: 1, askedPaise: 90_000 },
    }),
  "POST /api/bookings/{number}/payments": async () => {
    await site.call("POST", `/api/bookings/${made.booking}/accept`, {
      cookie: people.volunteer!.cookie,
      body: { round: 1 },
    });
    await submit("POST /api/bookings/{number}/payments", {
      as: people.reviewer!.cookie,
      params: made.booking!,
      fixed: { amountPaise: "9000", purpose: "price", method: "cash", paidOn: "" },
    });
    // A deposit is given while the booking goes on.
    await site.call("POST", `/api/bookings/${made.booking}/payments`, {
      cookie: people.reviewer!.cookie,
      body: { amountPaise: "50000", purpose: "deposit", method: "cash", reference: "", note: "" },
    });
    const { rows } = await site.deps.database.pool.query<{ id: string }>(
      "SELECT id FROM ledger WHERE kind = 'depositPaid' LIMIT 1",
    );
    await site.call("POST", `/api/payments/${rows[0]!.id}/answer`, {
      cookie: people.volunteer!.cookie,
      body: { answer: "acknowledged" },
    });
  },
  "POST /api/bookings/{number}/changes": async () => {
    const { n } = (await submit("POST /api/bookings/{number}/changes", {
      as: people.reviewer!.cookie,
      params: made.booking!,
      fixed: {
        day: undefined,
        slot: undefined,
        hall: undefined,
        pieces: undefined,
        guests: undefined,
        lines: [{ label: `${SCRIPT}changed`, quantity: 1, unit: "event", eachPaise: 90_000 }],
        discountPaise: undefined,
        totalPaise: undefined,
      },
    })) as { n: number };
    await site.call("PATCH", `/api/bookings/${made.booking}/changes/${n}`, {
      cookie: people.reviewer!.cookie,
      body: { answer: "withdraw" },
    });
  },
  "POST /api/bookings/{number}/call-offs": async () => {
    const { n } = (await submit("POST /api/bookings/{number}/call-offs", {
      as: people.reviewer!.cookie,
      params: made.booking!,
    })) as { n: number };
    await site.call("PATCH", `/api/bookings/${made.booking}/changes/${n}`, {
      cookie: people.volunteer!.cookie,
      body: { answer: "decline" },
    });
  },
  // Once the request is accepted files come with messages.
  "POST /api/bookings/{number}/messages": () =>
    submit("POST /api/bookings/{number}/messages", { as: people.reviewer!.cookie, params: made.booking! }),
  "POST /api/bookings/{number}/messages/{id}/report": async () => {
    const said = await site.call<{ id: string }>("POST", `/api/bookings/${made.booking}/messages`, {
      cookie: people.volunteer!.cookie,
      body: { text: "Good morning." },
    });
    await submit("POST /api/bookings/{number}/messages/{id}/report", {
      as: people.reviewer!.cookie,
      params: `${made.booking} ${said.body.id}`,
      fixed: { reason: "other" },
    });
  },
  "PUT /api/admin/message-reports/{id}/decision": async () => {
    const { body } = await site.call<{ reports: { id: string }[] }>("GET", "/api/admin/message-reports", {
      cookie: admin,
    });
    made.messageReport = body.reports[0]!.id;
    await submit("PUT /api/admin/message-reports/{id}/decision", {
      as: admin,
      params: made.messageReport,
      fixed: { decision: "dismiss" },
    });
  },
  "PUT /api/papers/seller": () =>
    submit("PUT /api/papers/seller", {
      as: people.volunteer!.cookie,
      fixed: { status: "unregistered", gstin: "", sac: "", state: "Goa", pin: "403001", prefix: "X" },
    }),
  "POST /api/bookings/{number}/papers": async () => {
    await site.deps.database.pool.query(
      "UPDATE bookings SET state = 'closed', due_at = NULL, due_move = NULL WHERE enquiry_id = (SELECT id FROM enquiries WHERE number = $1)",
      [made.booking],
    );
    const { id } = (await submit("POST /api/bookings/{number}/papers", {
      as: people.volunteer!.cookie,
      params: made.booking!,
      fixed: {
        kind: "bill",
        entryId: null,
        buyer: { name: `${SCRIPT}name`, address: `${SCRIPT}address`, pin: "403001", state: "Goa", gstin: "" },
      },
    })) as { id: string };
    made.paper = id;
  },
  "POST /api/bookings/{number}/dispute": async () => {
    const { ticket } = (await submit("POST /api/bookings/{number}/dispute", {
      as: people.reviewer!.cookie,
      params: made.booking!,
      fixed: { about: "money" },
    })) as { ticket: string };
    made.ticket = ticket;
  },
  "POST /api/bookings/{number}/dispute/lines": () =>
    submit("POST /api/bookings/{number}/dispute/lines", { as: people.volunteer!.cookie, params: made.booking! }),
  "POST /api/admin/disputes/{ticket}/lines": () =>
    submit("POST /api/admin/disputes/{ticket}/lines", { as: admin, params: made.ticket! }),
  "PUT /api/admin/disputes/{ticket}/decision": async () => {
    const decide = () =>
      submit("PUT /api/admin/disputes/{ticket}/decision", {
        as: admin,
        params: made.ticket!,
        fixed: { outcome: "both", backPaise: "0", letOff: [] },
      });
    await decide();
    await submit("PUT /api/bookings/{number}/dispute/appeal", { as: people.reviewer!.cookie, params: made.booking! });
    await decide();
  },
  "PUT /api/bookings/{number}/dispute/appeal": () => Promise.resolve(),
  "POST /api/payments/{id}/answer": async () => {
    const { rows } = await site.deps.database.pool.query<{ id: string }>("SELECT id FROM ledger LIMIT 1");
    await submit("POST /api/payments/{id}/answer", {
      as: people.volunteer!.cookie,
      params: rows[0]!.id,
      fixed: { answer: "rejected", confirm: false },
    });
  },
  "POST /api/admin/people/{id}/suspension": async () => {
    const { id } = await account(site, "suspended.by.desk");
    await submit("POST /api/admin/people/{id}/suspension", { as: admin, params: id });
  },
  "POST /api/bookings/{number}/waivers": () =>
    submit("POST /api/bookings/{number}/waivers", {
      as: people.volunteer!.cookie,
      params: made.booking!,
      fixed: { amountPaise: "900", purpose: "price" },
    }),
  "POST /api/bookings/{number}/deposit-kept": async () => {
    await submit("POST /api/bookings/{number}/deposit-kept", {
      as: people.volunteer!.cookie,
      params: made.booking!,
      fixed: { amountPaise: "900" },
    });
  },
  "PUT /api/account/payee": async () => {
    const { cookie, mobile } = people.volunteer!;
    const code = await site.call<{ sessionId: string }>("POST", "/api/account/payee-code", { cookie });
    await submit("PUT /api/account/payee", {
      as: cookie,
      fixed: {
        upi: "asha@bank",
        merchant: false,
        account: "",
        ifsc: "",
        password: "secret-1",
        otp: site.codeFor(mobile),
        sessionId: code.body.sessionId,
      },
    });
  },
  "PUT /api/listings/{id}/price-card": () =>
    submit("PUT /api/listings/{id}/price-card", {
      as: people.owner!.cookie,
      params: made.venue,
      fixed: { basePaise: 1_000_00, unit: "plate", card: { included: [SCRIPT], needs: SCRIPT } },
    }),
  "POST /api/listings/{id}/calendar/feeds": () => {
    site.deps.outside = async () => ({ ok: true, text: "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nEND:VCALENDAR\r\n" });
    return submit("POST /api/listings/{id}/calendar/feeds", {
      as: people.owner!.cookie,
      params: made.venue,
      fixed: { address: "https://cal.example.com/a.ics" },
    });
  },
  "PUT /api/account/papers/{kind}": () =>
    submit("PUT /api/account/papers/{kind}", {
      as: people.owner!.cookie,
      params: "pan",
      fixed: { number: "ABCPK1234F" },
    }),
  "PATCH /api/admin/papers/{id}": async () => {
    const { body } = await site.call<{ papers: { id: string }[] }>("GET", "/api/admin/papers", { cookie: admin });
    await submit("PATCH /api/admin/papers/{id}", {
      as: admin,
      params: body.papers[0]!.id,
      fixed: { decision: "refused" },
    });
  },
  "POST /api/events": async () => {
    const day = todayIST();
    const { id } = (await submit("POST /api/events", {
      as: people.reviewer!.cookie,
      fixed: { occasion: "", guests: 10, budgetPaise: 100, needs: ["venues"], parts: [{ name: SCRIPT, day }] },
    })) as { id: string };
    made.event = id;
    await site.call("PUT", `/api/events/${id}/requests/${made.booking}`, { cookie: people.reviewer!.cookie });
  },
  "POST /api/saved-searches": async () => {
    const { id } = (await submit("POST /api/saved-searches", {
      as: people.reviewer!.cookie,
      fixed: { search: "/VenueBooking" },
    })) as { id: string };
    made.search = id;
  },
  "POST /api/saved-searches/{id}": () =>
    submit("POST /api/saved-searches/{id}", {
      as: people.reviewer!.cookie,
      params: made.search!,
      fixed: { on: true },
    }),
  "POST /api/events/{id}/asks": async () => {
    const { rows } = await site.deps.database.pool.query<{ id: string }>(
      "SELECT id FROM listings WHERE category = 'venues' AND status = 'approved' LIMIT 1",
    );
    await submit("POST /api/events/{id}/asks", {
      as: people.reviewer!.cookie,
      params: made.event!,
      fixed: {
        category: "venues",
        listings: [rows[0]!.id],
        occasion: "Wedding",
        day: addDays(todayIST(), 90),
        slot: "evening",
        state: "Madhya Pradesh",
        guests: 10,
        budgetPaise: 100,
        callNow: false,
        extra: { description: SCRIPT, fullName: "Asha Rao" },
      },
    });
  },
  "PUT /api/events/{id}": () =>
    submit("PUT /api/events/{id}", {
      as: people.reviewer!.cookie,
      params: made.event!,
      fixed: {
        occasion: "",
        guests: 10,
        budgetPaise: 100,
        needs: ["venues"],
        parts: [{ name: SCRIPT, day: todayIST() }],
      },
    }),
  "PUT /api/bookings/{number}/reviews/own": async () => {
    await site.deps.database.pool.query(
      `WITH over AS (UPDATE bookings SET state = 'delivered', due_at = NULL, due_move = NULL
         WHERE enquiry_id = (SELECT id FROM enquiries WHERE number = $1) RETURNING id)
       INSERT INTO booking_moves (booking_id, seq, move, from_state, to_state, by, round, at)
       SELECT id, 90, 'deliver', 'confirmed', 'delivered', 'clock', 1, now() FROM over`,
      [made.booking],
    );
    for (const who of [people.reviewer!, people.volunteer!])
      await submit("PUT /api/bookings/{number}/reviews/own", {
        as: who.cookie,
        params: made.booking!,
        fixed: { stars: 4, noShow: false },
      });
  },
  "PUT /api/bookings/{number}/reviews/reply": () =>
    submit("PUT /api/bookings/{number}/reviews/reply", { as: people.volunteer!.cookie, params: made.booking! }),
  "PATCH /api/admin/listings/{id}": () =>
    submit("PATCH /api/admin/listings/{id}", { as: admin, params: made.manager, fixed: { decision: "suspend" } }),
};

/** A listing of a category whose calls nobody has specified, a script in every box that takes words, approved. */
async function listed({ key, fields }: Category): Promise<void> {
  const body = sampleForm(fields);
  for (const field of named(fields)) {
    if (field.kind === "text" && !field.pattern && !field.suggest)
      body[field.name] = `${SCRIPT}${field.name}`.slice(0, field.max);
    if (field.kind === "lines") body[field.name] = SCRIPT;
  }
  const answer = await site.call<{ listing: { _id: string } }>("POST", standardPaths(key).register, {
    cookie: people.owner!.cookie,
    body,
  });
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  const { rows } = await site.deps.database.pool.query<{ slug: string }>("SELECT slug FROM listings WHERE id = $1", [
    answer.body.listing._id,
  ]);
  made[key] = rows[0]!.slug;
  await site.call("PATCH", `/api/admin/listings/${answer.body.listing._id}`, {
    cookie: admin,
    body: { decision: "approve" },
  });
}
for (const category of categories.filter(({ calls }) => !calls)) {
  PLANS[`POST ${standardPaths(category.key).register}`] = () => listed(category);
  const ask = `POST /api/inquiry/form/${category.key}`;
  if (ENQUIRY_KINDS[category.key]) PLANS[ask] = () => submit(ask, { fixed: { listing: made[category.key] } });
}

/** Forms that keep none of the words that are sent, or keep them as a hash; what people are called is set above. */
const KEEPS_NOTHING =
  /\/api\/(?:twilio|auth|roll)\/|POST \/api\/account\/(?:close|prove-email)|DELETE |PATCH \/api\/(?:enquiries|admin\/reviews|admin\/listings\/\{id\}\/owner)|PUT \/api\/admin\/content|POST \/api\/(?:shortlists|search-mails|webhooks)\/|PUT \/api\/(?:listings|events\/\{id\}\/picks|event-links)/;

test("every form that keeps words has a plan", () => {
  const keeping = forms
    .filter(({ method, key, fields }) => method !== "GET" && fields.some(isFreeText) && !KEEPS_NOTHING.test(key))
    .map(({ key }) => key);
  expect(keeping.filter((key) => !PLANS[key])).toEqual([]);
});

test.each(Object.keys(PLANS))("%s is taken with a script in every text that allows one", async (key) => {
  await PLANS[key]!();
});

test("an owner's own listing, and the lists of the public pages", async () => {
  const sent = Object.fromEntries(
    ["title", "address", "city", "description", "rules", "amenities"].map((name) => [name, `${SCRIPT}${name}`]),
  );
  const edited = await site.call("PUT", `/api/listings/${made.venue}`, { cookie: people.owner!.cookie, body: sent });
  expect([200, 400]).toContain(edited.status);
  for (const key of ["news", "testimonials", "companies", "gallery"]) {
    const { body } = await site.call<{ items: Record<string, string>[]; updatedAt: string | null }>(
      "GET",
      `/api/admin/content/${key}`,
      { cookie: admin },
    );
    let taken = 0;
    for (const field of Object.keys(body.items[0]!)) {
      const { body: now } = await site.call<typeof body>("GET", `/api/admin/content/${key}`, { cookie: admin });
      const items = now.items.map((item, at) => (at === 0 ? { ...item, [field]: `${SCRIPT}${field}` } : item));
      if (
        (
          await site.call("PUT", `/api/admin/content/${key}`, {
            cookie: admin,
            body: { items, updatedAt: now.updatedAt },
          })
        ).status === 200
      )
        taken += 1;
    }
    expect(taken, key).toBeGreaterThan(0);
  }
});

describe("what was kept is text", () => {
  const get = async (url: string, cookie: string | null) =>
    site.app.inject({ method: "GET", url, headers: { "user-agent": "test-bot", ...(cookie ? { cookie } : {}) } });

  test(
    "on every page, in its data and in the sitemap, for nobody, its owner and admins",
    { timeout: 120_000 },
    async () => {
      shown = [
        "/",
        "/newsblog",
        "/Volunteers",
        `/Volunteers?q=${encodeURIComponent(SCRIPT)}&city=${encodeURIComponent(SCRIPT)}`,
        "/volunteer/x_volunteer",
        "/volunteer/edit/x_volunteer",
        "/ArtistBooking",
        `/ArtistBooking?q=${encodeURIComponent(SCRIPT)}`,
        `/artist/${made.artist}`,
        "/user-dashboard",
        "/EditArtistProfile",
        "/VolunteerManagerLanding",
        "/volunteermanagerprofile/x_manager",
        "/VolunteerManagerEditPage/x_manager",
        "/ProfileVerification",
        "/VenueBooking",
        `/venue/${made.venueSlug}`,
        "/my-requests?box=received",
        "/my-requests?box=sent",
        "/my/listings",
        `/my/listings/${made.venue}/edit`,
        `/my/listings/${made.venue}/calendar`,
        `/my/listings/${made.venue}/prices`,
        `/my/listings/${made.venue}/visibility`,
        `/price/${made.venue}`,
        `/price/${made.venue}?many=${encodeURIComponent(SCRIPT)}`,
        `/my/questions/${made.report}`,
        `/bookings/${made.booking}`,
        `/bookings/${made.booking}/payments`,
        `/bookings/${made.booking}/messages`,
        `/bookings/${made.booking}/reviews`,
        `/bookings/${made.booking}/dispute`,
        `/bookings/${made.booking}/papers`,
        `/papers/${made.paper}`,
        `/my/searches`,
        `/my/events`,
        `/my/events/${made.event}`,
        "/my/money",
        "/account/paid-to",
        `/agreement/${made.booking}?hash=${encodeURIComponent(SCRIPT)}`,
        "/notifications",
        "/account",
        `/login?redirect=${encodeURIComponent(SCRIPT)}`,
        `/${encodeURIComponent(SCRIPT)}`,
        ...["queue", "listings", "enquiries", "people", "reviews", "audit", "content"].map(
          (tab) => `/AdminDashboard?tab=${tab}&q=${encodeURIComponent(SCRIPT)}`,
        ),
        ...["queue", "listings", "enquiries", "people", "reviews", "reports", "audit", "status"].map(
          (tab) => `/AdminDashboard?tab=${tab}`,
        ),
        `/artistko/${made.artist}`,
        `/artistko/${made.venue}`,
        "/sitemap.xml",
      ];
      const raw: string[] = [];
      let seen = 0;
      for (const path of shown) {
        for (const cookie of [null, admin, ...Object.values(people).map((one) => one.cookie)]) {
          const { body, headers, statusCode } = await get(path, cookie);
          if (statusCode >= 500) raw.push(`${path}: ${statusCode}`);
          if (body.includes("stolen")) seen += 1;
          if (RAW.test(body) && /html|xml/.test(String(headers["content-type"])))
            raw.push(`${path}: …${body.slice(Math.max(0, body.search(RAW) - 120), body.search(RAW) + 60)}`);
        }
      }
      expect([...new Set(raw)]).toEqual([]);
      // It is there, and harmless: else this would prove nothing.
      expect(seen).toBeGreaterThan(40);
    },
  );

  test("in every mail and SMS, where no stranger's words become a link or a header either", async () => {
    await site.deps.jobs.idle(25_000);
    const mails = site.mailOutbox();
    expect(mails.length).toBeGreaterThan(15);
    for (const { html, headers } of mails) {
      expect(html).not.toMatch(RAW);
      expect(Object.values(headers).join("\n")).not.toMatch(/\n(?:bcc|cc|to):.*stolen/i);
    }
    expect(mails.some(({ html }) => html.includes("stolen"))).toBe(true);
  });
});
