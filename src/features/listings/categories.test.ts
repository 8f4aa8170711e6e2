import { describe, expect, test } from "vitest";
import { isMediaFolder } from "../../platform/media/media-store.server.ts";
import { ENQUIRY_KINDS } from "../enquiries/enquiry-kinds.ts";
import { categories, categoryOf } from "../registry.ts";
import { COLUMN_FIELDS, listingForm, shownValue, type FieldValue } from "./listing-form-model.ts";
import { editPathOf } from "./listing-edit-path.ts";
import { listingFields, type ListingField } from "./listing-fields.ts";
import { cardJson } from "./listing-card-sql.ts";

/** What somebody could type into a field. */
function sampleOf(field: ListingField): FieldValue {
  switch (field.kind) {
    case "choice":
      return field.options[0]!;
    case "choices":
      return field.options.slice(0, 2);
    case "lines":
      return "Parking\nहवन कुंड";
    case "number":
      return String(field.min + 1);
    case "records":
      return [Object.fromEntries(field.fields.map((part) => [part.name, sampleOf(part)]))];
    case "switch":
      return true;
    case "text":
      return "Rangoli";
  }
}

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

  test("its owner edits all of it, on a page of its own or on the one that categories share", () => {
    if (category.ownPath) return expect(editPathOf(category, { id: "1", slug: "a b" })).toMatch(/^\/[^\s]+$/);
    const fields = listingFields(category);
    const { shape } = category.attributes as unknown as { shape: object };
    expect(fields.map(({ name }) => name)).toEqual(Object.keys(shape));
    for (const { name, label } of fields) {
      expect(label.trim()).not.toBe("");
      expect(COLUMN_FIELDS as readonly string[]).not.toContain(name);
    }
    for (const name of [...Object.keys(category.fields ?? {}), ...(category.towns ? [category.towns] : [])]) expect(Object.keys(shape)).toContain(name);

    // What the form gives, the category stores; and what it stores, the form shows.
    const columns = { title: "Utsav", email: "", phone: "", address: "", state: "Goa", district: "North Goa", city: "", pin: "" };
    const typed = Object.fromEntries(fields.map((field) => [field.name, sampleOf(field)]));
    const parsed = listingForm(fields).parse({ ...columns, ...typed });
    const attributes = Object.fromEntries(fields.map(({ name }) => [name, parsed[name]]));
    expect(category.attributes.parse(attributes)).toEqual(attributes);
    expect(Object.fromEntries(fields.map((field) => [field.name, shownValue(field, attributes[field.name])]))).toEqual(typed);

    // An empty form is told by field what is missing, and nothing else.
    const empty = listingForm(fields).safeParse({ ...columns, ...Object.fromEntries(fields.map((field) => [field.name, field.kind === "choices" || field.kind === "records" ? [] : ""])) });
    const wrong = empty.success ? [] : empty.error.issues.map(({ path }) => path[0]);
    expect(new Set(wrong)).toEqual(new Set(fields.filter(({ optional }) => !optional).map(({ name }) => name)));
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
