// @suite full
import { expect, test } from "vitest";
import { visitor } from "../support/browser.ts";
import { go, hydrated, logIn } from "./people.ts";
import { served } from "./served.ts";

const on = served({ DEMO: "on" });

test("a list shows the whole day that it is asked for at 360 px, and says of one that it cannot be", async () => {
  const { page, context, problems } = await visitor(on.browser, on.site.url, "phone");
  const day = new Date(Date.now() + 60 * 86_400_000).toISOString().slice(0, 10);
  await go(page, `/ArtistBooking?date=${day}`);
  const chip = page.locator(".filter-row .chip.on", { hasText: "Free on" });
  const { x, width } = (await chip.boundingBox())!;
  expect(x + width).toBeLessThanOrEqual(360);
  for (const [date, words] of [
    ["2024-01-01", "1 January 2024 is over, so every day is shown. Choose a day from today on."],
    ["tomorrow", "‘tomorrow’ is no date, so every day is shown. Choose a day above."],
  ] as const)
    for (const path of ["/ArtistBooking", "/search"]) {
      await go(page, `${path}?date=${date}`);
      await page.getByText(words).waitFor();
    }
  expect(problems).toEqual([]);
  await context.close();
});

test("who asks several and has chosen nobody is told so in those words; of what is rented one says how many", async () => {
  const { page, context, problems } = await visitor(on.browser, on.site.url, "phone");
  const organiser = on.site.logins().find(({ label }) => label === "Organiser")!;
  await logIn(page, organiser.username, organiser.password);
  await go(page, "/my/events");
  const event = (await page.locator('main a[href^="/my/events/"]').first().getAttribute("href"))!;
  await go(page, `${event}/ask?category=rentals`);
  await hydrated(page);
  for (const box of await page.locator("input[name=listings]:checked").all()) await box.uncheck();
  await page.getByRole("button", { name: "Ask", exact: true }).click();
  await page.getByRole("alert").getByRole("link", { name: "Please choose whom to ask.", exact: true }).waitFor();
  await page.getByLabel("How many pieces").waitFor();
  await page.getByLabel("Return date").waitFor();
  expect(problems).toEqual([]);
  await context.close();
});

test("the start page of a volunteer begins with what waits for them", async () => {
  const { page, context, problems } = await visitor(on.browser, on.site.url, "phone");
  const volunteer = on.site.logins().find(({ label }) => label === "Volunteer")!;
  await logIn(page, volunteer.username, volunteer.password);
  await go(page, "/MyDashBoard");
  await page.waitForURL(/\/volunteer\/edit\//i);
  const next = (await page.getByRole("heading", { name: "What to do next" }).boundingBox())!;
  expect(next.y).toBeLessThan((await page.getByRole("heading", { level: 1 }).boundingBox())!.y);
  await page.getByText(/requests? waits? for your answer/).waitFor();
  expect(problems).toEqual([]);
  await context.close();
});
