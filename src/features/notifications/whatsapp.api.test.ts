import { createHmac } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { startFakeProvider, type FakeProvider } from "../../../test/support/fake-provider.ts";
import { startTestSite, type TestSite } from "../../../test/support/test-app.ts";
import { keptId } from "../../platform/whatsapp/whatsapp-webhook.server.ts";
import { inLanguage } from "../../platform/words.server.ts";
import { addDays, formatDay, todayIST } from "../../domain/dates.ts";
import { testPerson, testVolunteer, type TestPerson } from "./people-test-kit.server.ts";

const SECRET = "the-secret-of-the-app";
const VERIFY = "the-token-of-the-webhook";
const PATH = "/api/webhooks/whatsapp";
const HINDI = { "accept-language": "hi" };

let site: TestSite;
let meta: FakeProvider;
/** WhatsApp's ids, as it tells them: with the number of whom a message is for. */
const ids: string[] = [];
const taken = ({ body }: { body: string }) => {
  const { to } = JSON.parse(body) as Sent;
  const id = `wamid.${Buffer.from(`\x1d\x18\x0c${to}\x15${ids.length}`).toString("base64")}`;
  ids.push(id);
  return { status: 200, body: { messages: [{ id }] } };
};
/** As WhatsApp itself names what we keep by another name. */
const toldAs = (kept: string): string => ids.find((id) => keptId(id) === kept)!;
beforeAll(async () => {
  meta = await startFakeProvider(taken);
  site = await startTestSite({
    WHATSAPP_PROVIDER: "cloud",
    WHATSAPP_PHONE_NUMBER_ID: "1234",
    WHATSAPP_ACCESS_TOKEN: "secret",
    WHATSAPP_APP_SECRET: SECRET,
    WHATSAPP_VERIFY_TOKEN: VERIFY,
    WHATSAPP_API_BASE: meta.base,
  });
});
beforeEach(() => {
  meta.calls.length = 0;
  meta.reply = taken;
});
afterAll(async () => {
  await site?.close();
  await meta?.close();
});

const sql = async <Row extends object = Record<string, unknown>>(text: string, values: unknown[] = []) =>
  (await site.deps.database.pool.query<Row>(text, values)).rows;
const idle = () => site.deps.jobs.idle(25_000);
const consent = (who: TestPerson, given: boolean, headers: Record<string, string> = {}) =>
  site.call("PUT", "/api/account/consents/whatsapp", { body: { given }, cookie: who.cookie, headers });

/** Somebody who keeps a profile and reads Hindi, with or without having asked for WhatsApp. */
async function provider({ asks = true } = {}) {
  const who = await testPerson(site.deps, { name: "Meera Joshi", role: "volunteer", language: "hi" });
  await testVolunteer(site.deps, who);
  if (asks) expect((await consent(who, true, HINDI)).status).toBe(200);
  return who;
}
const DAY = addDays(todayIST(), 10);
async function book(whom: TestPerson, cookie: string | null = null): Promise<string> {
  const { status, body } = await site.call("POST", "/api/inquiry/form/volunteerBooking", {
    body: {
      fullName: "Ravi Kumar",
      email: "ravi@mail.example",
      phone: "98765 43210",
      service: "Wedding",
      calendar: DAY,
      budget: "5000",
      city: "Indore",
      username: whom.username,
    },
    cookie,
  });
  expect(status).toBe(201);
  await idle();
  return String(body.enquiryNumber);
}
const texted = ({ mobile }: TestPerson) => site.smsOutbox().filter(({ to }) => to === mobile);
const written = ({ mobile }: TestPerson) =>
  meta.calls.map(({ body }) => JSON.parse(body) as Sent).filter(({ to }) => `+${to}` === mobile);
type Sent = {
  to: string;
  biz_opaque_callback_data: string;
  template: { name: string; language: { code: string }; components: { parameters: { text: string }[] }[] };
};

/** What WhatsApp posts, signed. */
async function tell(value: object, { secret = SECRET, raw }: { secret?: string; raw?: string } = {}) {
  const body =
    raw ??
    JSON.stringify({
      object: "whatsapp_business_account",
      entry: [
        { id: "waba", changes: [{ field: "messages", value: { metadata: { phone_number_id: "1234" }, ...value } }] },
      ],
    });
  const answer = await site.app.inject({
    method: "POST",
    url: PATH,
    payload: body,
    headers: {
      "content-type": "application/json",
      "x-hub-signature-256": `sha256=${createHmac("sha256", secret).update(body).digest("hex")}`,
    },
  });
  await idle();
  return answer;
}
const state = (id: string, status: string, more: object = {}) => tell({ statuses: [{ id, status, ...more }] });
const says = (who: TestPerson, text: string, at = Date.now()) =>
  tell({
    messages: [
      {
        id: `wamid.in.${at}`,
        from: who.mobile.slice(1),
        timestamp: String(Math.floor(at / 1000)),
        text: { body: text },
      },
    ],
  });
const standing = async (who: TestPerson) =>
  (await sql("SELECT 1 FROM consents WHERE user_id = $1 AND purpose = 'whatsapp' AND withdrawn_at IS NULL", [who.id]))
    .length === 1;
const rowOf = async (number: string) =>
  (
    await sql<{ state: string; sms: unknown; wamid: string; error_code: number | null }>(
      "SELECT state, sms, wamid, error_code FROM whatsapp_messages WHERE key LIKE $1",
      [`enquiry-${number}-%`],
    )
  )[0]!;

test("whoever has not asked for WhatsApp is texted by SMS; the consent is off until it is given", async () => {
  const who = await provider({ asks: false });
  const { body } = await site.call<{ consents: { purpose: string; given: boolean; withdrawable: boolean }[] }>(
    "GET",
    "/api/account/consents",
    { cookie: who.cookie },
  );
  expect(body.consents.find(({ purpose }) => purpose === "whatsapp")).toMatchObject({
    given: false,
    givenAt: null,
    withdrawable: true,
  });
  // Taking back what was never given writes nothing down.
  expect((await consent(who, false)).status).toBe(200);
  expect(await sql("SELECT 1 FROM consents WHERE user_id = $1 AND purpose = 'whatsapp'", [who.id])).toEqual([]);
  await book(who);
  expect(written(who)).toEqual([]);
  expect(texted(who)).toHaveLength(1);
});

test("who has asked is written to in their language, with a link that stays in it, and by no SMS", async () => {
  const who = await provider();
  const number = await book(who);
  const [message] = written(who);
  expect(message).toMatchObject({
    biz_opaque_callback_data: `enquiry-${number}-recipient`,
    template: { name: "booking_received", language: { code: "hi" } },
  });
  const [body, button] = message!.template.components;
  expect(body!.parameters[0]!.text).toBe("शादी");
  expect(button!.parameters).toEqual([
    { type: "text", text: expect.stringMatching(/^hi\/my-requests\?box=received&number=/) },
  ]);
  expect(texted(who)).toEqual([]);
  // Who, when, and in which words they were asked.
  expect(
    await sql(
      "SELECT words, version, given_at IS NOT NULL AS dated FROM consents WHERE user_id = $1 AND purpose = 'whatsapp'",
      [who.id],
    ),
  ).toEqual([{ words: expect.stringMatching(/^कोई बुकिंग माँगे .*WhatsApp/), version: expect.any(String), dated: true }]);
  const row = await rowOf(number);
  expect(row).toMatchObject({ state: "accepted", sms: { template: "booking-received" } });

  await state(toldAs(row.wamid), "read");
  await state(toldAs(row.wamid), "delivered");
  await state(toldAs(row.wamid), "sent");
  // Told again and in the wrong order, it stays read; what would have gone by SMS is forgotten.
  expect(await rowOf(number)).toMatchObject({ state: "read", sms: null });
  await state(toldAs(row.wamid), "failed", { errors: [{ code: 131026 }] });
  expect(await rowOf(number)).toMatchObject({ state: "read" });
  expect(texted(who)).toEqual([]);
});

test("of WhatsApp's ids, which hold the number, no row and no job keeps anything that tells it", async () => {
  const who = await provider();
  const { wamid } = await rowOf(await book(who));
  const id = toldAs(wamid);
  expect(Buffer.from(id.slice("wamid.".length), "base64").toString()).toContain(who.mobile.slice(1));
  await state(id, "delivered");
  await says(who, "Thanks!");
  const kept = await sql(
    "SELECT 1 FROM pgboss.job WHERE data::text LIKE '%wamid.%' UNION ALL SELECT 1 FROM whatsapp_messages WHERE wamid LIKE 'wamid.%'",
  );
  expect(kept).toEqual([]);
});

test("what WhatsApp could not deliver goes by SMS, once, however often it says so", async () => {
  const who = await provider();
  const number = await book(who);
  const wamid = toldAs((await rowOf(number)).wamid);
  for (let at = 0; at < 3; at++) await state(wamid, "failed", { errors: [{ code: 131026 }] });
  expect(texted(who)).toMatchObject([{ template: "booking-received" }]);
  expect(texted(who)[0]!.text).toContain(`शादी की बुकिंग रिक्वेस्ट, तारीख़: ${inLanguage("hi", () => formatDay(DAY))}`);
  expect(await rowOf(number)).toMatchObject({ state: "failed", error_code: 131026, sms: null });
  // By our key alone, where its id is not known here yet.
  const other = await book(who);
  await sql("UPDATE whatsapp_messages SET wamid = NULL WHERE key = $1", [`enquiry-${other}-recipient`]);
  await state("wamid.unknown", "failed", { biz_opaque_callback_data: `enquiry-${other}-recipient` });
  expect(texted(who)).toHaveLength(2);
});

test("what WhatsApp refuses at once goes by SMS; while it is away it is tried again, and at last by SMS", async () => {
  const who = await provider();
  meta.reply = () => ({ status: 400, body: { error: { code: 131026, message: "undeliverable" } } });
  await book(who);
  expect(texted(who)).toHaveLength(1);
  meta.reply = () => ({ status: 503, body: { error: { code: 2, message: "away" } } });
  const number = await book(who);
  expect(texted(who)).toHaveLength(1);
  expect(await rowOf(number)).toMatchObject({ state: "waiting" });
  const before = written(who).length;
  await sql("UPDATE whatsapp_messages SET tries = 6 WHERE key = $1", [`enquiry-${number}-recipient`]);
  await sql("UPDATE pgboss.job SET start_after = now() WHERE name = 'send-whatsapp' AND state = 'retry'");
  await expect.poll(() => texted(who).length).toBe(2);
  expect(written(who).length).toBe(before + 1);
  expect(await rowOf(number)).toMatchObject({ state: "failed", sms: null });
});

test.each(["by what it answers", "by the id under which they were reached"])(
  "STOP of somebody who shows no number is heard: %s",
  async (way) => {
    const who = await provider();
    const id = toldAs((await rowOf(await book(who))).wamid);
    const user = `IN.${who.mobile.slice(-6)}`;
    const answers = way === "by what it answers";
    if (!answers) await state(id, "delivered", { recipient_user_id: user });
    await tell({
      messages: [
        {
          id: "wamid.in.hidden",
          from_user_id: answers ? "IN.unknown" : user,
          ...(answers ? { context: { id } } : {}),
          timestamp: String(Math.floor(Date.now() / 1000) + 2),
          text: { body: "STOP" },
        },
      ],
    });
    expect(await standing(who)).toBe(false);
  },
);

test.each(["STOP", "बंद", "बन्द", "रोकें"])(
  "'%s' takes the consent back, in the log and under the bell; told again later it does nothing",
  async (word) => {
    const who = await provider();
    const at = Date.now() + 2000;
    await says(who, "When is it?", at);
    expect(await standing(who)).toBe(true);
    await says(who, word, at);
    expect(await standing(who)).toBe(false);
    expect(
      await sql("SELECT details FROM audit_log WHERE actor_id = $1 AND action = 'consent.withdrawn'", [who.id]),
    ).toMatchObject([{ details: { purpose: "whatsapp", by: "whatsapp" } }]);
    const { body } = await site.call<{ notifications: object[] }>("GET", "/api/notifications?limit=1", {
      cookie: who.cookie,
    });
    expect(body.notifications).toMatchObject([
      { kind: "whatsapp-stopped", title: "WhatsApp मैसेज बंद हुए", href: "/account#consents" },
    ]);
    await book(who);
    expect(written(who)).toEqual([]);
    expect(texted(who)).toHaveLength(1);

    // They change their mind, and somebody plays the old message again.
    await sql(
      "UPDATE consents SET given_at = now() + interval '1 minute' WHERE user_id = $1 AND purpose = 'whatsapp'",
      [who.id],
    );
    await sql("UPDATE consents SET withdrawn_at = NULL WHERE user_id = $1 AND purpose = 'whatsapp'", [who.id]);
    await says(who, word, at);
    expect(await standing(who)).toBe(true);
  },
);

test("a consent that is taken back while a message waits: it goes by SMS", async () => {
  const who = await provider();
  meta.reply = () => ({ status: 503, body: { error: { code: 2 } } });
  const number = await book(who);
  await consent(who, false);
  meta.calls.length = 0;
  await sql("UPDATE pgboss.job SET start_after = now() WHERE name = 'send-whatsapp' AND state = 'retry'");
  await expect.poll(() => texted(who).length).toBe(1);
  expect(written(who)).toEqual([]);
  expect(await rowOf(number)).toMatchObject({ state: "failed" });
});

test("who asked, with an account, hears of the answer there, and by no SMS where it fails", async () => {
  const [asker, whom] = [await provider(), await provider({ asks: false })];
  const number = await book(whom, asker.cookie);
  const { status } = await site.call("PATCH", `/api/enquiries/${number}`, {
    body: { status: "accepted" },
    cookie: whom.cookie,
  });
  expect(status).toBe(200);
  await idle();
  const [message] = written(asker);
  expect(message!.template).toMatchObject({ name: "request_answered", language: { code: "hi" } });
  expect(message!.template.components[0]!.parameters.map(({ text }) => text)).toEqual([number, "स्वीकार हुई"]);
  const [row] = await sql<{ wamid: string }>("SELECT wamid FROM whatsapp_messages WHERE user_id = $1", [asker.id]);
  await state(toldAs(row!.wamid), "failed");
  expect(texted(asker)).toEqual([]);
});

test("the webhook is there for WhatsApp alone: the token once, its signature on everything", async () => {
  const ask = (query: Record<string, string>) => site.app.inject({ method: "GET", url: PATH, query });
  const right = { "hub.mode": "subscribe", "hub.verify_token": VERIFY, "hub.challenge": "1158201444" };
  const answer = await ask(right);
  expect([answer.statusCode, answer.body, answer.headers["content-type"]]).toEqual([
    200,
    "1158201444",
    "text/plain; charset=utf-8",
  ]);
  for (const wrong of [
    {},
    { ...right, "hub.verify_token": "x" },
    { ...right, "hub.mode": "x" },
    { ...right, "hub.challenge": "" },
  ])
    expect((await ask(wrong as Record<string, string>)).statusCode).toBe(404);

  const who = await provider();
  const number = await book(who);
  const wamid = toldAs((await rowOf(number)).wamid);
  const value = { statuses: [{ id: wamid, status: "failed" }] };
  expect((await tell(value, { secret: "another" })).statusCode).toBe(404);
  expect((await site.call("POST", PATH, { body: { object: "x", entry: [] } })).status).toBe(404);
  expect((await site.call("POST", PATH, { body: {} })).status).toBe(404);
  expect(await rowOf(number)).toMatchObject({ state: "accepted" });
  expect((await tell(value)).json()).toEqual({ success: true });
  expect(await rowOf(number)).toMatchObject({ state: "failed" });
  // Signed, and nothing that we know.
  expect((await tell({}, { raw: '{"object":"page","entry":[{"changes":[]}]}' })).statusCode).toBe(200);
  expect((await tell({}, { raw: '{"object":"page"}' })).statusCode).toBe(400);
  // A key of an object is no way to anything else.
  expect((await tell({}, { raw: '{"__proto__":{"x":1},"object":"page","entry":[]}' })).statusCode).toBe(400);
});

test("a copy of one's data has the consent with its words, and what was written", async () => {
  const { accountsRights } = await import("../accounts/accounts-rights.server.ts");
  const { notificationsRights } = await import("./notifications-rights.server.ts");
  const who = await provider();
  await book(who);
  const read = (text: string | undefined) => sql(text ?? "", [who.id]);
  expect(await read(accountsRights.copy?.["consents"])).toMatchObject([
    { purpose: "whatsapp", words: expect.any(String) },
  ]);
  expect(await read(notificationsRights.copy?.["whatsapp"])).toMatchObject([
    { template: "booking_received", language: "hi", state: "accepted" },
  ]);
});

test("a site without WhatsApp has no webhook, and writes to a file", async () => {
  const own = await startTestSite();
  try {
    expect((await own.call("POST", PATH, { body: { object: "x", entry: [] } })).status).toBe(404);
    expect((await own.app.inject({ method: "GET", url: PATH })).statusCode).toBe(404);
    expect(own.deps.whatsapp.describe()).toContain("outbox/whatsapp.jsonl");
  } finally {
    await own.close();
  }
});
