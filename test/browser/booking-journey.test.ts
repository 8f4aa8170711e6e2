import { describe, expect, test } from "vitest";
import { addDays, todayIST } from "../../src/domain/dates.ts";
import { seen, visitor } from "../support/browser.ts";
import { cookieOf, cookiesFor } from "../support/signed-in.ts";
import { JOURNEY_SIZES } from "../support/suite.ts";
import { go, press, type } from "./people.ts";
import { served } from "./served.ts";

const on = served({ DEMO: "on" });

/** A request of the demo's organiser to its volunteer. */
async function asked(day: string): Promise<string> {
  const answer = await fetch(`${on.site.url}/api/inquiry/form/volunteerBooking`, {
    method: "POST",
    headers: { "Content-Type": "application/json", cookie: await cookieOf(on.site, "Organiser") },
    body: JSON.stringify({
      fullName: "Kabir Sheikh",
      phone: "9826011122",
      email: "kabir@mail.example",
      service: "Cultural Event",
      calendar: day,
      budget: "25,000",
      city: "Indore",
      requirement: "Twelve people at the gates, from four to eleven.",
      username: "asha.kulkarni",
    }),
  });
  expect(answer.status).toBe(201);
  return ((await answer.json()) as { enquiryNumber: string }).enquiryNumber;
}

describe.each(JOURNEY_SIZES)("on a %s screen", (size) => {
  test("a quote, a change asked for, a new quote, and an agreement that both sides read", async () => {
    const number = await asked(addDays(todayIST(), size === "phone" ? 150 : 151));
    const provider = await visitor(on.browser, on.site.url, size);
    await provider.context.addCookies(await cookiesFor(on.site, "Volunteer"));
    const organiser = await visitor(on.browser, on.site.url, size);
    await organiser.context.addCookies(await cookiesFor(on.site, "Organiser"));

    // From the card of the request to the first quote; what is missing is said beside it, and what was typed stays.
    await go(provider.page, `/my-requests?box=received&number=${number}`);
    await provider.page.getByRole("link", { name: "Send a quote" }).click();
    await provider.page.waitForURL(`**/bookings/${number}`);
    await provider.page.getByRole("heading", { name: "Your quote" }).waitFor();
    // What the price card proposes gives way to lines of one's own.
    const proposed = provider.page.getByRole("button", { name: /^Remove line/ });
    while ((await proposed.count()) > 0) await proposed.last().click();
    await type(provider.page, "lines.0.eachPaise", "");
    await provider.page.locator('[name="tax.kind"]').selectOption("none");
    await type(provider.page, "lines.0.label", "Twelve people at the gates");
    await type(provider.page, "lines.0.quantity", "12");
    await type(provider.page, "lines.0.unit", "people");
    await press(provider.page, "Send the quote");
    await provider.page.getByText("Please enter one amount").first().waitFor();
    await seen(provider.page, "quote-errors");
    expect(await provider.page.locator('[name="lines.0.label"]').inputValue()).toBe("Twelve people at the gates");
    await type(provider.page, "lines.0.eachPaise", "1500");
    await press(provider.page, "Add a line");
    await type(provider.page, "lines.1.label", "Travel");
    await type(provider.page, "lines.1.eachPaise", "2000");
    await provider.page.getByText("₹20,000", { exact: true }).first().waitFor();
    await type(provider.page, "included", "Uniforms, torches and a lead");
    await provider.page.locator('[name="holdHours"]').selectOption("48");
    await seen(provider.page, "quote-form");
    // A reload loses nothing of it.
    await provider.page.waitForTimeout(600);
    await provider.page.reload();
    await provider.page.getByText("₹20,000", { exact: true }).first().waitFor();
    expect(await provider.page.locator('[name="lines.1.label"]').inputValue()).toBe("Travel");
    expect(await provider.page.locator('[name="included"]').inputValue()).toBe("Uniforms, torches and a lead");
    expect(await provider.page.locator('[name="holdHours"]').inputValue()).toBe("48");
    await press(provider.page, "Send the quote");
    await provider.page.getByRole("heading", { name: "The quote" }).waitFor();
    await provider.page.getByText("has your quote and answers next").waitFor();
    await seen(provider.page, "quote-sent");

    // The organiser would pay less.
    await go(organiser.page, `/my-requests?box=sent&number=${number}`);
    await organiser.page.getByText("You have a quote:").waitFor();
    await organiser.page.getByRole("link", { name: "See the quote" }).click();
    await organiser.page.getByRole("heading", { name: "The quote" }).waitFor();
    await seen(organiser.page, "quote-seen");
    await organiser.page.getByText("Ask for a change", { exact: true }).click();
    await type(organiser.page, "note", "Could it be ten people?");
    await type(organiser.page, "askedPaise", "17,000");
    await seen(organiser.page, "quote-change");
    await organiser.page.getByRole("button", { name: "Send", exact: true }).click();
    await organiser.page.getByText("You have asked for a change.").waitFor();

    // A new quote, by a discount.
    await provider.page.reload();
    await provider.page.getByText("“Could it be ten people?”").waitFor();
    await seen(provider.page, "quote-countered");
    await provider.page.getByRole("button", { name: "Match it with a discount" }).click();
    expect(await provider.page.locator('[name="discountPaise"]').inputValue()).toBe("3,000");
    await type(provider.page, "discountPaise", "2000");
    await press(provider.page, "Send the quote");
    await provider.page.getByRole("heading", { name: "Quote 2" }).waitFor();

    await organiser.page.reload();
    await organiser.page.getByText("The quote before", { exact: true }).waitFor();
    await organiser.page.getByRole("button", { name: "Accept ₹18,000" }).click();
    const dialog = organiser.page.getByRole("dialog", { name: "Agree on ₹18,000 all in?" });
    await dialog.waitFor();
    await seen(organiser.page, "quote-accept");
    await dialog.getByRole("button", { name: "Accept ₹18,000" }).click();
    await organiser.page.getByText("the day is held for you").first().waitFor();
    // What falls due with the agreement comes before it is confirmed.
    await organiser.page.getByText("The booking is confirmed once").first().waitFor();
    expect(await organiser.page.getByRole("button", { name: /^Confirm booking/ }).count()).toBe(0);
    await seen(organiser.page, "agreed");

    // Both read the same agreement, and anybody may check that number and fingerprint belong together.
    const hashes: string[] = [];
    for (const { page } of [organiser, provider]) {
      await go(page, `/bookings/${number}/agreement`);
      await page.getByRole("heading", { name: `Agreement ${number}` }).waitFor();
      await page.getByText("Kabir Sheikh").first().waitFor();
      hashes.push((await page.locator(".agreement-hash").textContent())!);
    }
    expect(hashes[0]).toMatch(/^[0-9a-f]{64}$/);
    expect(hashes[1]).toBe(hashes[0]);
    await seen(organiser.page, "agreement");
    const anybody = await visitor(on.browser, on.site.url, size);
    await go(anybody.page, `/agreement/${number}`);
    await type(anybody.page, "hash", hashes[0]!);
    await press(anybody.page, "Check");
    await anybody.page.getByText("They belong together: there is an agreement").waitFor();
    await seen(anybody.page, "agreement-check");

    for (const { context, problems } of [provider, organiser, anybody]) {
      expect(problems).toEqual([]);
      await context.close();
    }
  });
});
