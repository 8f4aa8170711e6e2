import { describe, expect, test } from "vitest";
import { fieldErrors } from "../../domain/zod-issues.ts";
import { formSchema } from "../listings/fields/field-schema.ts";
import { attributesSchema } from "../listings/fields/field-storage.ts";
import { formDataOf, formValues } from "../listings/fields/field-values.ts";
import { listingContent, parseForm } from "../listings/listing-form.server.ts";
import { volunteerFields, volunteers } from "./volunteer-category.ts";

const volunteerSchema = formSchema(volunteerFields);
const volunteerRegistrationSchema = formSchema(volunteerFields, { terms: volunteers.terms });
const filled = {
  ...formValues(volunteerFields),
  firstName: "asha",
  lastName: ".",
  email: "asha@mail.example",
  phone: "098260-00000",
  dob: "1999-01-01",
  gender: "Non-Binary",
  address: "1 MG Road",
  addressState: "haryana",
  addressDistrict: "Gurgaon",
  educationLevel: "Post Graduation",
  selectedState: "Orissa",
  selectedDistricts: ["Cuttack", "cuttack"],
  hasAward: "Yes",
  awards: ["Best", " "],
  skills: [{ skill: "Dhol", level: "Good" }],
  zipCode: "122 001",
  showPhone: false,
};

test("the form trims, capitalises and names places as the register does", () => {
  expect(volunteerSchema.parse(filled)).toMatchObject({
    firstName: "Asha",
    lastName: ".",
    phone: "+919826000000",
    addressState: "Haryana",
    addressDistrict: "Gurugram",
    selectedState: "Odisha",
    selectedDistricts: ["Cuttack"],
    awards: ["Best"],
    zipCode: "122001",
  });
});

test("what the browser's form sends, the call reads as the same", async () => {
  const parsed = { ...volunteerRegistrationSchema.parse({ ...filled, termsAccepted: true }), termsAccepted: true };
  const sent = Object.fromEntries([...formDataOf(parsed).entries()].map(([name, value]) => [name, String(value)]));
  const { termsAccepted: _terms, ...form } = parsed;
  expect(parseForm(volunteers, sent)).toEqual(form);
});

describe("'No' empties what it hides", () => {
  test.each([
    ["hasAward", { awards: [] }],
    ["hasExhibition", { exhibitionName: "", exhibitionDesc: "" }],
  ] as const)("%s", (field, empty) => {
    expect(volunteerSchema.parse({ ...filled, exhibitionName: "x", exhibitionDesc: "y", [field]: "No" })).toMatchObject(
      empty,
    );
  });
});

test("a call that says neither Yes nor No means what stands behind it", () => {
  const {
    hasAward: _award,
    hasExhibition: _exhibition,
    ...rest
  } = Object.fromEntries(
    [...formDataOf(volunteerSchema.parse(filled)).entries()].map(([name, value]) => [name, String(value)]),
  );
  expect(parseForm(volunteers, rest)).toMatchObject({ hasAward: "Yes", hasExhibition: "No" });
});

test("terms are asked for by the form", () => {
  const refused = volunteerRegistrationSchema.safeParse({ ...filled, termsAccepted: false });
  expect(refused.error && fieldErrors(refused.error)).toEqual({ termsAccepted: "Please accept terms and conditions" });
});

test("a listing's title leaves out the dot of a single name, and its attributes fit the category", () => {
  const content = listingContent(volunteers, volunteerSchema.parse(filled), "asha99");
  expect(content).toMatchObject({ title: "Asha", state: "Haryana", district: "Gurugram", city: null, pin: "122001" });
  expect(attributesSchema(volunteerFields).parse(content.attributes)).toEqual(content.attributes);
  expect(content.places).toContainEqual({ state: "Odisha", district: "Cuttack", worksHere: true });
});
