import { describe, expect, test } from "vitest";
import { isMediaFolder } from "../../platform/media/media-store.server.ts";
import { ENQUIRY_KINDS } from "../enquiries/enquiry-kinds.ts";
import { categories, categoryOf } from "../registry.ts";
import { cardJson } from "./listing-card-sql.ts";

/** What must hold for every category: a new one gets these checks for nothing. */
describe.each(categories.map((category) => [category.key, category] as const))("%s", (key, category) => {
  test("is found by its key, with words and folders of its own", () => {
    expect(categoryOf(key)).toBe(category);
    expect(key).toMatch(/^[a-z][a-z-]*$/);
    for (const other of categories.filter((one) => one !== category)) {
      expect(other.key).not.toBe(key);
      expect(other.mediaFolder).not.toBe(category.mediaFolder);
      expect(other.searchPath.toLowerCase()).not.toBe(category.searchPath.toLowerCase());
      expect(other.profilePath("x")).not.toBe(category.profilePath("x"));
    }
    expect(isMediaFolder(category.mediaFolder)).toBe(true);
    for (const words of [category.singular, category.plural, ...Object.values(category.messages)]) expect(words.trim()).not.toBe("");
  });

  test("its addresses hold any slug", () => {
    for (const slug of ["a", "a b&c=d", "é/ü?#", "नमस्ते"]) {
      const url = new URL(category.profilePath(slug), "https://mandap.example");
      expect(decodeURIComponent(url.pathname + url.search)).toContain(slug);
      expect(url.hash).toBe("");
    }
    expect(category.searchPath).toMatch(/^\/\w+$/);
  });

  test("what it stores is closed: unknown attributes are refused", () => {
    expect(category.attributes.safeParse({ surprise: 1 }).success).toBe(false);
    expect(category.attributes.safeParse(null).success).toBe(false);
  });

  test("its card names its listing and where it lives", () => {
    expect(Object.values(category.card)).toContain("id");
    expect(Object.values(category.card)).toContain("rating");
    expect(Object.values(category.card).some((source) => source === "owner" || source === "column:slug")).toBe(true);
    for (const photo of [true, false]) expect(cardJson(category, photo)).toContain("json_build_object");
  });

  test("what an admin reads of it is there to be read", () => {
    const columns = ["email", "phone", "address", "city", "district", "state", "pin"];
    const attributes = Object.keys((category.attributes as unknown as { shape?: object }).shape ?? {});
    for (const [label, name] of category.reviewFacts ?? []) {
      expect(label).not.toBe("");
      expect([...columns, ...attributes]).toContain(name.replace(/^paise:/, ""));
    }
  });

  test("its photos have limits with words", () => {
    const { profile, gallery } = category.photos;
    expect(profile.max).toBe(1);
    expect(gallery.field).not.toBe(profile.field);
    for (const { max, maxBytes, tooMany, tooLarge } of [profile, gallery]) expect([max > 0, maxBytes > 0, tooMany !== "", tooLarge !== ""]).toEqual([true, true, true, true]);
  });

  test("one can ask for it", () => {
    const asked = Object.values(ENQUIRY_KINDS).filter(({ to }) => to.rule !== "inbox" && to.category === key);
    expect(asked.length).toBeGreaterThan(0);
  });
});
