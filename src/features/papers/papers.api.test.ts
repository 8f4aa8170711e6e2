// @engine both
import { afterAll, beforeAll, expect, test } from "vitest";
import { SELLER } from "../../../test/support/test-seller.ts";
import { startTestSite, type TestSite } from "../../../test/support/test-app.ts";
import { addDays, todayIST } from "../../domain/dates.ts";
import type { BookingView } from "../bookings/booking-present.server.ts";
import { newEnquiryNumber } from "../enquiries/enquiry-number.ts";
import { testPerson, testVolunteer, type TestPerson } from "../notifications/people-test-kit.server.ts";
import { financialYear } from "../payments/money-service.server.ts";
import { shortYear } from "./paper-model.ts";
import { taxPapersRights } from "./papers-rights.server.ts";
import type { BookingPapers, PaperLine } from "./paper-service.server.ts";

let site: TestSite;
let provider: TestPerson;
let organiser: TestPerson;
let stranger: TestPerson;
let listing: string;
beforeAll(async () => {
  site = await startTestSite();
  provider = await testPerson(site.deps, { name: "Meera Joshi", role: "volunteer" });
  listing = (await testVolunteer(site.deps, provider)).id;
  organiser = await testPerson(site.deps, { name: "Ravi Kumar" });
  stranger = await testPerson(site.deps);
});
afterAll(() => site.close());

const query = async <Row extends object = Record<string, unknown>>(text: string, values: unknown[] = []) =>
  (await site.deps.database.pool.query<Row>(text, values)).rows;
const day = (at: number) => addDays(todayIST(), at);
let days = 40;
const YEAR = shortYear(financialYear(todayIST()));
const TOTAL = 118_000_01;

type Answer = BookingPapers & {
  message: string;
  error?: string;
  errors?: Record<string, string>;
  id: string;
  paper: string;
  booking: BookingView;
};
const call = (
  method: "GET" | "POST" | "PUT" | "PATCH",
  path: string,
  who: TestPerson | null,
  body?: unknown,
  key?: string,
) =>
  site.call<Answer & { payments: { entries: { id: string }[] }; next: string | null }>(method, path, {
    cookie: who?.cookie ?? null,
    ...(body === undefined ? {} : { body }),
    ...(key ? { headers: { "idempotency-key": key } } : {}),
  });

const BUYER = { name: "=Ravi Kumar", address: "4 Palasia", pin: "452001", state: "Madhya Pradesh", gstin: "" };
const keep = (change: object = {}) => call("PUT", "/api/papers/seller", provider, { ...SELLER, ...change });

async function agreed(tax: object = { kind: "included", percent: 18 }, at = day((days += 3))): Promise<string> {
  const number = newEnquiryNumber();
  await query(
    `INSERT INTO enquiries (id, number, kind, status, sender_id, listing_id, recipient_id, name, phone, email, event_type, event_date, city, state)
     VALUES (gen_random_uuid(), $1, 'volunteerBooking', 'pending', $2, $3, $4, 'Ravi Kumar', '+919876543210', 'ravi@mail.example', 'Wedding', $5, 'Indore', 'Madhya Pradesh')`,
    [number, organiser.id, listing, provider.id, at],
  );
  // Whoever adds a tax has given a GSTIN by then; what they say of themselves afterwards is the test's.
  const said = await query("SELECT * FROM tax_paper_sellers WHERE person_id = $1", [provider.id]);
  await keep();
  const quote = await call("POST", `/api/bookings/${number}/quotes`, provider, {
    lines: [{ label: "Dhol", quantity: 1, unit: "event", eachPaise: TOTAL }],
    tax,
    milestones: [{ kind: "balance", percent: 100, due: "event" }],
    validUntil: day(3),
  });
  await query("DELETE FROM tax_paper_sellers WHERE person_id = $1", [provider.id]);
  await query(
    "INSERT INTO tax_paper_sellers SELECT s.* FROM jsonb_array_elements($1::jsonb) o, jsonb_populate_record(NULL::tax_paper_sellers, o) s",
    [JSON.stringify(said)],
  );
  expect(quote.status).toBe(201);
  expect((await call("POST", `/api/bookings/${number}/accept`, organiser, { round: 1 })).status).toBe(201);
  return number;
}
/** A payment that its payee has acknowledged; a provider confirms with it, however small it is. */
async function paid(number: string, amountPaise: number, from = organiser, to = provider) {
  await call("POST", `/api/bookings/${number}/payments`, from, { amountPaise: String(amountPaise), method: "cash" });
  const { id } = (await call("GET", `/api/bookings/${number}/payments`, to)).body.payments.entries[0]!;
  const stands = to === provider ? { confirm: true, reason: "The rest comes on the day." } : {};
  expect((await call("POST", `/api/payments/${id}/answer`, to, { answer: "acknowledged", ...stands })).status).toBe(
    201,
  );
}
const deliver = (number: string) =>
  query(
    "UPDATE bookings SET state = 'delivered', due_at = NULL, due_move = NULL WHERE enquiry_id = (SELECT id FROM enquiries WHERE number = $1)",
    [number],
  );
const seen = async (number: string, who = provider) => (await call("GET", `/api/bookings/${number}/papers`, who)).body;
const issue = (number: string, kind: string, more: object = {}, who = provider, key?: string) =>
  call("POST", `/api/bookings/${number}/papers`, who, { kind, buyer: BUYER, ...more }, key);
const contentOf = async (id: string) =>
  (await query<{ content: Record<string, unknown> }>("SELECT content FROM tax_papers WHERE id = $1", [id]))[0]!.content;

test("who issues is said first, and checked", async () => {
  const number = await agreed();
  expect((await seen(number)).hindrance).toBe("seller");
  expect((await issue(number, "taxInvoice")).status).toBe(409);
  expect(await keep({ gstin: "23AAPFU0939F1Z9" })).toMatchObject({ status: 400, body: { errors: { gstin: /fit/ } } });
  expect((await keep()).status).toBe(200);
  expect((await call("GET", "/api/papers/seller", provider)).body).toMatchObject({ seller: SELLER });
  expect((await call("GET", "/api/papers/seller", stranger)).body).toMatchObject({ seller: null });
});

test("an advance has its voucher, a refund names it, and the service its invoice", async () => {
  await keep();
  const number = await agreed();
  expect((await seen(number)).open).toEqual([]);
  await paid(number, 10_000_01);
  const [voucher] = (await seen(number)).open;
  expect(voucher).toMatchObject({ kind: "receiptVoucher", amountPaise: 10_000_01 });
  expect((await issue(number, "receiptVoucher", { entryId: voucher!.entryId }, organiser)).status).toBe(403);
  expect((await issue(number, "receiptVoucher", { entryId: voucher!.entryId }, stranger)).status).toBe(404);
  expect(
    await issue(number, "receiptVoucher", { entryId: voucher!.entryId, buyer: { ...BUYER, pin: "" } }),
  ).toMatchObject({ status: 400, body: { errors: { "buyer.pin": "Please enter the 6-digit PIN code." } } });
  const made = await issue(number, "receiptVoucher", { entryId: voucher!.entryId });
  expect(made).toMatchObject({ status: 201, body: { paper: `AB/${YEAR}/00001` } });
  expect((await issue(number, "receiptVoucher", { entryId: voucher!.entryId })).status).toBe(409);
  const content = await contentOf(made.body.id);
  expect(content).toMatchObject({ totalPaise: 10_000_01, taxablePaise: 8_474_59, supply: { code: "23" } });
  expect(content["taxes"]).toEqual([
    { name: "CGST", percent: 9, paise: 762_71 },
    { name: "SGST", percent: 9, paise: 762_71 },
  ]);
  const [news] = await query("SELECT title FROM notifications WHERE user_id = $1 ORDER BY id DESC LIMIT 1", [
    organiser.id,
  ]);
  expect(news).toEqual({ title: `Receipt voucher AB/${YEAR}/00001` });
  expect((await seen(number, organiser)).papers).toMatchObject([{ kind: "receiptVoucher" }]);
  expect((await call("GET", `/api/bookings/${number}/papers`, stranger)).status).toBe(404);

  await site.call("PATCH", `/api/enquiries/${number}`, { cookie: provider.cookie, body: { status: "cancelled" } });
  await paid(number, 10_000_01, provider, organiser);
  const [refund] = (await seen(number)).open;
  expect(refund).toMatchObject({ kind: "refundVoucher", amountPaise: 10_000_01 });
  const back = await issue(number, "refundVoucher", { entryId: refund!.entryId });
  expect(back.status).toBe(201);
  expect((await contentOf(back.body.id))["refers"]).toEqual([{ number: `AB/${YEAR}/00001`, day: todayIST() }]);
  expect((await seen(number)).open).toEqual([]);
});

/** What a call answers with a file. */
const file = async (path: string, who: TestPerson | null) => {
  const { statusCode, headers, rawPayload } = await site.app.inject({
    method: "GET",
    url: path,
    headers: who ? { cookie: who.cookie } : {},
  });
  return { status: statusCode, type: headers["content-type"], name: headers["content-disposition"], bytes: rawPayload };
};
const isPdf = (bytes: Buffer): boolean => bytes.subarray(0, 5).toString() === "%PDF-" && bytes.includes("%%EOF");

test("agreement and papers are files for both sides, and go with the mails that tell of them", async () => {
  await keep();
  const number = await agreed();
  await paid(number, 5_000_00);
  const { entryId } = (await seen(number)).open[0]!;
  const { id, paper } = (await issue(number, "receiptVoucher", { entryId })).body;
  for (const [path, name] of [
    [`/api/bookings/${number}/agreement.pdf`, `agreement-${number}.pdf`],
    [`/api/papers/${id}/paper.pdf`, `${paper.replaceAll("/", "-")}.pdf`],
  ] as const) {
    for (const [who, status] of [
      [null, 401],
      [stranger, 404],
      [organiser, 200],
      [provider, 200],
    ] as const)
      expect((await file(path, who)).status).toBe(status);
    const [one, again] = await Promise.all([file(path, organiser), file(path, organiser)]);
    expect(one).toMatchObject({ type: "application/pdf", name: `attachment; filename="${name}"` });
    expect(isPdf(one.bytes) && one.bytes.equals(again.bytes)).toBe(true);
    // Below a language it is in it, for the same people.
    for (const [who, status] of [
      [null, 401],
      [stranger, 404],
    ] as const)
      expect((await file(`/hi${path}`, who)).status).toBe(status);
    const hindi = await file(`/hi${path}`, organiser);
    expect(hindi).toMatchObject({ type: "application/pdf", name: `attachment; filename="${name}"` });
    expect([one, hindi].map(({ bytes }) => /\/Lang \((..-IN)\)/.exec(bytes.toString("latin1"))?.[1])).toEqual([
      "en-IN",
      "hi-IN",
    ]);
  }
  expect((await file("/hi/api/papers", organiser)).status).toBe(404);
  expect((await file("/api/papers/none/paper.pdf", organiser)).status).toBe(404);
  expect((await file("/api/bookings/MD-7K3Q-9ZXA/agreement.pdf", organiser)).status).toBe(404);

  await site.deps.jobs.idle();
  const mails = site
    .mailOutbox()
    .filter(({ headers, files }) => files.length > 0 && headers["subject"]?.endsWith(`(${number})`));
  const got = mails.map(({ headers, files }) => [headers["subject"], headers["to"], files.map(({ name }) => name)]);
  expect(got.toSorted()).toEqual(
    [
      [`It is agreed (${number})`, expect.any(String), [`agreement-${number}.pdf`]],
      [`Receipt voucher ${paper} (${number})`, "ravi@mail.example", [`${paper.replaceAll("/", "-")}.pdf`]],
      [`Your copy of the agreement (${number})`, "ravi@mail.example", [`agreement-${number}.pdf`]],
    ].toSorted(),
  );
  expect(mails.every(({ files }) => files.every(({ bytes }) => isPdf(bytes)))).toBe(true);
});

test("an invoice is issued once, sent twice or not, and is never changed", async () => {
  await keep();
  const number = await agreed();
  expect((await issue(number, "taxInvoice")).status).toBe(409);
  await deliver(number);
  const first = await issue(number, "taxInvoice", {}, provider, "the-same-key");
  expect(first.status).toBe(201);
  expect((await issue(number, "taxInvoice", {}, provider, "the-same-key")).body).toEqual(first.body);
  expect((await issue(number, "taxInvoice")).status).toBe(409);
  const { taxes, taxablePaise, totalPaise } = (await contentOf(first.body.id)) as {
    taxes: { paise: number }[];
    taxablePaise: number;
    totalPaise: number;
  };
  expect(taxablePaise + taxes.reduce((sum, { paise }) => sum + paise, 0)).toBe(TOTAL);
  expect(totalPaise).toBe(TOTAL);
  await expect(query("UPDATE tax_papers SET total_paise = 1 WHERE id = $1", [first.body.id])).rejects.toThrow(
    /append-only/,
  );
  await expect(query("DELETE FROM tax_papers WHERE id = $1", [first.body.id])).rejects.toThrow(/append-only/);
});

test("whoever is not registered writes a bill, which speaks of no tax", async () => {
  // A tax was agreed on before.
  const taxed = await agreed();
  await keep({ status: "unregistered", gstin: "", sac: "" });
  await deliver(taxed);
  expect((await seen(taxed)).hindrance).toBe("taxed");
  expect((await issue(taxed, "bill")).status).toBe(409);
  const number = await agreed({ kind: "none", percent: 0 });
  await deliver(number);
  expect((await issue(number, "taxInvoice")).status).toBe(409);
  const made = await issue(number, "bill", { buyer: { ...BUYER, gstin: "23AAPFU0939F1Z3" } });
  expect(made.status).toBe(201);
  expect(JSON.stringify(await contentOf(made.body.id))).not.toMatch(/GST"|23AAPF|998596/);
});

/** Called off by its organiser. */
async function calledOff(number: string) {
  const { status } = await site.call("PATCH", `/api/enquiries/${number}`, {
    cookie: organiser.cookie,
    body: { status: "cancelled" },
  });
  expect(status).toBe(200);
}

test("what was invoiced of a booking that is called off is credited, once, and refers to its invoice", async () => {
  await keep();
  const number = await agreed();
  await deliver(number);
  const invoice = await issue(number, "taxInvoice");
  await calledOff(number);
  const { open, buyer } = await seen(number);
  expect(open).toMatchObject([{ kind: "creditNote", entryId: null, amountPaise: TOTAL }]);
  expect(buyer).toEqual(BUYER);
  expect((await issue(number, "creditNote", {}, organiser)).status).toBe(403);
  const note = await issue(number, "creditNote");
  expect(note.status).toBe(201);
  const [was, now] = [await contentOf(invoice.body.id), await contentOf(note.body.id)];
  expect(now).toMatchObject({
    refers: [{ number: invoice.body.paper, day: todayIST() }],
    taxablePaise: was["taxablePaise"],
    taxes: was["taxes"],
    supply: was["supply"],
    totalPaise: TOTAL,
  });
  expect((await seen(number)).open).toEqual([]);
  expect((await issue(number, "creditNote")).status).toBe(409);
  expect((await file(`/api/papers/${note.body.id}/paper.pdf`, organiser)).status).toBe(200);
});

test("price and day of what was invoiced change once a credit note has taken it back, by proposal and by answer; then there is another invoice", async () => {
  await keep();
  const number = await agreed(undefined, todayIST());
  await paid(number, 100_00);
  const change = (form: object, who = organiser) => call("POST", `/api/bookings/${number}/changes`, who, form);
  const answer = (n: number, what: string, who = provider) =>
    call("PATCH", `/api/bookings/${number}/changes/${n}`, who, { answer: what });
  expect((await change({ totalPaise: TOTAL + 100_00 })).status).toBe(201);
  const invoice = (await issue(number, "taxInvoice")).body.paper;
  const why = new RegExp(`^Tax invoice ${invoice} was issued .* credit note`);
  expect((await answer(1, "agree")).body.error).toMatch(why);
  expect((await call("GET", `/api/bookings/${number}`, organiser)).body.booking.change?.says[0]).toMatch(why);
  expect((await answer(1, "withdraw", organiser)).status).toBe(200);
  for (const form of [{ totalPaise: TOTAL + 100_00 }, { day: day(400) }])
    expect(await change(form)).toMatchObject({ status: 409, body: { error: expect.stringMatching(why) } });
  expect((await call("GET", `/api/bookings/${number}`, organiser)).body.booking.changing?.invoiced).toMatch(why);
  // Of what stands on no invoice something may change.
  expect((await call("POST", `/api/bookings/${number}/call-offs`, organiser, { reason: "Flood" })).status).toBe(201);
  expect((await answer(2, "withdraw", organiser)).status).toBe(200);

  expect((await seen(number)).open).toMatchObject([{ kind: "creditNote", amountPaise: TOTAL, anew: true }]);
  const note = await issue(number, "creditNote");
  expect(note.status).toBe(201);
  expect(await contentOf(note.body.id)).toMatchObject({ refers: [{ number: invoice }], totalPaise: TOTAL });
  expect((await change({ totalPaise: TOTAL + 100_00 })).status).toBe(201);
  expect((await answer(3, "agree")).status).toBe(200);
  const again = (await issue(number, "taxInvoice")).body.paper;
  expect(again).not.toBe(invoice);
  // Two never stand at once, whoever writes them.
  await expect(
    query(
      "INSERT INTO tax_papers (id, booking_id, seller_id, kind, year, number, day, content, total_paise, issued_at) SELECT gen_random_uuid(), booking_id, seller_id, kind, year, 'X/1', day, content, total_paise, issued_at FROM tax_papers WHERE number = $1 AND seller_id = $2",
      [again, provider.id],
    ),
  ).rejects.toThrow(/stands/);
});

test("of what is kept of a booking that is called off there is an invoice, with its tax inside", async () => {
  await keep();
  const number = await agreed();
  await paid(number, 118_00);
  const { entryId } = (await seen(number)).open[0]!;
  expect((await issue(number, "receiptVoucher", { entryId })).status).toBe(201);
  await query(
    `INSERT INTO endings (booking_id, by, back, kept_paise, charge_paise, at)
     SELECT b.id, 'organiser', 99, 5900, 0, now() FROM bookings b JOIN enquiries e ON e.id = b.enquiry_id WHERE e.number = $1`,
    [number],
  );
  await query(
    "UPDATE bookings SET state = 'cancelled', due_at = NULL, due_move = NULL WHERE enquiry_id = (SELECT id FROM enquiries WHERE number = $1)",
    [number],
  );
  const { open } = await seen(number);
  expect(open).toMatchObject([{ kind: "taxInvoice", amountPaise: 59_00, kept: true }]);
  const made = await issue(number, "taxInvoice");
  expect(made.status).toBe(201);
  expect(await contentOf(made.body.id)).toMatchObject({
    kept: true,
    taxablePaise: 50_00,
    totalPaise: 59_00,
    refers: [],
  });
  await paid(number, 59_00, provider, organiser);
  expect((await seen(number)).open).toMatchObject([{ kind: "refundVoucher", amountPaise: 59_00 }]);
});

test("each side has its own list, by financial year and kind", async () => {
  const list = async (who: TestPerson | null, path: string) => {
    const { status, body } = await site.call<{ papers: PaperLine[] }>("GET", path, { cookie: who?.cookie ?? null });
    return status === 200 ? body.papers : status;
  };
  const issued = (await list(provider, "/api/papers?limit=100")) as PaperLine[];
  expect(issued.length).toBeGreaterThan(4);
  expect(await list(organiser, "/api/papers/received?limit=100")).toEqual(issued);
  expect([await list(organiser, "/api/papers"), await list(provider, "/api/papers/received")]).toEqual([[], []]);
  expect([await list(stranger, "/api/papers/received"), await list(null, "/api/papers/received")]).toEqual([[], 401]);
  const notes = issued.filter(({ kind }) => kind === "creditNote");
  expect(await list(organiser, "/api/papers/received?limit=100&kind=creditNote")).toEqual(notes);
  expect(await list(provider, `/api/papers?limit=100&year=20${YEAR}`)).toEqual(issued);
  expect(await list(provider, "/api/papers?year=2019-20")).toEqual([]);
  expect(await list(provider, "/api/papers?year=2019")).toBe(400);
  expect(await list(provider, "/api/papers?kind=note")).toBe(400);
});

test("the accountant's file has a line a paper, and nothing in it is a formula", async () => {
  const { body } = await site.call<string>("GET", `/api/papers.csv?year=${financialYear(todayIST())}`, {
    cookie: provider.cookie,
  });
  const [head, ...lines] = String(body).trimEnd().split("\r\n");
  expect(head).toMatch(/^\uFEFF?Number,Date,/);
  const [{ n } = { n: 0 }] = await query<{ n: number }>(
    "SELECT count(*)::int AS n FROM tax_papers WHERE seller_id = $1",
    [provider.id],
  );
  expect(lines).toHaveLength(n);
  expect(lines.every((line) => line.includes(",'=Ravi Kumar,"))).toBe(true);
  const hindi = await site.call<string>("GET", `/hi/api/papers.csv?year=${financialYear(todayIST())}`, {
    cookie: provider.cookie,
  });
  const [heads = "", first = ""] = hindi.body.split("\r\n");
  expect(heads).toMatch(/^\uFEFF?नंबर,तारीख़,बिल या रसीद,बुकिंग,/);
  expect(heads.replace(/\b(?:GSTIN|SAC|[CSI]GST|UTGST|GST)\b/g, "")).not.toMatch(/[A-Za-z]/);
  expect(first.split(",").length).toBeGreaterThanOrEqual(heads.split(",").length);
  expect((await call("GET", "/api/papers.csv?year=2026", provider)).status).toBe(400);
});

test("64 at once take 64 numbers, without gap or duplicate; what fails takes none", { timeout: 240_000 }, async () => {
  await keep({ prefix: "RACE", status: "registered" });
  await query("DELETE FROM tax_paper_counters WHERE seller_id = $1", [provider.id]);
  const numbers: string[] = [];
  for (let at = 0; at < 64; at++) numbers.push(await agreed());
  for (const number of numbers) await deliver(number);
  // What is told to come back later, for all connections are taken, has taken no number; it comes back.
  const issued: string[] = [];
  for (let waiting = numbers; waiting.length > 0;) {
    const answers = await Promise.all(
      waiting.map(async (number) => ({ number, ...(await issue(number, "taxInvoice")) })),
    );
    expect(answers.filter(({ status }) => status !== 201 && status !== 503)).toEqual([]);
    issued.push(...answers.flatMap(({ status, body }) => (status === 201 ? [body.paper] : [])));
    waiting = answers.flatMap(({ status, number }) => (status === 503 ? [number] : []));
  }
  const again = await Promise.all(numbers.slice(0, 8).map((number) => issue(number, "taxInvoice")));
  expect(again.map(({ status }) => status)).toEqual(again.map(() => 409));
  expect(issued.toSorted()).toEqual(
    Array.from({ length: 64 }, (_, at) => `RACE/${YEAR}/${String(at + 1).padStart(5, "0")}`),
  );
  const first = await site.call<{ papers: PaperLine[]; next: string }>("GET", "/api/papers?limit=30", {
    cookie: provider.cookie,
  });
  expect(first.body.papers).toHaveLength(30);
  const second = await call("GET", `/api/papers?limit=30&cursor=${first.body.next}`, provider);
  expect(second.body.papers.length).toBeGreaterThanOrEqual(20);
});

test("a paper is its two sides' to read, stands in both copies, and outlives its seller's account without it", async () => {
  await keep({ prefix: "LAST", status: "registered" });
  const number = await agreed();
  await deliver(number);
  const { id } = (await issue(number, "taxInvoice")).body;
  for (const [who, status] of [
    [provider, 200],
    [organiser, 200],
    [stranger, 404],
  ] as const)
    expect((await call("GET", `/api/bookings/${number}/papers`, who)).status).toBe(status);
  expect((await issue(number, "taxInvoice", {}, organiser)).status).toBe(403);
  for (const who of [provider, organiser])
    expect((await query(taxPapersRights.copy!["taxPapers"]!, [who.id])).length).toBeGreaterThan(0);
  expect(await query(taxPapersRights.copy!["taxPapers"]!, [stranger.id])).toEqual([]);
  await query("UPDATE tax_papers SET seller_id = NULL WHERE id = $1", [id]);
  expect((await seen(number, organiser)).papers).toMatchObject([{ id, kind: "taxInvoice" }]);
});

test("a quote takes tax by what its sender has said: who is registered may, everybody else not", async () => {
  const seller = await testPerson(site.deps, { name: "Asha Rao", role: "volunteer" });
  const asked = (await testVolunteer(site.deps, seller)).id;
  const number = newEnquiryNumber();
  await query(
    `INSERT INTO enquiries (id, number, kind, status, sender_id, listing_id, recipient_id, name, phone, event_type, event_date, city)
     VALUES (gen_random_uuid(), $1, 'volunteerBooking', 'pending', $2, $3, $4, 'Ravi Kumar', '+919876543210', 'Wedding', $5, 'Indore')`,
    [number, organiser.id, asked, seller.id, day((days += 3))],
  );
  const say = (status: string) =>
    call("PUT", "/api/papers/seller", seller, {
      ...SELLER,
      status,
      prefix: "AR",
      gstin: status === "unregistered" ? "" : SELLER.gstin,
    });
  const quote = (tax: object) =>
    call("POST", `/api/bookings/${number}/quotes`, seller, {
      lines: [{ label: "Dhol", quantity: 1, unit: "event", eachPaise: 1_000_00 }],
      tax,
      validUntil: day(3),
    });
  const proposed = async () => {
    const { body } = await call("GET", `/api/bookings/${number}`, seller);
    return (body as unknown as { booking: { standing: string | null; terms: { tax: object } } }).booking;
  };
  expect(await proposed()).toMatchObject({ standing: null, terms: { tax: { kind: "none" } } });
  for (const status of ["composition", "exempt", "unregistered"]) {
    expect((await say(status)).status).toBe(200);
    for (const kind of ["included", "onTop"]) {
      const refused = await quote({ kind, percent: 18 });
      expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([400, ["tax.kind"]]);
    }
    expect(await proposed()).toMatchObject({ standing: status, terms: { tax: { kind: "none", percent: 0 } } });
  }
  expect((await say("registered")).status).toBe(200);
  expect(await proposed()).toMatchObject({ standing: "registered", terms: { tax: { kind: "onTop", percent: 18 } } });
  expect((await quote({ kind: "onTop", percent: 18 })).status).toBe(201);
  // The other side reads nothing of it.
  const theirs = await call("GET", `/api/bookings/${number}`, organiser);
  expect(theirs.body).toMatchObject({ booking: { standing: null } });
});
