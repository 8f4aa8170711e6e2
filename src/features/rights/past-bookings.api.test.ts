/** Bookings that are over, of people who pay no GST and of people who leave: their papers, and what stays with whom. */
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { startTestSite, type TestSite } from "../../../test/support/test-app.ts";
import { unzipped } from "../../../test/support/unzipped.ts";
import { MS_PER_DAY, addDays, todayIST } from "../../domain/dates.ts";
import type { LanguageCode } from "../../domain/words/languages.ts";
import { advance, person } from "../accounts/accounts-test-kit.ts";
import type { BookingView } from "../bookings/booking-present.server.ts";
import { testVolunteer, type TestPerson } from "../notifications/people-test-kit.server.ts";
import type { BookingPapers, PaperLine } from "../papers/paper-service.server.ts";
import { financialYear } from "../payments/money-service.server.ts";
import type { PaymentsView } from "../payments/payment-view.ts";
import { eraseDue } from "./erase-service.server.ts";

let site: TestSite;
beforeAll(async () => void (site = await startTestSite()));
const realNow = () => new Date();
afterEach(() => void (site.deps.now = realNow));
afterAll(() => site?.close());

const query = async <Row extends object = Record<string, unknown>>(text: string, values: unknown[] = []) =>
  (await site.deps.database.pool.query<Row>(text, values)).rows;
type Who = Pick<TestPerson, "id" | "cookie" | "email" | "mobile">;
type Answer = BookingPapers & {
  error?: string;
  enquiryNumber: string;
  booking: BookingView;
  payments: PaymentsView;
  id: string;
  paper: string;
  lines: { text?: string; by?: string }[];
};
const call = (method: "GET" | "POST" | "PUT" | "PATCH", path: string, who: Who | null, body?: unknown) =>
  site.call<Answer>(method, `/api/${path}`, { cookie: who?.cookie ?? null, ...(body ? { body } : {}) });
const file = (path: string, who: Who) => site.app.inject({ url: path, headers: { cookie: who.cookie } });
const done = async (answer: Promise<{ status: number; body: Answer }>) => {
  const { status, body } = await answer;
  expect([status, body.error]).toEqual([expect.toBeOneOf([200, 201]), undefined]);
  return body;
};

const TOTAL = 1_500_000;
const TOKEN = 500_000;
let people = 0;

/** Two people with a booking of ten days from now, agreed, paid in part, held, and paid. */
async function overBooking(names: { provider: [string, string]; organiser: [string, string] }, language: LanguageCode) {
  people += 1;
  const one = async (
    side: "provider" | "organiser",
    of: LanguageCode,
  ): Promise<Who & { username: string; name: string }> => {
    const [firstName, lastName] = names[side];
    const { email, ...made } = await person(site, `${side}_${people}`, {
      firstName,
      lastName,
      role: side === "provider" ? "volunteer" : "user",
    });
    await query("UPDATE users SET language = $2 WHERE id = $1", [made.id, of]);
    return { ...made, email, name: `${firstName} ${lastName}` };
  };
  const [provider, organiser] = [await one("provider", language), await one("organiser", "en")];
  await testVolunteer(site.deps, { ...provider, role: "volunteer" } as TestPerson);
  const day = addDays(todayIST(site.deps.now()), 10);
  const { enquiryNumber: number } = await done(
    call("POST", "inquiry/form/volunteerBooking", organiser, {
      fullName: organiser.name,
      phone: organiser.mobile,
      email: organiser.email,
      service: "Cultural Event",
      calendar: day,
      budget: "15,000",
      city: "Indore",
      requirement: "Folk songs for an hour.",
      username: provider.username,
    }),
  );
  await done(
    call("POST", `bookings/${number}/quotes`, provider, {
      lines: [{ label: "Folk songs", quantity: 1, unit: "event", eachPaise: TOTAL }],
      milestones: [
        { kind: "token", percent: (100 / 3) | 0, due: "agreement" },
        { kind: "balance", percent: 67, due: "event" },
      ],
      validUntil: addDays(day, -7),
    }),
  );
  await done(call("POST", `bookings/${number}/accept`, organiser, { round: 1 }));
  const pay = async (amountPaise: number, reference: string) => {
    await done(
      call("POST", `bookings/${number}/payments`, organiser, {
        amountPaise,
        method: "upi",
        reference,
        note: `From ${organiser.name}`,
      }),
    );
    const { payments } = await done(call("GET", `bookings/${number}/payments`, provider));
    await done(call("POST", `payments/${payments.entries[0]!.id}/answer`, provider, { answer: "acknowledged" }));
  };
  await pay(TOKEN, `4123456${String(people).padStart(5, "0")}`);
  await done(call("POST", `bookings/${number}/messages`, organiser, { text: `${organiser.name} comes at six.` }));
  advance(site, 10 * MS_PER_DAY);
  await done(call("PATCH", `bookings/${number}/day`, provider, { move: "deliver" }));
  await pay(TOTAL - TOKEN, `4223456${String(people).padStart(5, "0")}`);
  return { provider, organiser, number, day };
}

const SELLER = { address: "12 Sarafa", city: "Indore", state: "Madhya Pradesh", pin: "452002", prefix: "AB" };
const STATUSES = [
  { status: "unregistered", gstin: "", sac: "", kind: "bill", title: ["Bill", "बिल"] },
  {
    status: "exempt",
    gstin: "",
    sac: "999631",
    kind: "billOfSupply",
    title: ["Bill of supply", "बिल ऑफ़ सप्लाई (Bill of supply)"],
  },
  {
    status: "composition",
    gstin: "23AAPFU0939F1Z3",
    sac: "998596",
    kind: "billOfSupply",
    title: ["Bill of supply", "बिल ऑफ़ सप्लाई (Bill of supply)"],
  },
] as const;

test.each(STATUSES)(
  "who is $status: from the money to the paper, its page, file and line for the accountant, and both copies",
  { timeout: 240_000 },
  async ({ kind, title, ...said }) => {
    const { provider, organiser, number, day } = await overBooking(
      { provider: ["Meera", "Joshi"], organiser: ["Kabir", "Sheikh"] },
      "hi",
    );
    // Nothing is issued before its issuer has said who they are.
    expect((await done(call("GET", `bookings/${number}/papers`, provider))).hindrance).toBe("seller");
    await done(call("PUT", "papers/seller", provider, { ...SELLER, ...said, legalName: "Meera Joshi" }));
    const before = await done(call("GET", `bookings/${number}/papers`, provider));
    // Whoever charges no tax has no voucher for an advance: one paper, for the whole.
    expect(before.open).toMatchObject([{ kind, amountPaise: TOTAL }]);
    expect((await done(call("GET", `bookings/${number}/papers`, organiser))).open).toEqual([]);
    const buyer = {
      name: organiser.email ? "Kabir Sheikh" : "",
      address: "4 Palasia",
      pin: "452001",
      state: "Madhya Pradesh",
      gstin: "",
    };
    expect((await call("POST", `bookings/${number}/papers`, provider, { kind: "taxInvoice", buyer })).status).toBe(409);
    const { id, paper } = await done(call("POST", `bookings/${number}/papers`, provider, { kind, buyer }));
    expect(paper).toMatch(/^AB\/\d\d-\d\d\/00001$/);
    const stands = await query<{ content: Record<string, unknown> }>("SELECT content FROM tax_papers WHERE id = $1", [
      id,
    ]);
    expect(stands[0]!.content).toMatchObject({ taxes: [], taxablePaise: TOTAL, totalPaise: TOTAL });

    // The organiser is told once, by bell and mail, with the file; each in their language.
    await site.deps.jobs.idle(30_000);
    const bell = await query("SELECT title, href FROM notifications WHERE user_id = $1 ORDER BY id DESC LIMIT 1", [
      organiser.id,
    ]);
    expect(bell).toEqual([{ title: `${title[0]} ${paper}`, href: `/papers/${id}` }]);
    const mails = site.mailOutbox().filter(({ headers }) => headers["subject"] === `${title[0]} ${paper} (${number})`);
    expect(mails.map(({ headers, files }) => [headers["to"], files.map(({ name }) => name)])).toEqual([
      [organiser.email, [`${paper.replaceAll("/", "-")}.pdf`]],
    ]);
    for (const [who, prefix, lang] of [
      [organiser, "", "en-IN"],
      [provider, "/hi", "hi-IN"],
    ] as const) {
      const pdf = await file(`${prefix}/api/papers/${id}/paper.pdf`, who);
      expect([pdf.statusCode, pdf.headers["content-type"]]).toEqual([200, "application/pdf"]);
      expect(pdf.rawPayload.toString("latin1")).toContain(`/Lang (${lang})`);
      const lines = (
        await site.call<{ papers: PaperLine[] }>("GET", who === provider ? "/api/papers" : "/api/papers/received", {
          cookie: who.cookie,
        })
      ).body.papers;
      expect(lines).toMatchObject([{ id, kind, number: paper }]);
    }
    const csv = await file(`/api/papers.csv?year=${financialYear(todayIST(site.deps.now()))}`, provider);
    const [head, line, ...more] = csv.payload.trimEnd().split("\r\n");
    expect(more).toEqual([]);
    const cells = line!.split(",");
    const cell = (name: string) => cells[head!.replace("\uFEFF", "").split(",").indexOf(name)];
    expect([cell("Number"), cell("Total"), cell("SAC")]).toEqual([paper, "15000.00", said.sac]);
    expect([cell("CGST"), cell("SGST or UTGST"), cell("IGST")].filter((tax) => Number(tax) !== 0)).toEqual([]);

    for (const who of [provider, organiser]) {
      const { rawPayload } = await file("/api/account/data", who);
      const data = JSON.parse((await unzipped(rawPayload)).get("data.json")!.toString()) as Record<
        string,
        Record<string, unknown>[]
      >;
      expect(data["taxPapers"]).toMatchObject([{ request: number, kind, number: paper, by_you: who === provider }]);
      expect(data["payments"]!.filter((one) => one["kind"] === "acknowledged")).toHaveLength(2);
      expect(data["agreements"]).toHaveLength(1);
      expect(data["taxPaperSeller"]).toHaveLength(who === provider ? 1 : 0);
    }
    void day;
  },
);

/** Tables in which one of these words stands, in any row and column. */
async function tablesWith(words: readonly string[]): Promise<string[]> {
  const tables = await query<{ name: string }>(
    "SELECT format('%I.%I', table_schema, table_name) AS name FROM information_schema.tables WHERE table_type = 'BASE TABLE' AND table_schema NOT IN ('pg_catalog', 'information_schema')",
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = await query<{ row: string }>(`SELECT t::text AS row FROM ${name} t`);
    for (const word of words)
      if (rows.some(({ row }) => row.toLowerCase().includes(word.toLowerCase()))) found.push(`${name}: ${word}`);
  }
  return found;
}

/** Closes the account, and lets the seven days pass. */
async function leave(who: Who): Promise<void> {
  await done(call("POST", "account/close", who, { password: "secret-1" }));
  await site.deps.jobs.idle(30_000);
  advance(site, 6 * MS_PER_DAY);
  expect(await eraseDue(site.deps)).toEqual({ erased: 0, postponed: 0 });
  advance(site, MS_PER_DAY + 60_000);
  expect(await eraseDue(site.deps)).toEqual({ erased: 1, postponed: 0 });
  await site.deps.jobs.idle(30_000);
}

test(
  "whoever leaves with past bookings is gone after seven days; ledger, agreement and papers stay, and the other side reads on",
  { timeout: 240_000 },
  async () => {
    const { provider, organiser, number } = await overBooking(
      { provider: ["Sharmistha", "Bhattacharjee"], organiser: ["Mandakini", "Vrindavan"] },
      "en",
    );
    await done(
      call("PUT", "papers/seller", provider, {
        ...SELLER,
        status: "unregistered",
        gstin: "",
        sac: "",
        legalName: "Sharmistha Bhattacharjee",
        prefix: "GO",
      }),
    );
    const buyer = {
      name: "Mandakini Vrindavan",
      address: "4 Palasia",
      pin: "452001",
      state: "Madhya Pradesh",
      gstin: "",
    };
    const { id } = await done(call("POST", `bookings/${number}/papers`, provider, { kind: "bill", buyer }));
    await site.deps.jobs.idle(30_000);
    const accountant = () => file("/api/papers.csv", provider);
    const pdf = () => file(`/api/papers/${id}/paper.pdf`, provider);
    const standing = async () => {
      const [row] = await query(
        `SELECT (SELECT json_agg(json_build_array(l.kind, l.payee, l.amount_paise, l.method, l.reference, l.at) ORDER BY l.seq) FROM ledger l WHERE l.booking_id = b.id) AS ledger,
         (SELECT json_agg(json_build_array(a.terms, a.sha256)) FROM agreements a WHERE a.booking_id = b.id) AS agreements,
         (SELECT json_agg(json_build_array(x.kind, x.number, x.content, x.total_paise)) FROM tax_papers x WHERE x.booking_id = b.id) AS papers, b.state
       FROM bookings b JOIN enquiries e ON e.id = b.enquiry_id WHERE e.number = $1`,
        [number],
      );
      return row;
    };
    const [before, csv, printed] = [await standing(), (await accountant()).payload, (await pdf()).rawPayload];
    const { sha256 } = (await done(call("GET", `bookings/${number}`, provider))).booking.agreement!;

    // The other side is not told that somebody leaves before they have, and what is closed can be kept for a week.
    await leave(organiser);
    expect(await standing()).toEqual(before);
    const { booking } = await done(call("GET", `bookings/${number}`, provider));
    expect(booking).toMatchObject({
      state: "delivered",
      other: "Deleted account",
      agreement: { sha256, names: { organiser: { name: "Deleted account", same: false } } },
    });
    expect(booking.request.contact).toMatchObject({ name: "Deleted account", phone: null, email: null });
    const { payments } = await done(call("GET", `bookings/${number}/payments`, provider));
    expect(payments.balance).toMatchObject({ totalPaise: TOTAL, paidPaise: TOTAL });
    expect(payments.entries.map(({ note }) => note)).toEqual(["", ""]);
    expect(JSON.stringify((await call("GET", `bookings/${number}/messages`, provider)).body)).not.toMatch(
      /Mandakini|comes at six/,
    );
    // What was issued says whom it was issued to: that is what books are kept for.
    expect((await accountant()).payload).toBe(csv);
    expect((await pdf()).rawPayload.equals(printed)).toBe(true);
    const words = [
      organiser.email!,
      organiser.mobile,
      organiser.mobile.slice(3),
      organiser.username,
      "Mandakini",
      "Vrindavan",
    ];
    expect(await tablesWith(words)).toEqual(["public.tax_papers: Mandakini", "public.tax_papers: Vrindavan"]);

    // Then the other one: nothing is open between them, so nothing keeps them either.
    await leave(provider);
    expect(await standing()).toEqual(before);
    expect(
      await query(
        "SELECT person_id FROM ledger WHERE person_id IS NOT NULL AND booking_id = (SELECT b.id FROM bookings b JOIN enquiries e ON e.id = b.enquiry_id WHERE e.number = $1)",
        [number],
      ),
    ).toEqual([]);
    expect(await query("SELECT seller_id FROM tax_papers WHERE id = $1", [id])).toEqual([{ seller_id: null }]);
    const theirs = [
      provider.email!,
      provider.mobile,
      provider.mobile.slice(3),
      provider.username,
      "Sharmistha",
      "Bhattacharjee",
    ];
    expect(await tablesWith(theirs)).toEqual(["public.tax_papers: Sharmistha", "public.tax_papers: Bhattacharjee"]);
    // Whoever has the agreement can still have it checked; nobody reads the booking any more.
    expect(await site.call("GET", `/api/agreements/${number}?sha256=${sha256}`)).toMatchObject({ status: 200 });
    expect((await call("GET", `bookings/${number}`, provider)).status).toBe(401);
  },
);
