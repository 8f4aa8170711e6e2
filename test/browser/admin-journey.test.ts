import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { artistForm } from "../../src/features/artists/artist-test-kit.server.ts";
import { plainPhoto } from "../support/photos.ts";
import { seen, visitor } from "../support/browser.ts";
import { JOURNEY_SIZES } from "../support/suite.ts";
import { go, hydrated, logIn, newPerson, press, type } from "./people.ts";
import { served } from "./served.ts";

const on = served({ DEMO: "on" });

const login = (role: string) => on.site.logins().find((one) => one.role === role)!;

/** Signs somebody up and registers them as an artist of this city, over the calls. */
async function artistWaits(title: string, lastName: string, city: string): Promise<string> {
  const person = newPerson(title, lastName);
  const post = async (path: string, body: unknown, cookie = "") => {
    const form = body instanceof FormData;
    const answer = await fetch(on.site.url + path, {
      method: "POST",
      headers: { ...(form ? {} : { "content-type": "application/json" }), cookie },
      body: form ? body : JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer;
  };
  const form = { ...person, mobile: `+91${person.mobile}`, confirmPassword: person.password };
  const { sessionId } = (await (await post("/api/twilio/send-otp", form)).json()) as { sessionId: string };
  const registered = await post("/api/twilio/register", {
    ...form,
    sessionId,
    otp: await on.site.codeFor(form.mobile),
  });
  const cookie = registered.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
  await post(
    "/api/artists/add",
    await artistForm(
      { firstName: title, lastName, city, mobile: person.mobile, email: person.email },
      { images: 2, videos: ["https://youtu.be/dQw4w9WgXcQ"] },
    ),
    cookie,
  );
  return `${title} ${lastName}`;
}

const toast = (page: Page, text: string | RegExp) => page.locator(".toasts").getByText(text).first().waitFor();
const tab = async (page: Page, name: string) => {
  await page.getByRole("navigation", { name: "Admin", exact: true }).getByRole("link", { name }).click();
  await page
    .getByRole("navigation", { name: "Admin", exact: true })
    .locator('[aria-current="page"]', { hasText: name })
    .waitFor();
};
const dialogButton = (page: Page, name: string) => page.locator("dialog[open]").getByRole("button", { name }).click();

describe.each(JOURNEY_SIZES)("on a %s screen", (size) => {
  test("a volunteer sends a document, an admin marks it as seen, and the profile says so", async () => {
    const [kind, name, number] =
      size === "phone" ? (["pan", "PAN", "abcpe 1234 f"] as const) : (["gstin", "GSTIN", "27AAPFU0939F1ZV"] as const);
    const volunteer = login("volunteer");
    const theirs = await visitor(on.browser, on.site.url, size);
    await logIn(theirs.page, volunteer.username, volunteer.password);
    await theirs.page.waitForURL(/volunteer/);
    await go(theirs.page, "/account");
    await theirs.page.getByRole("link", { name: "What is verified about you" }).click();
    await theirs.page.getByText("Mobile number", { exact: true }).waitFor();
    const panel = theirs.page.getByRole("region", { name, exact: true });
    await type(theirs.page, `${kind}-number`, "27AAPFU0939F1ZX");
    await panel.getByRole("button", { name: `Send the ${name}` }).click();
    await theirs.page.getByRole("alert").getByText("Please add a photo of it.").waitFor();
    await seen(theirs.page, `verified-${kind}-wrong`);
    await type(theirs.page, `${kind}-number`, number);
    await type(theirs.page, `${kind}-name`, "Asha Kulkarni");
    await panel
      .locator('input[type="file"]')
      .setInputFiles({ name: "paper.jpg", mimeType: "image/jpeg", buffer: await plainPhoto("#7a1f3d") });
    await panel.getByRole("button", { name: `Send the ${name}` }).click();
    await panel.getByText("We look at it", { exact: true }).waitFor();
    await seen(theirs.page, `verified-${kind}-waits`);

    const desk = await visitor(on.browser, on.site.url, size);
    const admin = login("admin");
    await logIn(desk.page, admin.username, admin.password);
    await desk.page.waitForURL(/AdminDashboard/);
    await tab(desk.page, "Documents");
    const row = desk.page.locator("tbody tr", { hasText: "Asha Kulkarni" });
    const photo = await desk.context.request.get(
      on.site.url + (await row.getByRole("link", { name: /See the photo/ }).getAttribute("href"))!,
    );
    expect(photo.headers()["content-type"]).toBe("image/webp");
    await seen(desk.page, `admin-papers-${kind}`);
    await row.getByRole("button", { name: /Mark as seen/ }).click();
    await dialogButton(desk.page, "Mark as seen");
    await desk.page.getByText("Please give a reason.").waitFor();
    await type(desk.page, "reason", "Card and name agree with the account.");
    await dialogButton(desk.page, "Mark as seen");
    await toast(desk.page, "Marked as seen. The owner is told.");
    await desk.page.getByText("No document waits.").waitFor();

    await go(theirs.page, "/notifications");
    await theirs.page.getByText(`Your ${name} is verified`).first().click();
    await panel.getByText("Verified", { exact: true }).waitFor();
    await seen(theirs.page, `verified-${kind}-seen`);
    await go(desk.page, `/volunteer/${volunteer.username}`);
    await desk.page
      .getByRole("region", { name: "Verified", exact: true })
      .getByText(kind === "pan" ? /^PAN card seen by our team in/ : /^GSTIN 27•{10}1ZV seen by our team in/)
      .waitFor();
    // The organiser of the demo has booked her, and her work was done.
    await desk.page.getByText("Booked here").first().waitFor();
    await seen(desk.page, `profile-${kind}-verified`);
    expect([...theirs.problems, ...desk.problems]).toEqual([]);
    await theirs.context.close();
    await desk.context.close();
  });

  test("an admin works through the queue, hides a review, suspends and restores a volunteer", async () => {
    const city = size === "phone" ? "Sanchi" : "Orchha";
    const first = await artistWaits("Gauri", size === "phone" ? "Bapat" : "Chitale", city);
    const second = await artistWaits("Nandan", size === "phone" ? "Lele" : "Phadke", city);
    const { page, context, problems } = await visitor(on.browser, on.site.url, size, { allow: [/status of 404/] });

    // Login leads to the desk; the queue is narrowed to a city.
    const admin = login("admin");
    await logIn(page, admin.username, admin.password);
    await page.waitForURL(/AdminDashboard/);
    await page.getByRole("heading", { name: "Admin Dashboard" }).waitFor();
    await page.locator(".desk-card").first().waitFor();
    await seen(page, "admin-queue");
    // The review page reads every category, those of the demo that wait among them.
    const chips = page.getByRole("navigation", { name: "Categories" }).getByRole("link");
    const waiting = (
      await chips.evaluateAll((links) =>
        links.map((link) => ({
          href: link.getAttribute("href") ?? "",
          count: Number(/\d+$/.exec(link.textContent ?? "")?.[0]),
        })),
      )
    ).filter(({ href, count }) => count > 0 && href.includes("category="));
    expect(waiting.length).toBeGreaterThan(0);
    for (const { href } of waiting) {
      await go(page, href);
      await page.locator(".desk-card a").first().click();
      await page.waitForURL(/artistko/);
      await page.locator(".desk-facts dd").first().waitFor();
      await seen(page, `admin-review-${href.split("category=")[1]}`);
    }
    await go(page, "/AdminDashboard");
    await page.getByRole("combobox", { name: "City" }).selectOption(city);
    await page.waitForURL(new RegExp(`city=${city}`));
    await expect.poll(() => page.locator(".desk-card").count()).toBe(2);

    // '?' shows what the keys do; they do nothing while one writes, and nothing once they are turned off.
    const card = (name: string) => page.locator(".desk-card", { has: page.getByRole("heading", { name }) });
    await page.locator("h1").click();
    await page.keyboard.press("?");
    await page.getByRole("heading", { name: "Keyboard shortcuts" }).waitFor();
    await seen(page, "admin-keys");
    await dialogButton(page, "Turn them off");
    await dialogButton(page, "Done");
    await page.keyboard.press("j");
    expect(await page.locator("[data-card]:focus").count()).toBe(0);
    if (size === "wide") {
      await press(page, "Keyboard shortcuts");
      await dialogButton(page, "Turn them on");
      await dialogButton(page, "Done");
      await page.keyboard.press("j");
      await expect.poll(() => page.locator("[data-card]:focus h3").textContent()).toBe(first);
      await page.keyboard.press("r");
      await page.locator("dialog[open]").getByRole("button", { name: "Cancel" }).click();
    }

    // The first is approved, after the question.
    await page.getByRole("link", { name: `View Details: ${first}` }).click();
    await page.getByRole("heading", { name: first, level: 1 }).waitFor();
    for (const label of [
      "Email",
      "Category",
      "Mobile",
      "City",
      "Duration",
      "Travel",
      "Genre",
      "Team",
      "Location",
      "Profile title",
      "Keywords",
      "Description",
      "Profile description",
    ])
      await page.locator("dt", { hasText: new RegExp(`^${label}$`) }).waitFor();
    await page.getByRole("button", { name: /Play: Video 1/ }).waitFor();
    await seen(page, "admin-review");
    await press(page, "Approve");
    await page.getByRole("heading", { name: "Approve this artist?" }).waitFor();
    await seen(page, "admin-approve");
    await dialogButton(page, "Approve");
    await toast(page, "Artist approved");
    await page.waitForURL(new RegExp(`AdminDashboard\\?city=${city}`));
    // The next one has the focus.
    await expect.poll(() => page.locator("[data-card]:focus h3").textContent()).toBe(second);

    // The second is rejected, with a reason only.
    await card(second)
      .getByRole("button", { name: /^Reject/ })
      .click();
    await page.getByRole("heading", { name: "Are you sure you want to reject/delete this artist?" }).waitFor();
    await dialogButton(page, "Reject");
    await page.getByText("Please give a reason.").waitFor();
    await seen(page, "admin-reject");
    await type(page, "reason", "The photos do not show you.");
    await dialogButton(page, "Reject");
    await toast(page, "Artist rejected/deleted");
    await page.getByRole("heading", { name: "No pending artists found." }).waitFor();
    await seen(page, "admin-queue-empty");

    // A review is hidden: it is not shown any more, and its stars do not count.
    await tab(page, "Reviews");
    await type(page, "q", login("volunteer").username);
    await press(page, "Show");
    await page.waitForURL(/q=/);
    const row = page
      .locator("tbody tr")
      .filter({ has: page.locator(`[data-label="About"] a[href="/volunteer/${login("volunteer").username}"]`) })
      .first();
    const about = row.locator('[data-label="About"] a');
    const profile = (await about.getAttribute("href"))!;
    const comment = (await row.locator('[data-label="Review"] span.block').textContent())!;
    const ratings = async () =>
      (await (await fetch(`${on.site.url}/api/ratings/volunteer/${profile.split("/").at(-1)}`)).json()) as {
        ratingCount: number;
        ratings: { comment: string }[];
      };
    const before = await ratings();
    await seen(page, "admin-reviews");
    await row.getByRole("button", { name: /^Hide/ }).click();
    await type(page, "reason", "It insults a person.");
    await dialogButton(page, "Hide review");
    await toast(page, "Review hidden.");
    await row.locator('[data-label="State"]', { hasText: "Hidden" }).waitFor();
    const after = await ratings();
    const same = ({ ratings: all }: typeof after) => all.filter((one) => one.comment === comment).length;
    expect({ count: after.ratingCount, same: same(after) }).toEqual({
      count: before.ratingCount - 1,
      same: same(before) - 1,
    });
    await page.getByRole("combobox", { name: "State" }).selectOption("hidden");
    await page.waitForURL(/state=hidden/);
    await row.getByRole("button", { name: /^Show/ }).click();
    await dialogButton(page, "Show review");
    await toast(page, "Review shown again.");

    // A volunteer is suspended, is gone from the site, and restored.
    await tab(page, "Listings");
    await page.getByRole("combobox", { name: "Category" }).selectOption("volunteers");
    await page.waitForURL(/category=volunteers/);
    const volunteer = page
      .locator("tbody tr")
      .filter({ has: page.locator('[data-label="Category"]', { hasText: /^Volunteer$/ }) })
      .nth(size === "phone" ? 0 : 1);
    const name = (await volunteer.locator('[data-label="Name"] a').textContent())!;
    const username = (await volunteer.locator('[data-label="Name"] .small').textContent())!;
    await seen(page, "admin-listings");
    await volunteer.getByRole("button", { name: /^Suspend/ }).click();
    await type(page, "reason", "Two organisers complained.");
    await dialogButton(page, "Suspend");
    await toast(page, "Volunteer suspended");
    await volunteer.locator(".status", { hasText: "Suspended" }).waitFor();
    expect((await fetch(`${on.site.url}/api/volunteers/username/${username}`)).status).toBe(404);
    await type(page, "q", username);
    await press(page, "Show");
    await page.waitForURL(/q=/);
    await page.getByRole("button", { name: `Restore ${name}` }).click();
    await dialogButton(page, "Restore");
    await toast(page, "Volunteer restored");
    expect((await fetch(`${on.site.url}/api/volunteers/username/${username}`)).status).toBe(200);

    // The other tabs, and what the log says of all this.
    await tab(page, "Enquiries");
    await page.locator("tbody tr").first().waitFor();
    await seen(page, "admin-enquiries");
    await tab(page, "People");
    await type(page, "q", admin.username);
    await press(page, "Show");
    await page.locator("tbody tr", { hasText: admin.username }).getByText("You", { exact: true }).waitFor();
    await seen(page, "admin-people");
    await tab(page, "Audit log");
    await type(page, "actor", admin.username);
    await press(page, "Show");
    await page.waitForURL(/actor=/);
    for (const words of ["Listing restore", "Listing suspend", "Review hide", "Listing reject", "Listing approve"])
      await page.locator("tbody tr", { hasText: words }).first().waitFor();
    await seen(page, "admin-audit");

    // The machinery: nothing was given up, until something is; then it is tried again.
    await tab(page, "Status");
    await page.getByText("No job was given up.").waitFor();
    for (const label of ["Last backup", "Free disk", "Mail", "SMS", "Database", "Site", "Running since"])
      await page.locator("dt", { hasText: new RegExp(`^${label}$`) }).waitFor();
    // What is idle is folded away, and named there.
    await page.locator("summary", { hasText: /empty queue/ }).click();
    await page.locator("main :is(td, details[open] p)", { hasText: "Send mail" }).first().waitFor();
    await seen(page, "admin-status");
    expect(problems).toEqual([]);
    await context.close();
  });
});

test("nobody is sent to the login and comes back, others get the 403 page", async () => {
  const { page, context } = await visitor(on.browser, on.site.url, "wide", { allow: [/status of 403/] });
  await go(page, "/admindashboard?tab=people");
  await page.waitForURL(/login\?redirect=/);
  const { username, password } = login("volunteer");
  await type(page, "loginId", username);
  await type(page, "password", password);
  await press(page, /^Login$|^Log in$/i);
  await page.waitForURL(/admindashboard/i);
  await page.getByText("You are not allowed to see this page.").first().waitFor();
  for (const path of ["/AdminDashboard", "/artistko/whatever"]) expect((await page.goto(path))!.status()).toBe(403);
  await hydrated(page);
  await context.close();
});
