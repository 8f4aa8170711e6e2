// @suite full
import { describe, expect, test } from "vitest";
import { seen, visitor } from "../support/browser.ts";
import { until } from "../support/served-site.ts";
import { JOURNEY_SIZES } from "../support/suite.ts";
import { go, logIn, newPerson, press, signUp, type } from "./people.ts";
import { served } from "./served.ts";

const on = served();

describe.each(JOURNEY_SIZES)("on a %s screen", (size) => {
  test("a forgotten password is set anew in three steps, and the person is signed in", async () => {
    const person = newPerson("meera", "Iyengar");
    const first = await visitor(on.browser, on.site.url, size);
    await signUp(first.page, on.site, person);
    await first.context.close();

    const { page, context, problems } = await visitor(on.browser, on.site.url, size, { allow: [/status of 40[01]/] });
    await go(page, "/login");
    await seen(page, "login");
    await type(page, "loginId", person.username);
    await type(page, "password", "not-it-at-all");
    await press(page, /^Login$|^Log in$/i);
    await page.getByRole("alert").first().waitFor();
    await page.getByRole("link", { name: /Forgot Password/i }).click();
    await page.waitForURL(/ForgetPassword/i);
    await seen(page, "forgot-1");

    const sent = on.site.sms().length;
    await type(page, "emailorphoneorusername", person.mobile);
    await press(page, "Send OTP");
    await page.getByText("OTP sent!").first().waitFor();
    await until("the code", () => on.site.sms().length > sent);
    await seen(page, "forgot-2");
    // Back, and on again: nothing typed is lost.
    await press(page, /^Back$/);
    expect(await page.locator('[name="emailorphoneorusername"]').inputValue()).toBe(person.mobile);
    await press(page, "I have the code");
    await type(page, "otp", await on.site.codeFor(`+91${person.mobile}`));
    await press(page, /Verify/);
    await page.getByText("OTP verified!").first().waitFor();
    await seen(page, "forgot-3");
    await type(page, "password", "Navi-Pustak@9");
    await type(page, "confirmPassword", "Navi-Pustak@8");
    await press(page, /Reset|Save|Set/);
    await page
      .getByText(/Passwords do not match/)
      .first()
      .waitFor();
    await type(page, "confirmPassword", "Navi-Pustak@9");
    await press(page, /Reset|Save|Set/);
    await page.getByText("Password reset successful!").first().waitFor();
    await page.waitForURL(/choose-role/i);
    expect(problems).toEqual([]);
    await context.close();

    const later = await visitor(on.browser, on.site.url, size);
    await logIn(later.page, person.email, "Navi-Pustak@9");
    expect(later.problems).toEqual([]);
    await later.context.close();
  });
});
