import { expect, test } from "vitest";
import { agreeing, contradiction } from "./house-rules.ts";

test.each([
  ["No outside catering", "Outside caterers welcome"],
  ["Outside catering allowed", "Outside food by arrangement only"],
  ["In-house catering only", "Outside caterers are welcome"],
  ["No alcohol on the premises", "Alcohol with a licence only"],
  ["Alcohol is not allowed", "Alcohol allowed"],
  ["No fireworks", "Cold fireworks only"],
  ["No smoking", "Smoking in the marked corner only"],
  ["Pets stay outside", "Pets welcome"],
  ["Pure veg", "Non-veg on request"],
  ["No DJ", "DJ until 10 pm"],
  ["No parking", "Parking for 100 cars"],
])("'%s' and '%s' cannot both hold", (one, other) => {
  expect(contradiction(["Stage", one, "Ramp and lift", other])).toEqual([one, other]);
  expect(contradiction([other, one])).toEqual([other, one]);
  expect(agreeing([one, "Stage", other])).toEqual([one, "Stage"]);
});

test.each([
  ["No smoking indoors", "Smoking in the marked corner only"],
  ["No fireworks on the lawn", "Cold fireworks only"],
  ["In-house catering", "Outside catering allowed"],
  ["No alcohol", "No outside catering"],
  ["Valet parking", "Parking for 250 cars"],
  ["Music stops at 10 pm", "Sound system"],
  ["No alcohol without a licence", "Alcohol with a licence only"],
  ["No alcohol", "No alcohol on the premises"],
])("'%s' and '%s' can", (one, other) => {
  expect(contradiction([one, other])).toBeNull();
});
