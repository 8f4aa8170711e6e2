import { mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { advance, newMobile, signUp, signupForm } from "../../src/features/accounts/accounts-test-kit.ts";
import { makeAvifJob } from "../../src/features/listings/listing-jobs.server.ts";
import { formOf, registered } from "../../src/features/volunteers/volunteer-test-kit.server.ts";
import { hearLog } from "../support/heard-log.ts";
import { until } from "../support/served-site.ts";
import { startTestSite, type TestSite } from "../support/test-app.ts";

let site: TestSite;
let lines: string[];
beforeAll(async () => {
  site = await startTestSite({ LIMIT_ENQUIRIES_PER_ADDRESS: "1000" });
  lines = hearLog(site.deps);
});
afterAll(() => site.close());

const sql = async (text: string, values: unknown[] = []) =>
  (await site.deps.database.pool.query(text, values)).rows as Record<string, unknown>[];
const enquiry = (phone: string) =>
  site.call("POST", "/api/inquiry/form", {
    body: {
      fullName: "Ravindra Deshpande",
      phone,
      email: "ravindra@mail.example",
      service: "Artist Booking",
      consent: true,
    },
  });

test("a clock that is set back: sessions hold, codes work and can be asked for, nothing is counted for longer than its time", async () => {
  const before = await signUp(site, "clock.before");
  advance(site, -2 * 3_600_000);
  expect((await site.call("GET", "/api/auth/check-auth", { cookie: before.cookie })).body).toMatchObject({
    loggedIn: true,
  });
  const mobile = newMobile();
  advance(site, 2 * 3_600_000);
  expect(
    (await site.call("POST", "/api/twilio/send-otp", { body: signupForm("clock.twice", { mobile }) })).status,
  ).toBe(200);
  advance(site, -2 * 3_600_000);
  // The last code is two hours in the future: nobody waits for that.
  const form = signupForm("clock.twice", { mobile });
  const again = await site.call("POST", "/api/twilio/send-otp", { body: form });
  expect(again.status).toBe(200);
  expect(
    (
      await site.call("POST", "/api/twilio/register", {
        body: { ...form, sessionId: again.body["sessionId"], otp: site.codeFor(mobile) },
      })
    ).status,
  ).toBe(201);
  advance(site, 2 * 3_600_000);
});

test("a clock that jumps ahead a month: sessions end, codes run out, and people simply log in again", async () => {
  const { cookie, body } = await signUp(site, "clock.after");
  advance(site, 40 * 86_400_000);
  expect((await site.call("GET", "/api/auth/check-auth", { cookie })).body).toMatchObject({ loggedIn: false });
  expect(
    (await site.call("POST", "/api/twilio/login", { body: { loginId: "clock.after", password: body.password } }))
      .status,
  ).toBe(200);
  advance(site, -40 * 86_400_000);
});

test("a photo damaged on disk: its smaller copies and its page stay, the job says so and is given up, no other photo suffers", async () => {
  const { volunteer } = await registered(site, "damaged.photo", {}, { gallery: 1 });
  await site.deps.jobs.idle(30_000);
  const [photo] = await sql(
    "SELECT m.id, m.category, m.kind FROM media m JOIN listings l ON l.id = m.listing_id WHERE l.slug = 'damaged.photo' AND kind = 'profile'",
  );
  const folder = join(site.dataDir, "media", String(photo!.category), String(photo!.kind), String(photo!.id).slice(-2));
  const original = join(folder, `${String(photo!.id)}.webp`);
  writeFileSync(original, readFileSync(original).subarray(0, 40));
  await sql("UPDATE media SET has_avif = false WHERE id = $1", [photo!.id]);
  for (const name of readdirSync(folder)) if (name.endsWith(".avif")) rmSync(join(folder, name));
  await site.deps.jobs.enqueue(site.deps.db, makeAvifJob, { mediaIds: [String(photo!.id)] });
  await until(
    "the job to fail",
    async () =>
      (await sql("SELECT 1 FROM pgboss.job WHERE name = 'listing-photos-avif' AND state IN ('retry', 'failed')"))
        .length > 0,
  );
  expect((await site.call("GET", "/api/volunteers/username/damaged.photo")).body).toMatchObject({ _id: volunteer._id });
  const small = readdirSync(folder).find((name) => name.startsWith(`${String(photo!.id)}-`) && name.endsWith(".webp"))!;
  expect((await site.call("GET", `/images/${String(photo!.category)}/profile/${small}`)).status).toBe(200);
  expect(
    (await site.call("GET", `/images/${String(photo!.category)}/profile/${small.replace("webp", "avif")}`)).headers[
      "content-type"
    ],
  ).toBe("image/webp");
  expect(
    (
      await site.call("POST", "/api/volunteers/add", {
        cookie: (await signUp(site, "undamaged")).cookie,
        form: await formOf(),
      })
    ).status,
  ).toBe(201);
});

test("an outbox that takes nothing more: what was sent is acknowledged and stored, its mails wait, and go out when there is room", async () => {
  await site.deps.jobs.idle(30_000);
  // A file where the folder was: every write fails, as on a full disk.
  const folder = join(site.dataDir, "outbox/mail");
  mkdirSync(folder, { recursive: true });
  renameSync(folder, `${folder}.away`);
  writeFileSync(folder, "");
  const answer = await enquiry("9826011111");
  expect(answer.status).toBe(201);
  const waiting = () => sql("SELECT 1 FROM pgboss.job WHERE name = 'send-mail' AND state = 'retry'");
  await until("the mails to fail", async () => (await waiting()).length === 2);
  rmSync(folder);
  renameSync(`${folder}.away`, folder);
  await sql("UPDATE pgboss.job SET start_after = now() WHERE name = 'send-mail' AND state = 'retry'");
  await until(
    "the mails to go out",
    async () =>
      (await waiting()).length === 0 &&
      site.mailOutbox().filter(({ headers }) => headers.subject?.includes(String(answer.body.enquiryNumber))).length ===
        2,
  );
});

test("the log of all this names nobody: no e-mail, mobile, name, password, code or cookie", () => {
  expect(lines.length).toBeGreaterThan(30);
  const text = lines.join("\n");
  const codes = site
    .smsOutbox()
    .map((one) => /\b(\d{6})\b/.exec(one.text)?.[1])
    .filter((code) => code !== undefined);
  expect(codes.length).toBeGreaterThan(3);
  for (const code of codes) expect(text).not.toContain(`"${code}"`);
  expect(text.match(/[\w.]+@[\w.]+/g)?.filter((found) => !found.endsWith("mandap.example")) ?? []).toEqual([]);
  expect(text).not.toMatch(/\+91\d{10}|98260\d{5}|9826011111/);
  expect(text).not.toMatch(/Ravindra|Deshpande|secret-1|mandap_session=/);
});
