// @suite full
import { describe, expect, test } from "vitest";
import { seen, visitor } from "../support/browser.ts";
import { JOURNEY_SIZES } from "../support/suite.ts";
import { filters, go } from "./people.ts";
import { sharedDemo } from "./served.ts";

const on = sharedDemo();

test("a list around a place is the server's, and only lists may ask for somebody's place", async () => {
  const page = await fetch(`${on.site.url}/VenueBooking?near=452001&radius=100&sort=near`);
  // The page itself, without the data that follow it.
  const [html = ""] = (await page.text()).replaceAll("<!-- -->", "").split("</main>");
  expect(html).toContain("Within 100 km of 452001.");
  const far = [...html.matchAll(/(?:about (\d+)|less than 1)\skm away/g)].map(([, km]) => Number(km ?? 0));
  expect(far.length).toBeGreaterThan(0);
  expect(far).toEqual([...far].sort((a, b) => a - b));
  const policy = async (path: string) =>
    /geolocation=\S*(?=,)/.exec((await fetch(on.site.url + path)).headers.get("permissions-policy") ?? "")?.[0];
  expect([
    page.headers.get("permissions-policy"),
    await policy("/search?q=dj"),
    await policy("/venuebooking/"),
  ]).toEqual([expect.stringContaining("geolocation=(self)"), "geolocation=(self)", "geolocation=(self)"]);
  expect(await policy("/AboutUs")).toBe("geolocation=()");
  expect(await (await fetch(`${on.site.url}/VenueBooking?near=Bilaspur`)).text()).toContain("Himachal+Pradesh");
  expect(await (await fetch(`${on.site.url}/VenueBooking?near=Atlantis`)).text()).toContain("so we left it out");
});

test("where nothing is found, it is told which one condition to leave out, and what that finds", async () => {
  const html = async (path: string) => (await (await fetch(on.site.url + path)).text()).replaceAll("<!-- -->", "");
  const nothing = await html("/VenueBooking?state=Lakshadweep&guests=99999");
  const [, href = "", count = ""] =
    /<ul class="ways-out"><li><a href="([^"]+)"[^>]*>Without Guests: 99999: ([\d,+]+ venues)</.exec(nothing) ?? [];
  expect(href).toBe("/VenueBooking?state=Lakshadweep");
  expect(await html(href)).toContain(`>${count}</h2>`);
  // Where there is enough to choose from, nobody is told to ask for less.
  expect(await html("/VenueBooking?state=Madhya+Pradesh")).not.toContain("ways-out");
});

describe.each(JOURNEY_SIZES)("on a %s screen", (size) => {
  test("near a PIN code, and near where somebody is, to a tenth of a degree", async () => {
    const { page, context, problems } = await visitor(on.browser, on.site.url, size);
    await context.grantPermissions(["geolocation"]);
    await context.setGeolocation({ latitude: 22.71956, longitude: 75.85773 });
    await go(page, "/VenueBooking");
    const asked = await filters(page);
    await asked.getByLabel("Near", { exact: true }).fill("452001");
    await asked.getByLabel("Near", { exact: true }).press("Enter");
    await page.waitForURL(/near=452001/);
    await page.getByText("Within 25 km of 452001.").waitFor();
    await page
      .getByText(/km away/)
      .first()
      .waitFor();
    await seen(page, `near-pin`);

    await (await filters(page)).getByRole("button", { name: "Near me" }).click();
    await page.waitForURL((url) => url.searchParams.get("near") === "22.7,75.9");
    await page.getByText(/where you are/).waitFor();
    expect(problems).toEqual([]);
    await context.close();
  });
});
