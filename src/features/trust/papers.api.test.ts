// @engine both
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { everything } from "../../../test/support/everything.ts";
import { startTestSite, type TestSite } from "../../../test/support/test-app.ts";
import { signUp } from "../accounts/accounts-test-kit.ts";
import { cardsOf } from "../listings/listing-cards.server.ts";
import { eraseDue } from "../rights/erase-service.server.ts";
import {
  formOf,
  person as provenPerson,
  registered as provenListed,
  smallPhoto,
} from "../volunteers/volunteer-test-kit.server.ts";
import { provenLines } from "./proven.server.ts";
import { trustJobs } from "./trust-jobs.server.ts";

let site: TestSite;
let admin: { id: string; cookie: string };
beforeAll(async () => {
  site = await startTestSite({ LIMIT_UPLOADS_PER_PERSON: "1000" });
  admin = await person(site, "desk-admin", "admin");
});
afterAll(() => site?.close());

const GSTIN = "27AAPFU0939F1ZV";
const PAN = "AAAPT2727Q";
type Who = { id: string; username: string; cookie: string };
/** As one of the command line, whose mobile no code has proven. */
async function unproven<Who extends { id: string }>(who: Who): Promise<Who> {
  await site.deps.database.pool.query("UPDATE users SET mobile_proven_at = NULL WHERE id = $1", [who.id]);
  return who;
}
const person = async (...of: Parameters<typeof provenPerson>) => unproven(await provenPerson(...of));
const registered = async (...of: Parameters<typeof provenListed>) => unproven(await provenListed(...of));
type Paper = { kind: string; shown: string; status: string; reason: string };

async function send(who: Pick<Who, "cookie">, kind: string, fields: Record<string, string>, photo = true) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  if (photo) form.append("photo", await smallPhoto(), "paper.jpg");
  return site.call("PUT", `/api/account/papers/${kind}`, { form, cookie: who.cookie });
}
const sent = async (who: Who, kind: "pan" | "gstin", number: string) => {
  const answer = await send(who, kind, { number, name: "Usha Rao" });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
};
const waiting = async () =>
  (await site.call("GET", "/api/admin/papers", { cookie: admin.cookie })).body["papers"] as {
    id: string;
    number: string;
    holder: string;
    owner: { username: string };
    others: string[];
  }[];
const waitingOf = async (who: Who) => (await waiting()).find(({ owner }) => owner.username === who.username)!;
const decide = (id: string, decision: string, reason: string | undefined = "Name and number agree.", by = admin) =>
  site.call("PATCH", `/api/admin/papers/${id}`, { body: { decision, reason }, cookie: by.cookie });
const own = async (who: Who) =>
  (await site.call("GET", "/api/account/papers", { cookie: who.cookie })).body as unknown as {
    mobileProvenAt: string | null;
    papers: Paper[];
  };
const rowsOf = async (text: string, values: unknown[] = []) =>
  (await site.deps.database.pool.query<Record<string, unknown>>(text, values)).rows;

test("whoever signs up has proven the mobile by a code; an account of the command line has not", async () => {
  const { cookie } = await signUp(site, "proven-by-code");
  const made = await own({ cookie: cookie! } as Who);
  expect(made.mobileProvenAt).toMatch(/^20/);
  const [row] = await rowsOf("SELECT id FROM users WHERE username = 'proven-by-code'");
  expect(await provenLines(site.deps, row!["id"] as string)).toEqual(["Mobile number proven by a code"]);
  expect(await provenLines(site.deps, admin.id)).toEqual([]);
  expect(await provenLines(site.deps, null)).toEqual([]);
});

describe("a document", () => {
  test("is refused by field, and without a photo", async () => {
    const who = await person(site, "sends-nonsense");
    const wrong = await send(who, "gstin", { number: `${GSTIN.slice(0, 14)}W`, name: " " });
    expect([wrong.status, Object.keys(wrong.body["errors"] as object)]).toEqual([400, ["number", "name"]]);
    const bare = await send(who, "pan", { number: PAN, name: "Usha Rao" }, false);
    expect([bare.status, bare.body["errors"]]).toEqual([400, { photo: "Please add a photo of it." }]);
    expect((await send(who, "passport", { number: PAN, name: "Usha" })).status).toBe(400);
    const form = new FormData();
    for (const [name, value] of Object.entries({ number: PAN, name: "Usha" })) form.append(name, value);
    form.append("photo", new Blob(["no photo"]), "paper.jpg");
    const text = await site.call("PUT", "/api/account/papers/pan", { form, cookie: who.cookie });
    expect(text.status).toBe(415);
    expect((await own(who)).papers).toEqual([]);
  });

  test("waits for an admin, who hears of it, and is on no page until then", async () => {
    const who = await person(site, "waits-for-desk");
    await sent(who, "gstin", GSTIN.toLowerCase());
    expect((await own(who)).papers).toMatchObject([{ kind: "gstin", shown: "27••••••••••1ZV", status: "waiting" }]);
    expect(await provenLines(site.deps, who.id)).toEqual([]);
    const paper = await waitingOf(who);
    expect(paper).toMatchObject({ number: GSTIN, holder: "Firm or LLP", others: [] });
    const [notice] = await rowsOf("SELECT kind, href FROM notifications WHERE user_id = $1 AND $2 = ANY(about)", [
      admin.id,
      who.id,
    ]);
    expect(notice).toEqual({ kind: "paper-sent", href: "/AdminDashboard?tab=papers" });
    const photo = await site.call("GET", `/api/admin/papers/${paper.id}/photo`, { cookie: admin.cookie });
    expect([photo.status, photo.headers["content-type"], photo.headers["cache-control"]]).toEqual([
      200,
      "image/webp",
      "private, no-store",
    ]);
  });

  test("once it was seen says so on pages, a GSTIN in part and a PAN not at all; its photo is gone", async () => {
    const who = await registered(site, "seen-by-desk");
    await sent(who, "gstin", GSTIN);
    expect((await decide((await waitingOf(who)).id, "seen")).status).toBe(200);
    await sent(who, "pan", PAN);
    const pan = await waitingOf(who);
    expect((await decide(pan.id, "seen")).status).toBe(200);
    const lines = await provenLines(site.deps, who.id);
    expect(lines).toHaveLength(2);
    expect(lines[0]).toMatch(/^GSTIN 27••••••••••1ZV seen by our team in \w+ \d{4}$/);
    expect(lines[1]).toMatch(/^PAN card seen by our team in \w+ \d{4}$/);
    expect((await site.call("GET", `/api/admin/papers/${pan.id}/photo`, { cookie: admin.cookie })).status).toBe(404);
    await site.deps.jobs.idle(25_000);
    const [log] = await rowsOf(
      "SELECT actor_id, details FROM audit_log WHERE action = 'paper.seen' AND subject_id = $1 LIMIT 1",
      [who.id],
    );
    expect(log).toMatchObject({ actor_id: admin.id, details: { reason: "Name and number agree." } });
    expect(JSON.stringify(await rowsOf("SELECT * FROM audit_log WHERE subject_id = $1", [who.id]))).not.toContain(PAN);
    expect(await rowsOf("SELECT title FROM notifications WHERE user_id = $1 ORDER BY id", [who.id])).toEqual([
      { title: "Your GSTIN is verified" },
      { title: "Your PAN is verified" },
    ]);
    expect(site.mailOutbox().map(({ headers }) => headers.subject)).toContain("Your PAN is verified");
    expect((await send(who, "pan", { number: PAN, name: "Usha" })).status).toBe(409);
  });

  test("that is refused tells why, can be sent again, and goes after ninety days", async () => {
    const who = await person(site, "refused-by-desk");
    await sent(who, "pan", PAN);
    const first = await waitingOf(who);
    expect((await decide(first.id, "refuse", " ")).status).toBe(400);
    expect((await decide(first.id, "refuse", "The name cannot be read.")).status).toBe(200);
    expect((await decide(first.id, "seen")).status).toBe(409);
    expect((await own(who)).papers).toMatchObject([{ status: "refused", reason: "The name cannot be read." }]);
    expect(JSON.stringify(await rowsOf("SELECT body, href FROM notifications WHERE user_id = $1", [who.id]))).toContain(
      "The name cannot be read.",
    );
    await sent(who, "pan", PAN);
    const second = await waitingOf(who);
    // What an admin decides is what they have looked at, not what was sent since.
    expect((await decide(first.id, "seen")).status).toBe(404);
    await decide(second.id, "refuse");
    await rowsOf("UPDATE papers SET decided_at = now() - interval '91 days' WHERE id = $1", [second.id]);
    await trustJobs[0]!.handle(site.deps, {});
    expect((await own(who)).papers).toEqual([]);
  });

  test("is taken back, with its photo and what pages said of it", async () => {
    const who = await person(site, "takes-back");
    await sent(who, "gstin", GSTIN);
    await decide((await waitingOf(who)).id, "seen");
    const back = await site.call("DELETE", "/api/account/papers/gstin", { cookie: who.cookie });
    expect([back.status, back.body["papers"]]).toEqual([200, []]);
    expect(await provenLines(site.deps, who.id)).toEqual([]);
    expect((await site.call("DELETE", "/api/account/papers/gstin", { cookie: who.cookie })).status).toBe(404);
  });

  test("that was seen stands on the cards of its owner until the last one is taken back", async () => {
    const who = await registered(site, "card-says-seen");
    const proof = async () => {
      const [row] = await rowsOf("SELECT id FROM listings WHERE owner_id = $1", [who.id]);
      return (await cardsOf(site.deps, [row!["id"] as string], { state: "" })).get(row!["id"] as string)!.proof;
    };
    const without = await proof();
    expect(without).toMatch(/^Here since /);
    await sent(who, "gstin", GSTIN);
    expect(await proof()).toBe(without);
    await decide((await waitingOf(who)).id, "seen");
    await sent(who, "pan", PAN);
    await decide((await waitingOf(who)).id, "seen");
    expect(await proof()).toMatch(/^Documents checked · /);
    await site.call("DELETE", "/api/account/papers/gstin", { cookie: who.cookie });
    expect(await proof()).toMatch(/^Documents checked · /);
    await site.call("DELETE", "/api/account/papers/pan", { cookie: who.cookie });
    expect(await proof()).toBe(without);
  });

  test("stands on what is registered or handed over later, and goes with its owner", async () => {
    const [who, other] = [await registered(site, "keeps-and-leaves"), await person(site, "takes-it-over")];
    const [row] = await rowsOf("SELECT id FROM listings WHERE owner_id = $1", [who.id]);
    const known = async () =>
      (await rowsOf("SELECT mobile_proven, papers_seen FROM listings WHERE id = $1", [row!["id"]]))[0];
    await rowsOf("UPDATE users SET mobile_proven_at = now() WHERE id = $1", [who.id]);
    expect(await known()).toEqual({ mobile_proven: true, papers_seen: false });
    await sent(other, "pan", PAN);
    await decide((await waitingOf(other)).id, "seen");
    await rowsOf("UPDATE listings SET owner_id = $2 WHERE id = $1", [row!["id"], other.id]);
    expect(await known()).toEqual({ mobile_proven: false, papers_seen: true });
    await rowsOf("UPDATE listings SET owner_id = NULL WHERE id = $1", [row!["id"]]);
    expect(await known()).toEqual({ mobile_proven: false, papers_seen: false });
    await rowsOf("UPDATE listings SET owner_id = $2 WHERE id = $1", [row!["id"], other.id]);
    await rowsOf("DELETE FROM papers WHERE person_id = $1", [other.id]);
    expect(await known()).toEqual({ mobile_proven: false, papers_seen: false });
    const later = await person(site, "registers-later");
    await sent(later, "pan", PAN);
    await decide((await waitingOf(later)).id, "seen");
    const form = await formOf();
    expect((await site.call("POST", "/api/volunteers/add", { form, cookie: later.cookie })).status).toBe(201);
    expect(await rowsOf("SELECT papers_seen FROM listings WHERE owner_id = $1", [later.id])).toEqual([
      { papers_seen: true },
    ]);
  });

  test("of an admin is for another admin to look at; the same number elsewhere is pointed out", async () => {
    const other = await person(site, "same-number");
    await sent(other, "pan", "ABCPE1234F");
    await sent({ ...admin, username: "desk-admin" }, "pan", "ABCPE1234F");
    const paper = (await waiting()).find(({ owner }) => owner.username === "desk-admin")!;
    expect(paper.others).toEqual(["same-number"]);
    expect((await decide(paper.id, "seen")).status).toBe(403);
    const second = await person(site, "desk-admin-two", "admin");
    expect((await decide(paper.id, "seen", "Seen.", second)).status).toBe(200);
  });

  test("of two admins at once one decides", async () => {
    const who = await person(site, "decided-twice");
    await sent(who, "pan", PAN);
    const { id } = await waitingOf(who);
    const answers = await Promise.all([decide(id, "seen"), decide(id, "refuse")]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

test("after the erasure nothing holds the number, the name on it or the photo", async () => {
  const who = await person(site, "leaves-with-papers");
  const form = { number: "24AAPFU0939F1Z1", name: "Ushadevi Textiles" };
  expect((await send(who, "gstin", form)).status).toBe(200);
  await decide((await waitingOf(who)).id, "refuse", "24AAPFU0939F1Z1 is of Ushadevi Textiles alone.");
  await send(who, "gstin", form);
  const before = JSON.stringify(await everything(site));
  expect(before).toContain(form.number);
  await rowsOf("UPDATE users SET erase_after = now() - interval '1 day' WHERE id = $1", [who.id]);
  await site.deps.jobs.idle(25_000);
  await eraseDue(site.deps);
  await site.deps.jobs.idle(25_000);
  const after = JSON.stringify(await everything(site));
  for (const word of Object.values(form)) expect(after).not.toContain(word);
});
