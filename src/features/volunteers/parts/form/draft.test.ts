import { describe, expect, it } from "vitest";
import { decodeDraft, encodeDraft } from "./draft.ts";
import { listErrors, someMissing } from "./form-errors.ts";
import { registrationValues } from "./form-values.ts";
import { FORM_STEPS, stepOfField, stepOfHash } from "./form-steps.ts";

const now = Date.parse("2026-11-21T10:00:00Z");
const empty = registrationValues({ firstName: "Asha", lastName: "Rao", email: null, mobile: "+919826000000", dob: null, gender: null });

describe("a draft", () => {
  it("comes back as it was kept, but for the terms", () => {
    const values = { ...empty, degree: "B.Com", hasAward: "Yes" as const, awards: ["Best hands"], skills: [{ skill: "Rangoli", level: "Good" }], selectedDistricts: ["Indore"], showPhone: false, termsAccepted: true };
    expect(decodeDraft(encodeDraft({ values, photos: ["me.jpg"], savedAt: now }), empty, now + 1000)).toEqual({ values: { ...values, termsAccepted: false }, photos: ["me.jpg"], savedAt: now });
  });

  it("is dropped after thirty days", () => {
    const text = encodeDraft({ values: empty, photos: [], savedAt: now });
    expect(decodeDraft(text, empty, now + 29 * 86_400_000)).not.toBeNull();
    expect(decodeDraft(text, empty, now + 31 * 86_400_000)).toBeNull();
  });

  it.each([[null], [""], ["{"], ["[]"], ["7"], ['{"version":2,"savedAt":1,"values":{}}'], ['{"version":1,"values":{}}']])("that is no draft (%s) is none", (text) => {
    expect(decodeDraft(text, empty, now)).toBeNull();
  });

  it("with foreign shapes in it keeps the form usable", () => {
    const text = JSON.stringify({ version: 1, savedAt: now, photos: "x", values: { firstName: 7, showEmail: "no", skills: [null, { skill: 3 }], awards: "a", selectedDistricts: [1, "Indore"], extra: 1 } });
    expect(decodeDraft(text, empty, now)?.values).toEqual({ ...empty, skills: [{ skill: "", level: "" }], selectedDistricts: ["Indore"] });
  });
});

describe("the steps", () => {
  it("hold every field of the form once", () => {
    const fields = FORM_STEPS.flatMap((step) => step.fields as readonly string[]);
    expect(new Set(fields).size).toBe(fields.length);
    expect(Object.keys(empty).filter((name) => !fields.includes(name))).toEqual([]);
  });

  it("are found by field and by hash", () => {
    expect([stepOfField("email"), stepOfField("skills.2.level"), stepOfField("profileImage"), stepOfField("?")]).toEqual([0, 2, 3, 3]);
    expect(["", "#step-1", "#step-4", "#step-9", "#x"].map(stepOfHash)).toEqual([0, 0, 3, 0, 0]);
  });
});

describe("the errors", () => {
  it("stand in the order of the form, down to the entries of lists", () => {
    const errors = {
      termsAccepted: { type: "custom", message: "Please accept terms and conditions" },
      skills: [undefined, { skill: { type: "custom", message: "Please enter a skill name." } }],
      firstName: { type: "custom", message: "First name is required" },
    };
    const list = listErrors(errors as never);
    expect(list.map(({ field }) => field)).toEqual(["firstName", "skills.1.skill", "termsAccepted"]);
    expect(someMissing(list)).toBe(true);
    expect(someMissing(list.slice(1))).toBe(false);
  });
});
