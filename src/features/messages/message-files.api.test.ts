import { readdirSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { plainPhoto } from "../../../test/support/photos.ts";
import { startTestSite, type TestSite } from "../../../test/support/test-app.ts";
import { askedFor } from "../../../test/support/test-bookings.ts";
import { addDays, todayIST } from "../../domain/dates.ts";
import { sweepMedia } from "../../platform/media/media-sweep.server.ts";
import { transaction } from "../../platform/database/transaction.server.ts";
import { testPerson, testVolunteer, type TestPerson } from "../notifications/people-test-kit.server.ts";
import { messageFileKeeper } from "./message-files.server.ts";
import type { ThreadView } from "./message-model.ts";
import { messagesRights } from "./messages-rights.server.ts";

let site: TestSite;
let provider: TestPerson;
let organiser: TestPerson;
let stranger: TestPerson;
let admin: TestPerson;
let listing: string;
let photo: Buffer;
beforeAll(async () => {
  site = await startTestSite({ LIMIT_MESSAGES_PER_PERSON: "200" });
  provider = await testPerson(site.deps, { name: "Meera Joshi", role: "volunteer" });
  listing = (await testVolunteer(site.deps, provider)).id;
  organiser = await testPerson(site.deps, { name: "Ravi Kumar" });
  stranger = await testPerson(site.deps);
  admin = await testPerson(site.deps, { role: "admin" });
  photo = await plainPhoto("#804020");
});
afterAll(() => site.close());

const PDF = Buffer.from("%PDF-1.7\n<script>alert(1)</script>\nstartxref\n0\n%%EOF\n");
const query = async (text: string, values: unknown[] = []) =>
  (await site.deps.database.pool.query<Record<string, unknown>>(text, values)).rows;
const kept = () => {
  try {
    return readdirSync(join(site.dataDir, "media/private/messages"), { recursive: true }).filter((name) =>
      /\.(webp|pdf)$/.test(String(name)),
    ).length;
  } catch {
    return 0;
  }
};

async function asked(status = "accepted"): Promise<string> {
  const { number } = await askedFor(site.deps.db, {
    sender: organiser.id,
    listing,
    recipient: provider.id,
    day: addDays(todayIST(), 60),
  });
  await query("UPDATE enquiries SET status = $2 WHERE number = $1", [number, status]);
  return number;
}
type Sent = [content: Buffer, name: string, type: string];
const PLAN: Sent = [PDF, "../Plan of the hall (1).pdf", "application/pdf"];
type Answer = { id: string; error?: string; errors?: Record<string, string> };
function send(number: string, who: TestPerson | null, text: string, files: readonly Sent[], key?: string) {
  const form = new FormData();
  form.set("text", text);
  for (const [content, name, type] of files) form.append("files", new File([new Uint8Array(content)], name, { type }));
  return site.call<Answer>("POST", `/api/bookings/${number}/messages`, {
    cookie: who?.cookie ?? null,
    form,
    headers: key ? { "idempotency-key": key } : {},
  });
}
const filesIn = async (number: string, who: TestPerson) => {
  const { body } = await site.call<{ thread: ThreadView }>("GET", `/api/bookings/${number}/messages`, {
    cookie: who.cookie,
  });
  return body.thread.lines.flatMap((line) => (line.kind === "message" ? line.files : []));
};
const get = (path: string, who: TestPerson | null) =>
  site.app.inject({ method: "GET", url: path, headers: who ? { cookie: who.cookie } : {} });

test("photos and PDFs come with a message, for its two sides alone", async () => {
  const number = await asked();
  const jpeg = await sharp(photo)
    .withExif({ IFD0: { Copyright: "secret-owner" } })
    .jpeg()
    .toBuffer();
  expect((await send(number, provider, "", [[jpeg, "IMG.jpg", "image/jpeg"], PLAN])).status).toBe(201);
  const [picture, plan] = await filesIn(number, organiser);
  expect(picture).toMatchObject({ kind: "photo", name: "", width: 900, height: 600 });
  expect(plan).toMatchObject({ kind: "pdf", name: "Plan of the hall (1).pdf", bytes: PDF.length });

  for (const who of [organiser, provider]) {
    const shown = await get(picture!.src, who);
    expect(shown.statusCode).toBe(200);
    expect(shown.headers["content-type"]).toBe("image/webp");
    expect(shown.headers["cache-control"]).toBe("private, no-store");
    expect(shown.rawPayload.includes("secret-owner")).toBe(false);
    expect((await sharp(shown.rawPayload).metadata()).width).toBe(640);
    expect((await sharp((await get(picture!.full, who)).rawPayload).metadata()).width).toBe(900);
    const document = await get(plan!.full, who);
    expect(document.rawPayload.equals(PDF)).toBe(true);
    expect(document.headers).toMatchObject({
      "content-type": "application/pdf",
      "content-security-policy": "sandbox; default-src 'none'",
      "x-content-type-options": "nosniff",
      "cache-control": "private, no-store",
    });
    expect(document.headers["content-disposition"]).toBe(
      "attachment; filename=\"document.pdf\"; filename*=UTF-8''Plan%20of%20the%20hall%20%281%29.pdf",
    );
  }
  for (const { full } of [picture!, plan!]) {
    expect((await get(full, null)).statusCode).toBe(401);
    for (const who of [stranger, admin]) expect((await get(full, who)).statusCode).toBe(404);
    // Nor by the address of pictures that everybody may fetch.
    const id = full.split("/").at(-1)!;
    for (const name of [`${id}.webp`, `${id}.pdf`, `${id}-640.webp`])
      expect((await get(`/images/private/messages/${name}`, organiser)).statusCode).toBe(404);
  }
  expect((await get("/api/message-files/x", organiser)).statusCode).toBe(404);
});

test("before the request is accepted they are refused with the reason, and after it is over", async () => {
  for (const status of ["pending", "declined", "cancelled"]) {
    const number = await asked(status);
    const before = kept();
    const { status: answer, body } = await send(number, organiser, "See this", [[photo, "a.jpg", "image/jpeg"]]);
    expect(answer).toBe(409);
    expect(body.error).toMatch(/^Photos and PDFs can be sent once the request is accepted/);
    expect(body.errors).toHaveProperty("files");
    expect(await filesIn(number, provider)).toEqual([]);
    expect(kept()).toBe(before);
  }
  expect((await send(await asked(), stranger, "", [PLAN])).status).toBe(404);
  expect((await send(await asked(), null, "", [PLAN])).status).toBe(401);
});

test("what is no photo and no PDF, too large or too many is refused, and leaves nothing", async () => {
  const number = await asked();
  const before = kept();
  for (const [content, name, type] of [
    [Buffer.from("<svg onload='alert(1)'/>"), "a.png", "image/png"],
    [Buffer.from("<html>%PDF-1.7 %%EOF</html>"), "a.pdf", "application/pdf"],
    [Buffer.from("%PDF-1.7 cut short"), "a.pdf", "application/pdf"],
    [Buffer.from("MZ\u0090\u0000"), "setup.exe", "application/pdf"],
  ] as Sent[]) {
    const { status, body } = await send(number, organiser, "Here", [
      [photo, "b.jpg", "image/jpeg"],
      [content, name, type],
    ]);
    expect(status, name).toBe(415);
    expect(body.errors, name).toHaveProperty("files");
  }
  const large: Sent = [Buffer.concat([PDF, Buffer.alloc(10 * 1_048_576)]), "large.pdf", "application/pdf"];
  expect((await send(number, organiser, "", [large])).status).toBe(413);
  const many = await send(
    number,
    organiser,
    "",
    Array.from({ length: 6 }, () => PLAN),
  );
  expect([many.status, many.body.errors]).toEqual([400, { files: "At most 5 files go with a message." }]);
  expect((await send(number, organiser, "", [])).body.errors).toEqual({ text: "Please write something." });
  expect(kept()).toBe(before);
});

test("sent twice they come once, and of the second upload nothing stays", async () => {
  const number = await asked();
  const first = await send(number, organiser, "Once", [PLAN], "one-and-the-same");
  const before = kept();
  const second = await send(number, organiser, "Once", [PLAN], "one-and-the-same");
  expect(second.body.id).toBe(first.body.id);
  expect(await filesIn(number, provider)).toHaveLength(1);
  expect(kept()).toBe(before);
});

test("they stay through a sweep, are in their sender's copy, and go with the account", async () => {
  const leaving = await testPerson(site.deps, { name: "Asha Rao" });
  const number = await asked();
  await query("UPDATE enquiries SET sender_id = $2 WHERE number = $1", [number, leaving.id]);
  await send(number, leaving, "Mine", [PLAN, [photo, "a.jpg", "image/jpeg"]]);
  const before = kept();
  await sweepMedia(site.deps.media, [messageFileKeeper(site.deps.db)], -1);
  expect(kept()).toBe(before);
  const copied = await messagesRights.photos!(site.deps.db, leaving.id);
  expect(copied.map(({ format }) => format)).toEqual(["pdf", "webp"]);
  expect(await messagesRights.photos!(site.deps.db, provider.id)).not.toContainEqual(copied[0]);
  await transaction(site.deps.db, async (tx) => {
    const erasure = await messagesRights.erase!(
      site.deps,
      tx,
      { id: leaving.id, username: "", email: null, mobile: "", firstName: "", lastName: "" },
      { ids: [] } as never,
    );
    await erasure.clean?.({ words: [], unmistakable: [] }, { ids: [] } as never);
  });
  await site.deps.jobs.idle();
  expect(await filesIn(number, provider)).toEqual([]);
  expect(kept()).toBeLessThan(before);
});

test("the desk opens the files of a reported message and of those around it, also once it is taken down; each time is logged", async () => {
  const number = await asked();
  const { id: bad } = (await send(number, provider, "Look at this", [[photo, "IMG.png", "image/png"], PLAN])).body;
  const report = { reason: "abuse", note: "" };
  const cookie = organiser.cookie;
  const sent = await site.call("POST", `/api/bookings/${number}/messages/${bad}/report`, { cookie, body: report });
  expect(sent.status).toBe(201);
  const [row] = await query("SELECT id FROM message_reports WHERE message_id = $1", [bad]);
  const address = `/api/admin/message-reports/${String(row?.["id"])}`;
  type Desk = { report: { messages: { files: { path: string; kind: string; name: string }[] }[] } };
  const read = (await site.call<Desk>("GET", address, { cookie: admin.cookie })).body.report;
  const files = read.messages.flatMap((one) => one.files);
  expect(files).toMatchObject([
    { kind: "photo", name: "Photo" },
    { kind: "pdf", name: "Plan of the hall (1).pdf" },
  ]);
  const logged = async () =>
    (
      await query(
        "SELECT 1 FROM audit_log WHERE action = 'message-report.file' AND actor_id = $1 AND details->>'number' = $2",
        [admin.id, number],
      )
    ).length;
  expect(await logged()).toBe(0);
  const shown = await get(files[0]!.path, admin);
  expect([shown.statusCode, shown.headers["content-type"], shown.headers["cache-control"]]).toEqual([
    200,
    "image/webp",
    "private, no-store",
  ]);
  const document = await get(files[1]!.path, admin);
  expect(document.rawPayload.equals(PDF)).toBe(true);
  expect(document.headers).toMatchObject({ "content-security-policy": "sandbox; default-src 'none'" });
  expect(await logged()).toBe(2);
  for (const who of [organiser, provider, stranger]) expect((await get(files[0]!.path, who)).statusCode).toBe(403);
  expect((await get(files[0]!.path, null)).statusCode).toBe(401);

  // Of another conversation the report opens nothing.
  const other = await asked();
  await send(other, provider, "", [PLAN]);
  const [elsewhere] = await query(
    "SELECT f.id FROM message_files f JOIN messages m ON m.id = f.message_id JOIN enquiries e ON e.id = m.enquiry_id WHERE e.number = $1",
    [other],
  );
  expect((await get(`${address}/files/${String(elsewhere?.["id"])}`, admin)).statusCode).toBe(404);
  expect((await get(`${address}/files/x`, admin)).statusCode).toBe(404);
  const decision = { decision: "remove", answer: "It is abuse." };
  expect((await site.call("PUT", `${address}/decision`, { cookie: admin.cookie, body: decision })).status).toBe(200);
  expect((await get(files[0]!.path, admin)).statusCode).toBe(200);
  expect((await get(`/api/message-files/${files[0]!.path.split("/").at(-1)}`, organiser)).statusCode).toBe(404);
});
