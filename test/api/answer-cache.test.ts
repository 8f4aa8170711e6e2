import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { contentList } from "../../src/features/content/content-service.server.ts";
import { formOf, person, registered } from "../../src/features/volunteers/volunteer-test-kit.server.ts";
import { announce, CHANGES_CHANNEL, onChange, tellChange } from "../../src/platform/cache/changes.server.ts";
import { transaction } from "../../src/platform/database/transaction.server.ts";
import { startTestSite, type TestSite } from "../support/test-app.ts";
import { hearLog } from "../support/heard-log.ts";
import { until } from "../support/served-site.ts";

// Answers are kept for an hour here: what changes is seen because it is announced, or not at all.
let site: TestSite;
beforeAll(async () => {
  site = await startTestSite({ ANSWER_CACHE: "on", ANSWER_CACHE_SECONDS: "3600", LIMIT_REVIEWS_PER_PERSON: "100" });
});
afterAll(() => site?.close());

const LIST = "/api/volunteers/fetch?state=Madhya Pradesh&district=Indore&sort=newest".replaceAll(" ", "%20");
type Card = { userId: { username: string }; averageRating: number; city: string };
const list = async (path = LIST, input: Parameters<TestSite["call"]>[2] = {}) => site.call<Card[]>("GET", path, input);
const names = async (path = LIST) => (await list(path)).body.map(({ userId }) => userId.username);
/** On PostgreSQL a process hears its own changes a second time, a moment later. */
const toldTwice = async () => {
  if (process.env.TEST_ENGINE !== "postgres") return;
  let heard = 0;
  const end = onChange((tags) => void (heard += Number(tags?.includes("end") ?? false)));
  await transaction(site.deps.db, (tx) => announce(tx, "end"));
  await until("the end of what was announced", () => heard === 2);
  end();
};
const behindItsBack = (sql: string) => site.deps.db.$client.query(sql);

describe("a kept list", () => {
  test("is given again without asking the database, with its headers, and as 304 to who has it", async () => {
    await registered(site, "kept_one");
    await toldTwice();
    const first = await list();
    await behindItsBack("UPDATE listings SET city = 'Elsewhere' WHERE slug_key = 'kept_one'");
    const again = await list();
    expect(again.body).toEqual(first.body);
    expect(again.headers["x-total-count"]).toBe(first.headers["x-total-count"]);
    expect(again.headers["cache-control"]).toBe("private, no-cache");
    const known = await list(LIST, { headers: { "if-none-match": String(first.headers["etag"]) } });
    expect([known.status, known.body]).toEqual([304, ""]);
    expect((await list(LIST, { headers: { "if-none-match": 'W/"another"' } })).status).toBe(200);
  });

  test("is fresh at once after a registration, an edit, a rating, a decision", async () => {
    expect(await names()).not.toContain("kept_two");
    const two = await registered(site, "kept_two");
    expect(await names()).toContain("kept_two");

    const edited = await site.call("PUT", "/api/volunteers/username/kept_two", {
      cookie: two.cookie,
      form: await formOf({ city: "Rau", profileImage: undefined }, { profile: false }),
    });
    expect(edited.status).toBe(200);
    expect((await list()).body.find(({ userId }) => userId.username === "kept_two")?.city).toBe("Rau");

    const rater = await person(site, "kept_rater", "user");
    expect(
      (
        await site.call("POST", "/api/ratings/volunteer/kept_two", {
          cookie: rater.cookie,
          body: { stars: 4, comment: "Calm and quick" },
        })
      ).status,
    ).toBe(201);
    expect((await list()).body.find(({ userId }) => userId.username === "kept_two")?.averageRating).toBe(4);

    const admin = await person(site, "kept_admin", "admin");
    expect(
      (
        await site.call("PATCH", `/api/admin/listings/${two.volunteer._id}`, {
          cookie: admin.cookie,
          body: { decision: "suspend", reason: "Asked for it" },
        })
      ).status,
    ).toBe(200);
    expect(await names()).not.toContain("kept_two");
  });

  test("nobody who brings credentials gets it, or makes it", async () => {
    await toldTwice();
    await names();
    await behindItsBack("UPDATE listings SET city = 'Seen by the signed-in' WHERE slug_key = 'kept_one'");
    const me = await person(site, "kept_reader");
    for (const input of [
      { cookie: me.cookie },
      { cookie: "mandap_session=ended" },
      { headers: { authorization: "Bearer x" } },
    ]) {
      const answer = await list(LIST, input);
      expect(answer.body.find(({ userId }) => userId.username === "kept_one")?.city).toBe("Seen by the signed-in");
      expect([answer.headers["etag"], answer.headers["cache-control"]]).toEqual([undefined, "no-store"]);
    }
    expect((await list()).body.find(({ userId }) => userId.username === "kept_one")?.city).not.toBe(
      "Seen by the signed-in",
    );
  });

  test("another address is another answer, in whatever order its parts stand", async () => {
    const [indore, ujjain] = [
      "/api/volunteers/fetch?state=Madhya%20Pradesh&district=Indore",
      "/api/volunteers/fetch?state=Madhya%20Pradesh&district=Gwalior",
    ];
    expect((await names(indore)).length).toBeGreaterThan(0);
    expect(await names(ujjain)).toEqual([]);
    expect(await names("/api/volunteers/fetch?district=Indore&state=Madhya%20Pradesh")).toEqual(await names(indore));
    expect((await list("/api/volunteers/fetch?limit=0")).status).toBe(400);
    expect((await list("/api/volunteers/fetch?limit=0")).status).toBe(400);
  });
});

test("a changed list of the site is another one at once, in memory too", async () => {
  const before = await contentList(site.deps, "news");
  const admin = await person(site, "content_admin", "admin");
  const items = before.slice(1);
  expect((await site.call("PUT", "/api/admin/content/news", { cookie: admin.cookie, body: { items } })).status).toBe(
    200,
  );
  expect(await contentList(site.deps, "news")).toEqual(items);
});

test("views of a profile are counted where it is not a kept page", async () => {
  await registered(site, "kept_viewed");
  const look = async (ip: string) =>
    (
      await site.call<{ viewCount: number }>("GET", "/api/volunteers/username/kept_viewed", {
        ip,
        headers: { "user-agent": "Mozilla/5.0 (Android 14) Chrome/131" },
      })
    ).body.viewCount;
  expect([await look("10.1.0.1"), await look("10.1.0.1"), await look("10.1.0.2")]).toEqual([1, 1, 2]);
});

describe("what has changed", () => {
  test("is told after the commit, and not after a rollback", async () => {
    const heard: unknown[] = [];
    const end = onChange((tags) => heard.push(tags));
    // Jobs of the site may tell of something else meanwhile.
    const told = () => heard.filter((tags) => JSON.stringify(tags) === '["told"]').length;
    await expect(
      transaction(site.deps.db, async (tx) => {
        await announce(tx, "never");
        throw new Error("no");
      }),
    ).rejects.toThrow("no");
    await transaction(site.deps.db, async (tx) => {
      await announce(tx, "told");
      expect(told()).toBe(0);
    });
    expect(told()).toBe(1);
    // PostgreSQL tells it to everybody who listens, us too.
    if (process.env.TEST_ENGINE === "postgres") await until("the notification", () => told() === 2);
    expect(heard.flat()).not.toContain("never");
    end();
  });

  test("is heard from other processes, and everything is forgotten when the connection was lost meanwhile", async () => {
    // The embedded engine serves one process alone, which tells itself.
    if (process.env.TEST_ENGINE !== "postgres") return expect(site.deps.database.engine).toBe("embedded");
    const heard: unknown[] = [];
    const end = onChange((tags) => heard.push(tags));
    const { pool } = site.deps.database;
    const lines = hearLog(site.deps);
    await pool.query("SELECT pg_notify($1, $2)", [CHANGES_CHANNEL, '["listing:x"]']);
    await until("the change of another process", () => heard.some((tags) => JSON.stringify(tags) === '["listing:x"]'));
    await pool.query(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'mandap changes' AND datname = current_database()",
    );
    await until("the listener to come back", () => heard.includes(null));
    // In the site's one log.
    expect(lines.some((line) => line.includes("the connection to the database is lost"))).toBe(true);
    await pool.query("SELECT pg_notify($1, $2)", [CHANGES_CHANNEL, "no json"]);
    await until("an unreadable change to stand for all", () => heard.filter((tags) => tags === null).length === 2);
    end();
  });

  test("and what nobody knows of lets go of everything", async () => {
    const before = await list();
    await behindItsBack("UPDATE listings SET city = 'After all' WHERE slug_key = 'kept_one'");
    expect((await list()).body).toEqual(before.body);
    tellChange(null);
    expect((await list()).body.find(({ userId }) => userId.username === "kept_one")?.city).toBe("After all");
  });
});
