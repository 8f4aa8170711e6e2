import { expect, test } from "vitest";
import { isPublic } from "./public-site.ts";

test.each([
  ["https://mandap.in", true],
  ["https://demo.mandap.in:8443", true],
  ["https://localhost.mandap.in", true],
  ["http://mandap.in", false],
  ["https://localhost:3000", false],
  ["https://127.0.0.1", false],
  ["https://192.168.1.5", false],
  ["https://mandap.local", false],
  ["https://mandap.example", false],
])("the demo › %s is public: %s", (address, is) => expect(isPublic(address)).toBe(is));
