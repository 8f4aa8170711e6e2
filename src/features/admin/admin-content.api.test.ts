import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestSite, type TestSite } from "../../../test/support/test-app.ts";
import { testPerson, type TestPerson } from "../notifications/people-test-kit.server.ts";
import { CONTENT_KEYS } from "../content/content-lists.ts";
import { CONTENT_DEFAULTS } from "../content/content-schemas.ts";
import { contentList } from "../content/content-service.server.ts";

let site: TestSite;
let admin: TestPerson;
beforeAll(async () => {
  site = await startTestSite();
  admin = await testPerson(site.deps, { name: "Ada Admin", role: "admin" });
});
afterAll(() => site?.close());

type Item = Record<string, string>;
type List = { items: Item[]; updatedAt: string | null };
const read = async (key: string) =>
  (await site.call<List>("GET", `/api/admin/content/${key}`, { cookie: admin.cookie })).body;
const put = (key: string, body: unknown) =>
  site.call<List & { message: string }>("PUT", `/api/admin/content/${key}`, { cookie: admin.cookie, body });

test.each(CONTENT_KEYS)("%s stands as the site came, and can be saved as it is", async (key) => {
  const { items, updatedAt } = await read(key);
  expect(items).toEqual(CONTENT_DEFAULTS[key]);
  expect(updatedAt).toBeNull();
  expect(await put(key, { items, updatedAt })).toMatchObject({ status: 200, body: { success: true, key, items } });
});

test("what an admin saves, pages show at once and the log keeps", async () => {
  const { items, updatedAt } = await read("testimonials");
  const voice = {
    name: "Meera Pillai",
    event: "Onam in Kochi",
    text: "The pookalam was ready at six.",
    portrait: "/art/p-nandini.svg",
  };
  expect(await contentList(site.deps, "testimonials")).toEqual(CONTENT_DEFAULTS.testimonials);
  const saved = await put("testimonials", { items: [voice, ...items.slice(1)], updatedAt });
  expect(saved).toMatchObject({ status: 200, body: { message: "Testimonials saved." } });
  expect((await contentList(site.deps, "testimonials"))[0]).toEqual(voice);
  const { body } = await site.call<{ entries: { actor: string; action: string; subject: string; href: string }[] }>(
    "GET",
    "/api/admin/audit?subject=content&limit=1",
    { cookie: admin.cookie },
  );
  expect(body.entries).toMatchObject([
    {
      actor: admin.username,
      action: "content.changed",
      subject: "Testimonials",
      href: "/AdminDashboard?tab=content&list=testimonials",
    },
  ]);
});

test("of two admins with the same list before them, one saves and the other is told", async () => {
  const { items, updatedAt } = await read("gallery");
  expect((await put("gallery", { items: items.toReversed(), updatedAt })).status).toBe(200);
  expect(await put("gallery", { items, updatedAt })).toMatchObject({
    status: 409,
    body: { message: "Somebody else has changed this list meanwhile. Please load the page again." },
  });
  expect((await read("gallery")).items).toEqual(items.toReversed());
});

test("all lists are answered at once, to admins alone", async () => {
  const { body } = await site.call<{ lists: (List & { key: string })[] }>("GET", "/api/admin/content", {
    cookie: admin.cookie,
  });
  expect(body.lists.map(({ key }) => key)).toEqual([...CONTENT_KEYS]);
  expect(body.lists.map(({ items }) => items.length).every((length) => length > 0)).toBe(true);
  expect((await site.call("GET", "/api/admin/content")).status).toBe(401);
  expect(
    (
      await site.call("GET", "/api/admin/content", {
        cookie: (await testPerson(site.deps, { name: "Uma User" })).cookie,
      })
    ).status,
  ).toBe(403);
});

test("refuses unknown lists and what does not fit, and changes nothing", async () => {
  const { items } = await read("news");
  expect((await site.call("GET", "/api/admin/content/footer", { cookie: admin.cookie })).status).toBe(404);
  expect((await put("footer", { items: [] })).status).toBe(404);
  for (const body of [{}, { items: null }, { items: "x" }, { items: [] }])
    expect((await put("news", body)).status, JSON.stringify(body)).toBe(400);
  const [first, ...rest] = items;
  expect(await put("news", { items: [{ ...first, href: "javascript:alert(1)", title: "" }, ...rest] })).toMatchObject({
    status: 400,
    body: {
      errors: {
        "items.0.href": "Please give a whole address that begins with https://.",
        "items.0.title": "Title is required.",
      },
    },
  });
  expect((await put("news", { items, updatedAt: 5 })).status).toBe(400);
  expect((await read("news")).items).toEqual(items);
});

test("stored content that fits no rule any more does not break a page", async () => {
  await site.deps.db.$client.query(
    "INSERT INTO site_content (key, value) VALUES ('companies', '{\"gone\": true}') ON CONFLICT (key) DO UPDATE SET value = excluded.value",
  );
  expect((await read("companies")).items).toEqual(CONTENT_DEFAULTS.companies);
});
