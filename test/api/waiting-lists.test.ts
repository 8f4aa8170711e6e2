/** What waits for an admin is listed as everything else is: filtered, in pages, and in as many statements for one as for many. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { registeredArtist } from "../../src/features/artists/artist-test-kit.server.ts";
import { registeredManager } from "../../src/features/managers/manager-test-kit.server.ts";
import { person } from "../../src/features/volunteers/volunteer-test-kit.server.ts";
import { statementsOf } from "../support/statements.ts";
import { startTestSite, type TestSite } from "../support/test-app.ts";

let site: TestSite;
let admin: string;
beforeAll(async () => {
  site = await startTestSite({ LIMIT_UPLOADS_PER_PERSON: "100" });
  admin = (await person(site, "the_admin", "admin")).cookie;
});
afterAll(() => site?.close());

type Entry = { _id: string; city: string; images: string[] };
const PEOPLE = [
  { name: "Anita", city: "Indore" },
  { name: "Bhavna", city: "Ujjain" },
  { name: "Chitra", city: "Indore" },
  { name: "Deepa", city: "Mhow" },
] as const;
const lists = {
  artists: {
    waiting: "/api/artists/pending",
    all: "/api/artists/",
    add: async ({ name, city }: (typeof PEOPLE)[number]) =>
      (await registeredArtist(site, `artist_${name}`, { firstName: name, city }, { approve: false, images: 2 })).artist,
  },
  managers: {
    waiting: "/api/volunteersmanager/pending",
    all: "/api/volunteersmanager/all",
    add: async ({ name, city }: (typeof PEOPLE)[number]) =>
      (await registeredManager(site, `manager_${name}`, { fullName: name, city }, { approve: false, images: 2 }))
        .manager,
  },
};

describe.each(Object.entries(lists))("%s that wait", (_name, { waiting, all, add }) => {
  const ids: string[] = [];
  const list = (query = "") => site.call<Entry[]>("GET", `${waiting}${query}`, { cookie: admin });
  const found = async (query: string) => (await list(query)).body.map(({ _id }) => ids.indexOf(_id));
  const sent = async (path: string, cookie?: string) => {
    // Photos that were just sent get their other files.
    await site.deps.jobs.idle(30_000);
    return statementsOf(site.deps.database, () => site.call("GET", path, { cookie }));
  };

  test("cost as many statements for one as for several, and so does the list that everybody reads", async () => {
    ids.push((await add(PEOPLE[0]))._id);
    const one = await sent(waiting, admin);
    for (const who of PEOPLE.slice(1)) ids.push((await add(who))._id);
    const many = await sent(waiting, admin);
    // One asks whose session it is, one counts, one brings them with their photos.
    expect([one.length, many.length], many.join("\n")).toEqual([3, 3]);
    expect((await list()).body.map(({ images }) => images.length)).toEqual([2, 2, 2, 2]);
    await site.deps.database.pool.query("UPDATE listings SET status = 'approved', approved_at = now() WHERE id = $1", [
      ids[0],
    ]);
    const few = await sent(`${all}?limit=1`);
    await site.deps.database.pool.query("UPDATE listings SET status = 'approved' WHERE id = ANY($1)", [ids]);
    expect((await sent(all)).length).toBeLessThanOrEqual(few.length);
    expect(few.length).toBeLessThanOrEqual(2);
    await site.deps.database.pool.query("UPDATE listings SET status = 'pending' WHERE id = ANY($1)", [ids]);
  });

  test("come newest first, in pages that lead to the next one, with their count", async () => {
    const everything = await list();
    expect(everything.body.map(({ _id }) => ids.indexOf(_id))).toEqual([3, 2, 1, 0]);
    expect(everything.headers).toMatchObject({ "x-total-count": "4" });
    expect(everything.headers.link).toBeUndefined();

    const seen: string[] = [];
    let next: string | undefined = `${waiting}?limit=3`;
    const sizes: number[] = [];
    while (next) {
      const page: Awaited<ReturnType<typeof list>> = await site.call<Entry[]>("GET", next, { cookie: admin });
      expect(page.headers["x-total-count"]).toBe("4");
      sizes.push(page.body.length);
      seen.push(...page.body.map(({ _id }) => _id));
      next = /^<(.*)>; rel="next"$/.exec(String(page.headers.link ?? ""))?.[1];
      if (next) expect(next).toMatch(/limit=3/);
    }
    expect([sizes, new Set(seen).size]).toEqual([[3, 1], 4]);
  });

  test("are narrowed by words, city and place, and refuse what is no number and no cursor", async () => {
    expect(await found("?city=indore")).toEqual([2, 0]);
    expect(await found("?q=bhavna")).toEqual([1]);
    expect(await found("?q=nobody")).toEqual([]);
    expect(await found("?state=Kerala")).toEqual([]);
    expect(await found("?state=Madhya%20Pradesh&limit=2")).toEqual([3, 2]);
    for (const wrong of ["?limit=abc", "?limit=0", "?limit=101", "?cursor=nonsense", "?sort=oldest"])
      expect((await list(wrong)).status, wrong).toBe(400);
    expect((await list("?limit=abc")).body).toMatchObject({
      errors: { limit: "limit must be a whole number from 1 to 100." },
    });
  });
});
