import { expect, test } from "vitest";
import { isLandline } from "./landline.ts";
import { indianMobile, optionalMobile } from "./zod-fields.ts";

test.each([
  "0731-2540000",
  "0731 400 0000",
  "07312540000",
  "(0731) 2540000",
  "+91-731-2540000",
  "731 2540000",
  "080 2654 3210",
  "०७३१-२५४००००",
])("%s is a landline", (typed) => {
  expect(isLandline(typed)).toBe(true);
  for (const field of [indianMobile("No mobile"), optionalMobile("No mobile")])
    expect(field.safeParse(typed).error?.issues[0]?.message).toBe("No mobile");
});

test.each([
  "9826000000",
  "09826000000",
  "0 98260 00000",
  "+91 73125 40000",
  "73125 40000",
  "7312540000",
  "80265 43210",
  "0091-98260-00000",
  "",
  "x",
])("%s is none", (typed) => expect(isLandline(typed)).toBe(false));
