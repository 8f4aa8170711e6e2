import { describe, expect, it } from "vitest";
import { asTexts, byFields, decodeDraft, encodeDraft } from "./draft.ts";
import { fieldsOf } from "../../fields/field.ts";
import { formValues } from "../../fields/field-values.ts";
import { placeOfField, stepOfField, stepOfHash } from "../../form-plan.ts";
import { allErrors } from "./use-form-problems.ts";

const now = Date.parse("2026-11-21T10:00:00Z");
const fields = fieldsOf({
  firstName: { kind: "text", label: "First name", required: "First name is required", max: 20 },
  degree: { kind: "text", label: "Degree", max: 50 },
  hasAward: { kind: "yesNo", label: "Awards?", behind: ["awards"] },
  awards: { kind: "entries", label: "Awards", entry: "Award", most: 3, max: 35, tooMany: "Too many" },
  skills: {
    kind: "records",
    label: "Skills",
    entry: "Skill",
    least: 0,
    most: 5,
    fields: {
      skill: { kind: "text", label: "Skill", required: "Please enter a skill name.", max: 30 },
      level: { kind: "choice", label: "Level", options: ["Good"], required: "Please select a skill level." },
    },
  },
  selectedState: { kind: "state", label: "State" },
  selectedDistricts: { kind: "districts", of: "selectedState", label: "Districts" },
  showPhone: { kind: "switch", label: "Show", initial: true, formInitial: false },
});
const empty = formValues(fields, { firstName: "Asha" });
const photos = { profile: { field: "photo" }, gallery: { field: "images" } };
const plan = {
  fields,
  photos,
  messages: {},
  steps: [
    { title: "One", sections: [{ title: "One", fields: ["firstName", "degree"] }] },
    { title: "Two", sections: [{ title: "Two", fields: ["hasAward", "awards", "skills"] }] },
    { title: "Three", sections: [{ title: "Three", fields: ["selectedState", "selectedDistricts", "showPhone"] }] },
  ],
} as unknown as Parameters<typeof allErrors>[0];

describe("a draft", () => {
  it("comes back as it was kept, but for the terms", () => {
    const values = {
      ...empty,
      degree: "B.Com",
      hasAward: "Yes" as const,
      awards: ["Best hands"],
      skills: [{ skill: "Rangoli", level: "Good" }],
      selectedDistricts: ["Indore"],
      showPhone: true,
      termsAccepted: true,
    };
    expect(
      decodeDraft(
        encodeDraft({ values, photos: ["me.jpg"], step: 2, savedAt: now }),
        byFields(fields),
        empty,
        now + 1000,
      ),
    ).toEqual({
      values: Object.fromEntries(Object.entries(values).filter(([name]) => name !== "termsAccepted")),
      photos: ["me.jpg"],
      step: 2,
      savedAt: now,
    });
  });

  it("is dropped after thirty days", () => {
    const text = encodeDraft({ values: empty, photos: [], step: 0, savedAt: now });
    expect(decodeDraft(text, byFields(fields), empty, now + 29 * 86_400_000)).not.toBeNull();
    expect(decodeDraft(text, byFields(fields), empty, now + 31 * 86_400_000)).toBeNull();
  });

  it.each([
    [null],
    [""],
    ["{"],
    ["[]"],
    ["7"],
    ['{"version":3,"savedAt":1,"values":{}}'],
    ['{"version":1,"values":{}}'],
  ])("that is no draft (%s) is none", (text) => {
    expect(decodeDraft(text, byFields(fields), empty, now)).toBeNull();
  });

  it("with foreign shapes in it keeps the form usable", () => {
    const text = JSON.stringify({
      version: 2,
      savedAt: now,
      photos: "x",
      values: {
        firstName: 7,
        showPhone: "no",
        skills: [null, { skill: 3 }],
        awards: "a",
        selectedDistricts: [1, "Indore"],
        extra: 1,
      },
    });
    expect(decodeDraft(text, byFields(fields), empty, now)?.values).toEqual({
      ...empty,
      firstName: "",
      skills: [{ skill: "", level: "" }],
      selectedDistricts: ["Indore"],
    });
  });
});

describe("the draft of a form whose boxes all hold text", () => {
  it("takes back the texts of its own boxes alone", () => {
    const text = JSON.stringify({
      version: 2,
      savedAt: now,
      photos: [],
      values: { fullName: "Asha", phone: 7, extra: "x", shift: null },
    });
    expect(decodeDraft(text, asTexts, { fullName: "", phone: "", shift: "" }, now)?.values).toEqual({
      fullName: "Asha",
      phone: "",
      shift: "",
    });
  });
});

describe("the steps", () => {
  it("are found by field and by hash", () => {
    expect(["degree", "skills.2.level", "photo", "?"].map((name) => stepOfField(plan, name))).toEqual([0, 1, 2, 2]);
    expect(["", "#step-1", "#step-3", "#step-9", "#x"].map((hash) => stepOfHash(plan.steps, hash))).toEqual([
      0, 0, 2, 0, 0,
    ]);
    expect(placeOfField(plan, "skills.0.level")).toBe(4);
  });
});

describe("the errors", () => {
  it("stand in the order of the form, down to the entries of lists", () => {
    const errors = [
      { field: "termsAccepted", message: "Please accept terms and conditions" },
      { field: "skills.1.skill", message: "Please enter a skill name." },
      { field: "firstName", message: "First name is required" },
    ];
    const list = allErrors(plan, errors, { profileError: "No photo", galleryError: "" } as never);
    expect(list.map(({ field }) => field)).toEqual(["firstName", "skills.1.skill", "photo", "termsAccepted"]);
  });
});
