import { createHash } from "node:crypto";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { createSite } from "../../src/app/site.server.ts";
import { todayIST } from "../../src/domain/dates.ts";
import { visitorHash } from "../../src/features/listings/listing-views.server.ts";
import { formOf, person, registered } from "../../src/features/volunteers/volunteer-test-kit.server.ts";
import { databaseOver, migrateDatabase } from "../../src/platform/database/database.server.ts";
import { openEmbedded } from "../../src/platform/database/embedded.server.ts";
import { projectRoot } from "../../src/platform/root.server.ts";
import { until } from "../support/served-site.ts";
import { startTestSite, type TestSite } from "../support/test-app.ts";

// The pages of the build, kept for an hour here: what changes is seen because it is announced, or not at all.
let site: TestSite;
beforeAll(async () => {
  const { createPagesSite } = (await import(pathToFileURL(join(projectRoot, "build/server/index.js")).href)) as {
    createPagesSite: typeof createSite;
  };
  const embedded = await openEmbedded({ folder: null });
  await migrateDatabase(embedded.pool);
  site = await startTestSite(
    { ANSWER_CACHE: "on", ANSWER_CACHE_SECONDS: "3600", TRUST_PROXY: "on", METRICS_TOKEN: "a-token-for-these-tests" },
    { database: databaseOver(embedded.pool, "embedded", embedded.close), create: createPagesSite },
  );
});
afterAll(() => site?.close());

const BROWSER = "Mozilla/5.0 (Android 14) Chrome/131";
async function get(url: string, headers: Record<string, string> = {}, method: "GET" | "HEAD" | "POST" = "GET") {
  const answer = await site.app.inject({ method, url, headers: { "user-agent": BROWSER, ...headers } });
  return { status: answer.statusCode, headers: answer.headers, text: answer.payload, bytes: answer.rawPayload };
}
const behindItsBack = (sql: string) => site.deps.db.$client.query(sql);
const etagOf = async (url: string) => (await get(url)).headers.etag;

describe("a page for everybody", () => {
  test("is the same bytes for all, tells nothing of who asked first, and sets no cookie", async () => {
    const first = await get("/Volunteers", { "x-real-ip": "10.9.9.9" });
    const second = await get("/Volunteers");
    expect(second.text).toBe(first.text);
    expect(second.headers["x-request-id"]).not.toBe(first.headers["x-request-id"]);
    for (const { headers, text } of [first, second]) {
      expect(text).not.toContain(String(first.headers["x-request-id"]));
      expect(text).not.toMatch(/<[^>]*\snonce=/i);
      expect(headers["content-security-policy"]).not.toMatch(/nonce/i);
      expect(headers["set-cookie"]).toBeUndefined();
      expect(headers["cache-control"]).toBe("private, no-cache");
      expect(headers["vary"]).toContain("Accept-Encoding");
    }
  });

  test("allows the scripts it holds, by their hashes, and no other", async () => {
    for (const path of ["/", "/Volunteers", "/login", "/no-such-page"]) {
      const { headers, text } = await get(path);
      const allowed = /script-src ([^;]*)/.exec(String(headers["content-security-policy"]))?.[1]?.split(" ") ?? [];
      const scripts = [...text.matchAll(/<script([^>]*)>([^]*?)<\/script>/g)].filter(
        ([, attributes]) => !/ld\+json|src=/.test(attributes!),
      );
      expect(scripts.length).toBeGreaterThan(2);
      expect(allowed.toSorted()).toEqual(
        [
          ...new Set([
            "'self'",
            ...scripts.map(([, , code]) => `'sha256-${createHash("sha256").update(code!).digest("base64")}'`),
          ]),
        ].toSorted(),
      );
    }
  });

  test("comes compressed as each asks, and as 304 to who has it", async () => {
    const plain = (await get("/Services")).text;
    for (let n = 0; n < 2; n++) {
      const [br, gzip, none] = await Promise.all([
        get("/Services", { "accept-encoding": "gzip, br" }),
        get("/Services", { "accept-encoding": "gzip" }),
        get("/Services", { "accept-encoding": "br;q=0" }),
      ]);
      expect([
        br.headers["content-encoding"],
        gzip.headers["content-encoding"],
        none.headers["content-encoding"],
      ]).toEqual(["br", "gzip", undefined]);
      expect(brotliDecompressSync(br.bytes).toString()).toBe(plain);
      expect(gunzipSync(gzip.bytes).toString()).toBe(plain);
      expect(none.text).toBe(plain);
    }
    const etag = String(await etagOf("/Services"));
    for (const header of [etag, `"x", ${etag}`, "*", etag.slice(2)]) {
      const known = await get("/Services", { "if-none-match": header });
      expect([known.status, known.text, known.headers.etag], header).toEqual([304, "", etag]);
    }
    const head = await get("/Services", {}, "HEAD");
    expect([head.status, head.text, head.headers.etag]).toEqual([200, "", etag]);
  });

  test("is fresh at once after a change, and one that was missing is there", async () => {
    expect((await get("/volunteer/page_one")).status).toBe(404);
    expect((await get("/Volunteers?state=Madhya+Pradesh")).text).not.toContain("page_one");
    const one = await registered(site, "page_one", { city: "Mhow" });
    expect((await get("/volunteer/page_one")).text).toContain("Mhow");
    expect((await get("/Volunteers?state=Madhya+Pradesh")).text).toContain("page_one");
    await site.call("PUT", "/api/volunteers/username/page_one", {
      cookie: one.cookie,
      form: await formOf({ city: "Sanwer", profileImage: undefined }, { profile: false }),
    });
    expect((await get("/volunteer/page_one")).text).toContain("Sanwer");
    expect((await get("/volunteer/page_one")).text).not.toContain("Mhow");
    const admin = await person(site, "page_admin", "admin");
    await site.call("PATCH", `/api/admin/listings/${one.volunteer._id}`, {
      cookie: admin.cookie,
      body: { decision: "suspend", reason: "Asked for it" },
    });
    expect((await get("/volunteer/page_one")).status).toBe(404);
    expect((await get("/Volunteers?state=Madhya+Pradesh")).text).not.toContain("page_one");
  });

  test("is the same for those who find it ready, who are counted as visitors and as requests", async () => {
    const { volunteer } = await registered(site, "page_ready");
    const requests = async () =>
      Number(
        /^http_request_duration_seconds_count\{(?=[^}]*route="\/volunteer\/:slug")(?=[^}]*status="200")[^}]*\} (\d+)/m.exec(
          (await get("/metrics", { authorization: "Bearer a-token-for-these-tests" })).text,
        )?.[1] ?? 0,
      );
    const before = await requests();
    const answers: Awaited<ReturnType<typeof get>>[] = [];
    for (let n = 0; n < 6; n++)
      answers.push(await get("/volunteer/page_ready", { "accept-encoding": "br", "x-forwarded-for": `10.4.0.${n}` }));
    const standing = ({
      headers: { "x-request-id": _id, date: _date, "content-length": _length, ...rest },
    }: Awaited<ReturnType<typeof get>>) => rest;
    for (const answer of answers) {
      expect(standing(answer)).toEqual(standing(answers[0]!));
      expect(brotliDecompressSync(answer.bytes).toString()).toBe(brotliDecompressSync(answers[0]!.bytes).toString());
    }
    expect(new Set(answers.map(({ headers }) => headers["x-request-id"])).size).toBe(6);
    await until(
      "six views",
      async () =>
        (await site.deps.db.$client.query("SELECT 1 FROM listing_views WHERE listing_id = $1", [volunteer._id]))
          .rowCount === 6,
    );
    expect((await requests()) - before).toBe(6);
  });

  test("counts everybody who gets it, once", async () => {
    const { volunteer } = await registered(site, "page_viewed");
    for (const ip of ["10.3.0.1", "10.3.0.2", "10.3.0.2", "10.3.0.3"])
      expect((await get("/volunteer/page_viewed", { "x-forwarded-for": ip })).status).toBe(200);
    const etag = String(await etagOf("/volunteer/page_viewed"));
    expect((await get("/volunteer/page_viewed", { "x-forwarded-for": "10.3.0.4", "if-none-match": etag })).status).toBe(
      304,
    );
    await get("/volunteer/page_viewed", {
      "x-forwarded-for": "10.3.0.5",
      "user-agent": "Googlebot/2.1 (+http://www.google.com/bot.html)",
    });
    const views = async () =>
      (
        await site.deps.db.$client.query<{ n: number }>("SELECT view_count AS n FROM listings WHERE id = $1", [
          volunteer._id,
        ])
      ).rows[0]!.n;
    // The three, the one who had it, and the one from whose address the tag was asked.
    await until("the visits to be written", async () => (await views()) >= 5);
    expect(await views()).toBe(5);
  });

  test("counts nobody who asks for its head alone, signed in or not", async () => {
    const { volunteer } = await registered(site, "page_headed");
    const { cookie } = await person(site, "asks_for_heads");
    const askers: Record<string, string>[] = [
      { "x-forwarded-for": "10.5.0.1" },
      { "x-forwarded-for": "10.5.0.2", cookie },
    ];
    for (const headers of askers)
      for (let n = 0; n < 2; n++) expect((await get("/volunteer/page_headed", headers, "HEAD")).status).toBe(200);
    await get("/volunteer/page_headed", { "x-forwarded-for": "10.5.0.3" });
    const own = visitorHash(site.deps.config.secret, todayIST(), { ip: "10.5.0.3", userAgent: BROWSER });
    await until(
      "the visit to be written",
      async () =>
        (
          await site.deps.db.$client.query("SELECT 1 FROM listing_views WHERE listing_id = $1 AND visitor = $2", [
            volunteer._id,
            own,
          ])
        ).rowCount === 1,
    );
    expect(
      (await site.deps.db.$client.query("SELECT view_count AS n FROM listings WHERE id = $1", [volunteer._id])).rows,
    ).toEqual([{ n: 1 }]);
  });
});

test("a form that goes to a page by itself is answered by a page that says what happened, and a client by JSON", async () => {
  const send = (accept: string) =>
    site.app.inject({
      method: "POST",
      url: "/ContactUs?from=here",
      headers: { accept, "content-type": "application/x-www-form-urlencoded" },
      payload: "name=Asha&message=hello",
    });
  const page = await send("text/html,application/xhtml+xml,*/*;q=0.8");
  expect(page.statusCode).toBe(405);
  expect(page.headers).toMatchObject({
    allow: "GET, HEAD",
    "content-type": "text/html; charset=utf-8",
    "cache-control": "no-store",
    "content-security-policy": expect.stringContaining("default-src 'none'"),
  });
  expect(page.payload).toContain("<h1>Your form was not sent.</h1>");
  expect(page.payload).not.toContain("Asha");
  const json = await send("*/*");
  expect([json.statusCode, json.headers.allow, json.json()]).toEqual([
    405,
    "GET, HEAD",
    { error: "Pages are only read.", message: "Pages are only read." },
  ]);
});

describe("nothing personal is kept", () => {
  const SECRETS = ["page_private", "page_private@mail.example"];

  test("a signed-in person's pages are theirs, whatever was asked before and is asked after", async () => {
    await get("/Volunteers");
    const me = await person(site, "page_private");
    const paths = ["/Volunteers", "/", "/VolunteerForm", "/account", "/Volunteers.data", "/account.data"];
    for (const path of paths) {
      const own = await get(path, { cookie: me.cookie });
      expect(own.status, path).toBe(200);
      expect(own.text, path).toContain("page_private");
      expect([own.headers.etag, own.headers["cache-control"]], path).toEqual([undefined, "private, no-store"]);
      const other = await get(path);
      for (const secret of SECRETS) expect(other.text, path).not.toContain(secret);
    }
  });

  test("nor what is asked with credentials of any kind, not even ended ones", async () => {
    await get("/ContactUs");
    await behindItsBack("UPDATE site_content SET updated_at = now()");
    for (const headers of [
      { cookie: "mandap_session=ended" },
      { cookie: "a=b; mandap_session=" },
      { cookie: 'mandap_session="x"; mandap_session=y' },
      { authorization: "Bearer x" },
      { authorization: "" },
    ] as Record<string, string>[]) {
      const etag = String(await etagOf("/ContactUs"));
      const answer = await get("/ContactUs", { ...headers, "if-none-match": etag });
      // A page of its own, by nonce: not the kept one.
      expect(String(answer.headers["content-security-policy"]), JSON.stringify(headers)).toContain("nonce-");
      expect(answer.headers["cache-control"]).toBe("private, no-cache");
    }
    // Other cookies say nothing of who asks, and change nothing.
    expect((await get("/ContactUs", { cookie: "theme=dark" })).headers.etag).toBe(await etagOf("/ContactUs"));
  });

  test("a hostile Host, forwarded host, scheme, method or address reaches nobody else", async () => {
    const clean = await get("/AboutUs");
    const hostile: Record<string, string>[] = [
      { host: "evil.example" },
      { "x-forwarded-host": "evil.example", "x-forwarded-proto": "javascript" },
      { "x-original-url": "/account", "x-rewrite-url": "/account" },
      { "x-http-method-override": "POST", "x-method-override": "DELETE" },
      { "accept-language": "evil", "user-agent": "evil<script>" },
      { "x-react-router-spa-mode": "yes", "x-react-router-prerender-data": "evil" },
      { cookie: "evil=<script>alert(1)</script>" },
    ];
    for (const headers of hostile) {
      for (const path of ["/AboutUs", `/AboutUs?made=${encodeURIComponent(JSON.stringify(headers))}`]) {
        const answer = await get(path, headers);
        expect(answer.status, JSON.stringify(headers)).toBe(200);
        expect(answer.text.replaceAll(/made=[^"&\\]*/g, ""), JSON.stringify(headers)).not.toContain("evil.example");
        expect(answer.text).not.toContain("evil<script>");
      }
    }
    const again = await get("/AboutUs");
    expect(again.text).toBe(clean.text);
    for (const path of ["//evil.example/AboutUs", "///evil.example", "/AboutUs?_method=DELETE", "/AboutUs#x"])
      expect((await get(path)).headers.location ?? "", path).not.toContain("evil.example");
    expect((await get("/AboutUs", {}, "POST")).status).toBe(405);
  });

  test("each address has a page of its own", async () => {
    for (const to of ["/MyDashBoard", "/my-requests"]) expect((await get(`/login?redirect=${to}`)).text).toContain(to);
    expect((await get("/login?redirect=/MyDashBoard")).text).not.toContain("my-requests");
    const [one, two] = [
      await get("/Volunteers?state=Kerala&sort=newest"),
      await get("/Volunteers?sort=newest&state=Kerala"),
    ];
    expect([one.status, two.status]).toEqual([200, 200]);
    expect((await get("/my-requests")).status).toBe(302);
    expect((await get("/my-requests")).headers.etag).toBeUndefined();
  });

  test("what failed is not kept, and says under which number it failed", async () => {
    await behindItsBack("ALTER TABLE listing_places RENAME TO away");
    const failed = await get("/Volunteers?state=Assam");
    expect(failed.status).toBeGreaterThanOrEqual(500);
    expect(failed.headers.etag).toBeUndefined();
    expect(failed.text).toContain(String(failed.headers["x-request-id"]));
    await behindItsBack("ALTER TABLE away RENAME TO listing_places");
    expect((await get("/Volunteers?state=Assam")).status).toBe(200);
  });
});
