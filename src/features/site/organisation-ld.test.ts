import { expect, test } from "vitest";
import { inLanguage } from "../../platform/words.server.ts";
import { breadcrumbsLd } from "../../ui/page/seo.ts";
import { organisationLd } from "./organisation-ld.ts";

const origin = "https://mandap.example";

test("what search engines read of the site is in the language of the page, and leads to its pages", () => {
  const [english, hindi] = (["en", "hi"] as const).map((code) =>
    inLanguage(code, () =>
      JSON.stringify([organisationLd(origin), breadcrumbsLd([["Volunteers", "/Volunteers"]], origin)]),
    ),
  );
  expect(english).toContain('"inLanguage":"en-IN"');
  expect(english).toContain('"name":"Home","item":"https://mandap.example/"');
  expect(english).toContain('"item":"https://mandap.example/Volunteers"');
  expect(hindi).toContain('"inLanguage":"hi-IN"');
  expect(hindi).toContain('"description":"अपने इवेंट के लिए कलाकार');
  expect(hindi).toContain('"name":"होम","item":"https://mandap.example/hi"');
  expect(hindi).toContain('"item":"https://mandap.example/hi/Volunteers"');
  expect(hindi).toContain('"target":"https://mandap.example/hi/Volunteers?city={search_term_string}"');
  // The house is one, in whatever language it is spoken of.
  expect(hindi).toContain('"@id":"https://mandap.example/#organisation"');
});
