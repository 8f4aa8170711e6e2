import { describe, expect, test } from "vitest";
import { LAUNCH } from "../../domain/limits.ts";
import { timeLeft } from "./parts/countdown.tsx";
import { nextStop } from "./parts/use-strip.ts";
import { popupMayCome, popupMayStand } from "./popup-rules.ts";
import { sitemapXml } from "./sitemap-service.server.ts";

describe("the countdown", () => {
  const launch = Date.parse(LAUNCH);

  test("counts days, hours, minutes and seconds to midnight in India", () => {
    expect(timeLeft(launch, Date.parse("2025-07-12T22:58:57+05:30"))).toEqual({
      days: 2,
      hours: 1,
      minutes: 1,
      seconds: 3,
    });
    expect(timeLeft(launch, launch - 999)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0 });
  });

  test("stays at zeros after the date", () => {
    expect(timeLeft(launch, launch)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0 });
    expect(timeLeft(launch, launch + 86_400_000)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0 });
  });
});

describe("the pop-up form", () => {
  test("stands on browse pages only, in any spelling", () => {
    for (const path of ["/", "/AboutUs", "/aboutus/", "/Services", "/newsblog", "/VOLUNTEERS"])
      expect(popupMayStand(path), path).toBe(true);
    for (const path of [
      "/login",
      "/signup",
      "/ContactUs",
      "/VolunteerForm",
      "/VolunteerEnquiryForm",
      "/volunteer/asha",
      "/account",
    ])
      expect(popupMayStand(path), path).toBe(false);
  });

  test("waits 40 seconds, and for dialogs and typing to end", () => {
    expect(popupMayCome({ seconds: 39, dialogOpen: false, typing: false })).toBe(false);
    expect(popupMayCome({ seconds: 40, dialogOpen: false, typing: false })).toBe(true);
    expect(popupMayCome({ seconds: 50, dialogOpen: true, typing: false })).toBe(false);
    expect(popupMayCome({ seconds: 50, dialogOpen: false, typing: true })).toBe(false);
  });
});

describe("a row that scrolls", () => {
  const row = { step: 100, end: 250 };
  test("goes on by one item, to its end, and round", () => {
    expect([0, 37, 100, 199.5, 250].map((left) => nextStop({ ...row, left }, 1))).toEqual([100, 100, 200, 250, 0]);
  });
  test("goes back likewise", () => {
    expect([250, 200, 137, 100, 0].map((left) => nextStop({ ...row, left }, -1))).toEqual([200, 100, 100, 0, 250]);
  });
});

test("the sitemap escapes what XML would misread", () => {
  const xml = sitemapXml([{ path: "/" }, { path: "/volunteer/a&b", changed: "2026-11-21" }], "https://mandap.example");
  expect(xml).toContain("<url><loc>https://mandap.example/</loc></url>");
  expect(xml).toContain("<loc>https://mandap.example/volunteer/a&#38;b</loc><lastmod>2026-11-21</lastmod>");
});
