// @engine both
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestSite, type TestSite } from "../../../test/support/test-app.ts";
import { newId } from "../../domain/ids.ts";
import { transaction } from "../../platform/database/transaction.server.ts";
import { queueMail, queueSms } from "./notification-jobs.server.ts";
import type { NotificationView } from "./notification-model.ts";
import { mailOnceToday, notify, notifyAll, unreadCount } from "./notification-service.server.ts";
import { testPerson, type TestPerson } from "./people-test-kit.server.ts";

let site: TestSite;
let reader: TestPerson;
let stranger: TestPerson;
beforeAll(async () => {
  site = await startTestSite();
  reader = await testPerson(site.deps);
  stranger = await testPerson(site.deps);
});
afterAll(() => site.close());

type List = { notifications: NotificationView[]; unread: number; next: string | null };
const list = (who: TestPerson | null, query = "") =>
  site.call<List>("GET", `/api/notifications${query}`, { cookie: who?.cookie ?? null });
const tell = (who: TestPerson, title: string) =>
  transaction(site.deps.db, (tx) =>
    notify(tx, who.id, () => ({ kind: "test", title, body: "…", href: null, about: [] })),
  );

test("newest first, in pages, to their reader alone", async () => {
  for (const title of ["one", "two", "three"]) await tell(reader, title);
  const first = await list(reader, "?limit=2");
  expect(first.body).toMatchObject({ unread: 3, notifications: [{ title: "three", read: false }, { title: "two" }] });
  expect(first.headers.link).toContain('rel="next"');
  expect((await list(reader, `?limit=2&cursor=${first.body.next}`)).body).toMatchObject({
    notifications: [{ title: "one" }],
    next: null,
  });
  expect((await list(stranger)).body).toEqual({ success: true, notifications: [], unread: 0, next: null });
  expect((await list(null)).status).toBe(401);
  for (const query of ["?limit=101", "?limit=x", "?cursor=5"]) expect((await list(reader, query)).status).toBe(400);
});

test("marked as read one by one or all at once, by their reader alone", async () => {
  const [newest] = (await list(reader)).body.notifications;
  const path = `/api/notifications/${newest!.id}/read`;
  expect((await site.call("PATCH", path)).status).toBe(401);
  expect((await site.call("PATCH", path, { cookie: stranger.cookie })).status).toBe(404);
  for (const id of [newId(), "x", "%00"])
    expect((await site.call("PATCH", `/api/notifications/${id}/read`, { cookie: reader.cookie })).status).toBe(404);
  for (let again = 0; again < 2; again++)
    expect(await site.call("PATCH", path, { cookie: reader.cookie })).toMatchObject({
      status: 200,
      body: { success: true, unread: 2 },
    });
  expect((await list(reader)).body.notifications[0]).toMatchObject({ id: newest!.id, read: true });

  await tell(stranger, "stays");
  expect((await site.call("PATCH", "/api/notifications/read-all")).status).toBe(401);
  expect(await site.call("PATCH", "/api/notifications/read-all", { cookie: reader.cookie })).toMatchObject({
    status: 200,
    body: { unread: 0 },
  });
  expect([
    await unreadCount(site.deps, reader),
    await unreadCount(site.deps, stranger),
    await unreadCount(site.deps, null),
  ]).toEqual([0, 1, 0]);
});

test("many are told once for one cause, sorted by when it happened; the count stops at 100", async () => {
  const crowd = await testPerson(site.deps);
  for (let at = 0; at < 101; at++) {
    const cause = { id: newId(), at: new Date(Date.UTC(2026, 0, 1, 0, at)) };
    for (let again = 0; again < 2; again++)
      await transaction(site.deps.db, (tx) =>
        notifyAll(tx, [crowd.id, stranger.id], "test", () => ({ title: `t${at}`, body: "…", about: [] }), cause),
      );
  }
  const { body } = await list(crowd, "?limit=100");
  expect(body.notifications.map(({ title }) => title)).toEqual(Array.from({ length: 100 }, (_, at) => `t${100 - at}`));
  expect(body.unread).toBe(100);
});

test("a day's one mail is claimed once, also at the same instant, and given back when the transaction fails", async () => {
  const now = new Date("2026-11-20T18:29:00Z");
  const claim = (at = now) =>
    transaction(site.deps.db, (tx) => mailOnceToday(tx, [reader.id, stranger.id], "test", at));
  await expect(
    transaction(site.deps.db, async (tx) => {
      await mailOnceToday(tx, [reader.id], "test", now);
      throw new Error("undone");
    }),
  ).rejects.toThrow("undone");
  const claims = await Promise.all([claim(), claim()]);
  expect(claims.map(({ size }) => size).sort()).toEqual([0, 2]);
  // Midnight in India has passed.
  expect((await claim(new Date("2026-11-20T18:31:00Z"))).size).toBe(2);
});

test("mail and SMS go out after the commit alone, a repeat replaces the first, a refused address is given up", async () => {
  const mail = (messageId: string, to: string) => ({
    about: [],
    messageId,
    to,
    subject: "नमस्ते",
    content: { title: "T", greeting: "Namaste,", paragraphs: ["Hello."] },
  });
  await expect(
    transaction(site.deps.db, async (tx) => {
      await queueMail(site.deps, tx, mail("undone", "a@mail.example"));
      throw new Error("undone");
    }),
  ).rejects.toThrow("undone");
  await transaction(site.deps.db, async (tx) => {
    await queueMail(site.deps, tx, mail("refused", "a@b, c@d"));
    await queueMail(site.deps, tx, mail("once", "a@mail.example"));
    await queueMail(site.deps, tx, mail("once", "a@mail.example"));
    await queueSms(site.deps, tx, {
      about: [],
      id: "sms-1",
      to: reader.mobile,
      template: "booking-received",
      vars: { event: "Wedding", date: "today" },
    });
  });
  await site.deps.jobs.idle();
  expect(site.mailOutbox().map(({ headers, text }) => [headers.to, headers.subject, text.includes("Hello.")])).toEqual([
    ["a@mail.example", "नमस्ते", true],
  ]);
  expect(site.smsOutbox()).toMatchObject([
    { to: reader.mobile, text: expect.stringContaining("new booking request for Wedding on today") },
  ]);
});
