import { expect, test } from "vitest";
import { BRAND, pageTitle } from "./brand.ts";
import {
  EVENT_TYPES,
  EXPERIENCE_OPTIONS,
  FAMILY_OCCASIONS,
  GENDERS,
  OCCASIONS,
  ROLES,
  SIGNUP_GENDERS,
  isOneOf,
  skillPercent,
} from "./event-types.ts";
import { isUuid, newId } from "./ids.ts";
import { IMAGE_BYTES } from "./limits.ts";
import { fullStars } from "./stars.ts";

test("the closed lists are complete", () => {
  expect([EVENT_TYPES.length, GENDERS.length, SIGNUP_GENDERS.length, EXPERIENCE_OPTIONS.length, ROLES.length]).toEqual([
    10, 5, 2, 10, 6,
  ]);
});

test("occasions of families stand before the specification's, each once", () => {
  expect(FAMILY_OCCASIONS.length).toBe(14);
  expect([OCCASIONS[0], OCCASIONS[14], OCCASIONS.at(-1)]).toEqual(["Wedding", "Corporate Event", "Other"]);
  expect(new Set(OCCASIONS).size).toBe(OCCASIONS.length);
});

test("membership is exact and safe on every type", () => {
  expect(isOneOf(ROLES, "volunteer")).toBe(true);
  for (const no of ["Volunteer", "superadmin", "", null, undefined, 1, ["admin"], {}])
    expect(isOneOf(ROLES, no)).toBe(false);
});

test("a skill's bar: Excellent 100, Good 70, any other 40", () => {
  expect(["Excellent", "Good", "Average", "", "😀"].map(skillPercent)).toEqual([100, 70, 40, 40, 40]);
});

test("stars: one more from a half on; managers by the whole part", () => {
  expect([0, 0.49, 0.5, 4.49, 4.5, 5, 9, -1, Number.NaN].map((value) => fullStars(value))).toEqual([
    0, 0, 1, 4, 5, 5, 5, 0, 0,
  ]);
  expect([4.99, 5, 9, Number.NaN].map((value) => fullStars(value, "floor"))).toEqual([4, 5, 5, 0]);
});

test("ids are UUIDs in the order of their making", () => {
  const ids = Array.from({ length: 1000 }, newId);
  expect(ids.every(isUuid)).toBe(true);
  expect(new Set(ids).size).toBe(1000);
  expect([...ids].sort()).toEqual(ids);
  for (const no of [
    "",
    "1",
    "' OR 1=1",
    `${ids[0]} `,
    "x".repeat(36),
    "x".repeat(1e6),
    null,
    undefined,
    5,
    [ids[0]],
    {},
  ])
    expect(isUuid(no)).toBe(false);
});

test("megabytes are 1,048,576 bytes", () => {
  expect(IMAGE_BYTES).toEqual({
    volunteer: 52_428_800,
    manager: 26_214_400,
    artist: 26_214_400,
    application: 26_214_400,
    listing: 26_214_400,
  });
});

test("the brand's facts have their forms", () => {
  expect(pageTitle("Volunteers")).toBe("Volunteers · Mandap");
  expect(pageTitle()).toBe(BRAND.siteTitle);
  expect(BRAND.smsSender).toMatch(/^[A-Z]{6}$/);
  // A landline has no WhatsApp.
  expect(BRAND.whatsapp).toMatch(/^91[6-9]\d{9}$/);
  expect(`+${BRAND.whatsapp}`).not.toBe(BRAND.phone.e164);
  for (const address of Object.values(BRAND.email)) expect(address).toMatch(/@mandap\.example$/);
});
