import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestSite, type TestSite } from "../../../test/support/test-app.ts";
import { person } from "./accounts-test-kit.ts";

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.close());

const HINDI = { "accept-language": "hi" };

const logIn = (loginId: string, headers: Record<string, string> = {}) =>
  site.call("POST", "/api/twilio/login", { body: { loginId, password: "secret-1" }, headers });
async function languageOf(username: string): Promise<string | undefined> {
  const { rows } = await site.deps.db.$client.query<{ language: string }>(
    "SELECT language FROM users WHERE username = $1",
    [username],
  );
  return rows[0]?.language;
}

test("who logs in on a page in Hindi, and has never chosen, is written to in Hindi from then on", async () => {
  await person(site, "old-account");
  expect((await logIn("old-account")).status).toBe(200);
  expect(await languageOf("old-account")).toBe("en");
  // A browser's own header chooses nothing: only our pages send one bare tag.
  await logIn("old-account", { "accept-language": "hi-IN,hi;q=0.9,en;q=0.8" });
  expect(await languageOf("old-account")).toBe("en");
  expect((await logIn("old-account", HINDI)).status).toBe(200);
  expect(await languageOf("old-account")).toBe("hi");
  // And a login on an English page, later, changes nothing.
  await logIn("old-account");
  expect(await languageOf("old-account")).toBe("hi");
});

test("a wrong password chooses nothing, nor does a language that nobody speaks", async () => {
  await person(site, "careful");
  const wrong = { body: { loginId: "careful", password: "secret-2" }, headers: HINDI };
  expect((await site.call("POST", "/api/twilio/login", wrong)).status).toBe(401);
  expect((await logIn("careful", { "accept-language": "xx" })).status).toBe(200);
  expect(await languageOf("careful")).toBe("en");
});

test("who has chosen English keeps it, wherever they log in; and so does who has chosen Hindi", async () => {
  for (const [username, language] of [
    ["chose-english", "en"],
    ["chose-hindi", "hi"],
  ] as const) {
    const { cookie } = await person(site, username);
    expect((await site.call("PUT", "/api/account/language", { body: { language }, cookie })).status).toBe(200);
    await logIn(username, HINDI);
    await logIn(username);
    expect(await languageOf(username)).toBe(language);
  }
});
