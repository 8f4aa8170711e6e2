import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { projectRoot } from "../../platform/root.server.ts";
import { inLanguage } from "../../platform/words.server.ts";
import { offlineDocument } from "./offline-document.ts";

const template = readFileSync(join(projectRoot, "src/app/offline/offline-page.html"), "utf8");

test("the offline page says the same in each language, with its home below the language's addresses", () => {
  const english = offlineDocument(template);
  expect(english).toContain('<html lang="en-IN">');
  expect(english).toContain("<title>You are offline · Mandap</title>");
  expect(english).toContain('href="/"');
  expect(english).toContain('data-more="# forms are kept on this device');

  const hindi = inLanguage("hi", () => offlineDocument(template));
  expect(hindi).toContain('<html lang="hi-IN">');
  expect(hindi).toContain("<h1>आप ऑफ़लाइन हैं</h1>");
  expect(hindi).toContain('href="/hi"');
  expect(hindi).not.toContain("{{");
  const read = hindi
    .replace(/<(style|script|svg)[\s\S]*?<\/\1>/g, "")
    .replace(/<[^>]*>/g, " ")
    .match(/[A-Za-z]+/g);
  expect(new Set(read)).toEqual(new Set(["Mandap"]));
});

test("a template that asks for a word that is not there is refused", () => {
  expect(() => offlineDocument("<p>{{nothing}}</p>")).toThrow("nothing");
});
