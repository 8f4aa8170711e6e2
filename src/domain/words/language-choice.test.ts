import { expect, test } from "vitest";
import { chosenLanguage, languageCookie, pathBelow } from "./language-choice.ts";

test.each([
  ["/hi", "/", "/hi"],
  ["/hi", "/?q=dj", "/hi?q=dj"],
  ["/hi", "/VenueBooking?q=dj", "/hi/VenueBooking?q=dj"],
  ["", "/", "/"],
  ["", "/VenueBooking", "/VenueBooking"],
])("below '%s' %s is %s", (prefix, path, expected) => expect(pathBelow(prefix, path)).toBe(expected));

test("what a browser has chosen is read from its cookies", () => {
  const cookie = languageCookie("hi", true).split(";")[0]!;
  expect(chosenLanguage(`sid=1; ${cookie}; other=2`)).toBe("hi");
  expect(chosenLanguage(cookie)).toBe("hi");
  for (const none of [undefined, "", "not_mandap_language=hi", "mandap_language="])
    expect(chosenLanguage(none)).toBeUndefined();
});
