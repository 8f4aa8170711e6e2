import { expect, test } from "vitest";
import { checkUsername } from "./username.ts";

test.each(["ravi", "ravi_99", "ravi@home", "a.b-c", "R123", "a".repeat(30), "administrator", "ravi.data1"])(
  "%s may be used",
  (name) => {
    expect(checkUsername(name)).toBeNull();
  },
);

test.each([
  ["", "Username is required"],
  ["   ", "Username is required"],
  [null, "Username is required"],
  [undefined, "Username is required"],
  [12345, "Username is required"],
  [["ravi"], "Username is required"],
  [{}, "Username is required"],
  ["ravi kumar", "Username should not contain spaces."],
  ["ravi ", "Username should not contain spaces."],
  ["a\tb", "Username should not contain spaces."],
  ["रवि कुमार", "Username should not contain spaces."],
  ["रविकुमार", "Only letters, numbers, underscore, @, dot, and hyphen are allowed."],
  ["ravi😀", "Only letters, numbers, underscore, @, dot, and hyphen are allowed."],
  ["rаvi", "Only letters, numbers, underscore, @, dot, and hyphen are allowed."],
  ["<b>ravi</b>", "Only letters, numbers, underscore, @, dot, and hyphen are allowed."],
  ["ravi';--", "Only letters, numbers, underscore, @, dot, and hyphen are allowed."],
  ["ravi/../x", "Only letters, numbers, underscore, @, dot, and hyphen are allowed."],
  ["admin", "This username is reserved. Please choose another."],
  ["GNV", "This username is reserved. Please choose another."],
  ["Support", "This username is reserved. Please choose another."],
  ["abc", "Username must be at least 4 characters."],
  ["a".repeat(31), "Invalid username format."],
  ["a".repeat(1_000_000), "Invalid username format."],
  ["9826000000", "Invalid username format."],
  ["....", "Invalid username format."],
  ["ravi.data", "Invalid username format."],
  ["ravi.DATA", "Invalid username format."],
])("%.40j is answered with %j", (name, message) => {
  expect(checkUsername(name)).toBe(message);
});

test("names of authority are nobody's", () => {
  for (const name of ["admin", "root", "test", "superuser", "support", "gnv", "staff"])
    expect(checkUsername(name), name).toBe("This username is reserved. Please choose another.");
});
