import { expect, test } from "vitest";
import { smsTemplateIds, smsTemplates } from "./sms-templates.ts";

const booking = smsTemplates["booking-received"];

test("every template is named by its id and fits one SMS of plain letters", () => {
  for (const id of smsTemplateIds) {
    const link = "https://mandap.example/r/0123456789abcdefABCDEF";
    const text = smsTemplates[id].render({
      code: "123456",
      name: "Asha",
      event: "Wedding",
      date: "12 Feb 2026",
      number: "MD-7K3Q-9ZXA",
      status: "confirmed",
      link,
    });
    if (id.startsWith("guest-")) expect(text).toContain(link);
    expect(smsTemplates[id].id).toBe(id);
    expect(text.length).toBeLessThanOrEqual(160);
    expect(text).toMatch(/^[\x20-\x7e]+$/);
  }
});

test("a missing or empty variable is an error, not a hole in the text", () => {
  expect(() => smsTemplates["signup-code"].render({})).toThrow("needs the variable 'code'");
  expect(() => smsTemplates["signup-code"].render({ code: "" })).toThrow("needs the variable 'code'");
});

test("what a person typed stays one line, is not a template itself, and has at most 30 characters", () => {
  const text = booking.render({
    name: "Asha\r\n{date}",
    event: "Grand wedding reception of Asha and Ravi",
    date: "$& today",
  });
  expect(text).toBe(
    "Mandap: Asha {date} asks to book you for Grand wedding reception of... on $& today. Sign in and open My requests to see it.",
  );
});

test("Devanagari is cut between syllables", () => {
  const text = booking.render({ name: "क्षत्रिय ज्ञानेश्वरी विश्वनाथन कृष्णमूर्ति", event: "x", date: "y" });
  const name = /Mandap: (.*)\.\.\. asks/.exec(text)?.[1] ?? "";
  expect(name.length).toBeLessThanOrEqual(27);
  expect("क्षत्रिय ज्ञानेश्वरी विश्वनाथन कृष्णमूर्ति".startsWith(name)).toBe(true);
  expect(name).not.toMatch(/\u094d$/u);
});
