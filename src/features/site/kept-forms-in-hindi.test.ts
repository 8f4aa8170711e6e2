import { expect, test } from "vitest";
import { inLanguage } from "../../platform/words.server.ts";
import { troubleWords } from "../../ui/offline/kept-troubles.ts";
import { keptWords } from "../../ui/offline/kept-words.ts";

test("it is read in the words of its form, and in Hindi where no field says what it is called", () => {
  const body: [string, string | File][] = [
    ["eventType", "Wedding"],
    ["selectedDistricts", '["Indore"]'],
    ["showDob", "true"],
    ["photo", new File(["x"], "stall.jpg")],
  ];
  const seen = { eventType: { label: "क्या मौका है?", shown: "शादी" } };
  expect(inLanguage("hi", () => keptWords({ body, seen }))).toEqual([
    { label: "क्या मौका है?", value: "शादी" },
    { label: "चुने हुए ज़िले", value: "Indore" },
    { label: "Show dob", value: "हाँ" },
    { label: "फ़ोटो", value: "stall.jpg (फ़ोटो)" },
  ]);
});

test("why a form came back is said in the reader's language, whoever wrote it down", () => {
  expect(inLanguage("hi", () => troubleWords("refused"))).toBe("यह स्वीकार नहीं हो सका।");
  expect(troubleWords("Please enter your name.")).toBe("Please enter your name.");
});
