import { describe, expect, test } from "vitest";
import { isMediaFolder } from "../../platform/media/media-store.server.ts";
import { ENQUIRY_KINDS } from "../enquiries/enquiry-kinds.ts";
import { categories, categoryOf } from "../registry.ts";
import { COLUMNS, named } from "./fields/field.ts";
import { sampleForm } from "./fields/field-samples-test-kit.ts";
import { formSchema } from "./fields/field-schema.ts";
import { attributesSchema } from "./fields/field-storage.ts";
import { formValues } from "./fields/field-values.ts";
import { formPlan } from "./form-plan.ts";
import { formValuesOf, listingContent } from "./listing-form.server.ts";
import type { ListingRow } from "./listing-service.server.ts";
import { editPathOf } from "./listing-edit-path.ts";
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
    for (const words of [category.singular, category.plural, ...Object.values(category.messages)])
      expect(words.trim()).not.toBe("");
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
    expect(attributesSchema(category.fields).safeParse({ surprise: 1 }).success).toBe(false);
    expect(attributesSchema(category.fields).safeParse(null).success).toBe(false);
  });

  test("its card names its listing and where it lives", () => {
    expect(Object.values(category.card)).toContain("id");
    expect(Object.values(category.card)).toContain("rating");
    expect(Object.values(category.card).some((source) => source === "owner" || source === "column:slug")).toBe(true);
    for (const photo of [true, false]) expect(cardJson(category, photo)).toContain("json_build_object");
  });

  test("what an admin reads of it is there to be read", () => {
    const attributes = named(category.fields).flatMap(({ name, column }) => (column ? [] : [name]));
    for (const [label, name] of category.reviewFacts) {
      expect(label).not.toBe("");
      expect([...COLUMNS, ...attributes]).toContain(name.replace(/^paise:/, ""));
    }
  });

  test("its owner edits all of it, on a page of its own or on the one that categories share", () => {
    expect(editPathOf(category, { id: "1", slug: "a b" })).toMatch(/^\/[^\s]+$/);
    const plan = formPlan(category);
    const placed = plan.steps.flatMap(({ sections }) => sections.flatMap(({ fields }) => [...fields]));
    expect([...placed].sort()).toEqual(Object.keys(plan.fields).sort());
    for (const { label } of named(category.fields)) expect(label.trim()).not.toBe("");
    if (category.towns) expect(Object.keys(category.fields)).toContain(category.towns);

    // What the form gives, the category stores; and what it stores, the form shows.
    const typed = sampleForm(category.fields);
    const parsed = formSchema(category.fields).parse(typed);
    const content = listingContent(category, parsed, "slug");
    expect(attributesSchema(category.fields).parse(content.attributes)).toEqual(content.attributes);
    expect(formValuesOf(category, { ...content, attributes: content.attributes } as unknown as ListingRow)).toEqual(
      typed,
    );

    // An empty form is told by field what is missing, and nothing else.
    const empty = formSchema(category.fields).safeParse(formValues(category.fields));
    const wrong = empty.success ? [] : empty.error.issues.map(({ path }) => path[0]);
    const needed = named(category.fields).filter(({ required }) => required !== undefined);
    expect(new Set(wrong)).toEqual(new Set(needed.map(({ name }) => name)));
  });

  test("its photos have limits with words", () => {
    const { profile, gallery } = category.photos;
    expect(profile.max).toBe(1);
    expect(gallery.field).not.toBe(profile.field);
    for (const { max, maxBytes, tooMany, tooLarge } of [profile, gallery])
      expect([max > 0, maxBytes > 0, tooMany !== "", tooLarge !== ""]).toEqual([true, true, true, true]);
  });

  test("one can ask for it", () => {
    const asked = Object.values(ENQUIRY_KINDS).filter(({ to }) => to.rule !== "inbox" && to.category === key);
    expect(asked.length).toBeGreaterThan(0);
  });
});
