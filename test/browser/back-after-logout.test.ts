import { expect, test } from "vitest";
import { visitor } from "../support/browser.ts";
import { go, newPerson, signUp } from "./people.ts";
import { served } from "./served.ts";

const on = served();

test("after a logout in one tab › 'back' in the other shows nothing of who was there", async () => {
  const person = newPerson("leela", "Nair");
  const { page: one, context } = await visitor(on.browser, on.site.url, "wide", { allow: [/status of 40[01]/] });
  await signUp(one, on.site, person);
  const two = await context.newPage();
  await go(two, "/account");
  expect(await two.content()).toContain(person.username);
  await go(two, "/aboutUs");
  // Another document stays open, as the memory of the back button keeps it.
  const three = await context.newPage();
  await go(three, "/account");
  await three.evaluate(() => dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true })));
  expect(await three.getByText(person.username).first().isVisible()).toBe(false);

  expect(await one.evaluate(async () => (await fetch("/api/auth/logout")).status)).toBe(200);
  const again = await context.request.get(`${on.site.url}/api/auth/logout`);
  expect(again.headers()["clear-site-data"]).toBe('"cache"');

  await two.goBack();
  await two.waitForURL(/\/login/i);
  expect(await two.content()).not.toContain(person.username);
  await three.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  await three.waitForURL(/\/login/i);
  expect(await three.content()).not.toContain(person.username);
  const kept = await one.evaluate(async () =>
    (await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys())))
      .flat()
      .filter(({ url }) => /account/.test(url)),
  );
  expect(kept).toEqual([]);
  await context.close();
});
