import { expect, test } from "vitest";
import { readBefore, readPaths } from "./saved-paths.ts";

test("addresses of this site are read, and nothing that somebody else wrote there", () => {
  expect(
    readPaths(JSON.stringify(["/venue/a", "//evil.example", 3, null, "https://evil.example", "/artist/b"])),
  ).toEqual(["/venue/a", "/artist/b"]);
  for (const text of [null, "", "{", '{"a":1}', "3"]) expect(readPaths(text)).toEqual([]);
});

test("what was kept before there were shortlists is read, the oldest first", () => {
  const kept = [{ path: "/venue/b", name: "B" }, { path: "//evil.example" }, null, { path: "/venue/a", name: "A" }];
  expect(readBefore(JSON.stringify(kept))).toEqual(["/venue/a", "/venue/b"]);
  expect(readBefore("{")).toEqual([]);
});
