// @suite full
import { describe, expect, test } from "vitest";
import { OTHERS } from "../../src/domain/words/languages.ts";
import { visitor } from "../support/browser.ts";
import { layoutFindings } from "../support/layout-check.ts";
import { hydrated, takenOver } from "./people.ts";
import { sharedDemo } from "./served.ts";

const on = sharedDemo();

/** The home page, a list with its filters, one that found nothing, and what is not there. */
const PAGES = ["", "/VenueBooking", "/VenueBooking?q=nothingofthatname", "/search?q=dj", "/login", "/nowhere"];
const NARROW = [320, 360];

describe.each(OTHERS.filter(({ whole }) => !whole))(
  "in $name, which is not offered yet",
  ({ code, locale, prefix }) => {
    test("pages stand in it, are taken over as they were drawn, and hold on narrow phones", async () => {
      const { page, context, problems } = await visitor(on.browser, on.site.url, "phone", { allow: [/404/] });
      const fonts: string[] = [];
      page.on("request", (request) => {
        if (request.resourceType() === "font") fonts.push(request.url());
      });
      const script = new Intl.Locale(locale).maximize().script!;
      for (const path of PAGES) {
        await page.setViewportSize({ width: NARROW[0]!, height: 800 });
        const answer = await page.goto(prefix + path);
        expect(answer!.headers()["x-robots-tag"], path).toBe("noindex");
        await hydrated(page);
        await takenOver(page, "footer");
        expect(await page.locator("html").getAttribute("lang"), path).toBe(locale);
        expect(await page.locator("footer").innerText(), path).toMatch(new RegExp(`\\p{Script=${script}}`, "u"));
        for (const width of NARROW) {
          await page.setViewportSize({ width, height: 800 });
          expect(await layoutFindings(page, { width }), `${path} at ${width}`).toEqual([]);
        }
      }
      // Letters of the system, but for titles in Devanagari; with room for their marks, and not spread.
      expect(fonts.filter((url) => /devanagari/.test(url) && (script !== "Deva" || !/rozha/.test(url)))).toEqual([]);
      await page.goto(prefix || "/");
      const type = await page.evaluate(() => {
        const of = (selector: string) => getComputedStyle(document.querySelector(selector)!);
        const high = (style: CSSStyleDeclaration) => parseFloat(style.lineHeight) / parseFloat(style.fontSize);
        return { body: high(of("body")), title: high(of("main h2")), spread: of(".topbar summary").letterSpacing };
      });
      expect(type.body).toBeCloseTo(1.7);
      expect(type.title).toBeGreaterThanOrEqual(1.25);
      expect(type.spread).toMatch(/^(0px|normal)$/);
      expect(problems).toEqual([]);
      await context.close();
    });

    test("nothing leads there: no link, no sitemap, no cookie that the home page follows, no account that is written to in it", async () => {
      const read = async (path: string, init?: RequestInit) =>
        fetch(on.site.url + path, { redirect: "manual", ...init });
      const home = await read("/", { headers: { cookie: `mandap_language=${code}`, "sec-fetch-site": "none" } });
      expect(home.status).toBe(200);
      expect(await home.text()).not.toMatch(new RegExp(`(href|hreflang)="(${prefix}|${locale})`));
      expect((await read(`/sitemap-${code}.xml`)).status).toBe(404);
      expect(await (await read("/robots.txt")).text()).not.toContain(`sitemap-${code}`);
      const put = await read("/api/account/language", {
        method: "PUT",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ language: code }),
      });
      expect(put.ok).toBe(false);
    });
  },
);
