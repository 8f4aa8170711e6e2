import { expect, test } from "vitest";
import type { z } from "zod";
import { todayIST } from "../../domain/dates.ts";
import { fieldErrors } from "../../domain/zod-issues.ts";
import { checkCode, checkDetails, checkForgot, checkLogin, checkReset, checkSignup } from "./account-checks.ts";
import { forgotSchema, loginSchema, otpSchema, resetSchema, signupCodeSchema, signupSchema } from "./account-model.ts";

/** What people, phones and password managers put into fields, and what nobody should. */
const TYPED: readonly string[] = [
  "",
  " ",
  "\t\n",
  "\u00a0",
  "\u200b",
  "\u0000",
  "a",
  ".",
  "asha",
  "Asha",
  "d'souza",
  "  asha  rao  ",
  "a\nb",

  "x".repeat(50),
  "x".repeat(51),
  "क्षि".repeat(50),
  "क्षि".repeat(51),
  "👨‍👩‍👧‍👦".repeat(50),
  "x".repeat(300),
  "van der berg",
  "Asha_90",
  "asha 90",
  "admin",
  "Admin",
  "ab",
  "a".repeat(20),
  "a".repeat(40),
  "12345678",
  "me.data",
  "आशा",

  "asha@example.in",
  " asha@example.in ",
  "asha@",
  "a@b",
  "a@b.in,c@d.in",
  "आशा@उदाहरण.भारत",
  `${"a".repeat(250)}@b.in`,
  "98260 12345",
  "+91 98260-12345",
  "09826012345",
  "+91",
  "12345",
  "९८२६०१२३४५",
  "5826012345",
  "9".repeat(50),
  "2000-01-31",
  " 2000-01-31 ",
  "2000-02-30",
  "31/01/2000",
  "1880-01-01",
  "2030-01-01",
  todayIST(),
  "2008-11-27",

  "Male",
  "Female",
  "Other",
  "female",
  "secret",
  "12345",
  "      ",
  "x".repeat(100),
  "x".repeat(1100),
  "Chai@4pm-daily",
  "123456",
  "123 456",
  "12345",
  "1234567",
  "१२३४५६",
  "12345a",
];

const good = {
  firstName: "asha",
  lastName: ".",
  dob: "1990-02-28",
  gender: "Female",
  username: "Asha_90",
  email: "asha@example.in",
  password: "secret",
  confirmPassword: "secret",
  mobile: "98260 12345",
  otp: "123456",
  terms: true,
};

type Fields = Record<string, string | boolean>;
type Check = (typed: Fields) => { values: Fields; errors: Record<string, { message: string }> };
/** Each schema with what stands for it in the browser, and what it passes. */
const BOTH: [name: string, schema: z.ZodType, check: unknown, passes: Fields][] = [
  ["sign-up", signupSchema.and(signupCodeSchema), checkSignup, good],
  ["sign-up before the code", signupSchema, checkDetails, good],
  ["login", loginSchema, checkLogin, { loginId: "asha", password: "secret" }],
  ["forgotten password", forgotSchema, checkForgot, { emailorphoneorusername: "asha" }],
  ["code", otpSchema, checkCode, { otp: "123456" }],
  ["new password", resetSchema, checkReset, { password: "secret", confirmPassword: "secret" }],
];

/** Fails where the two differ in what they say of any field, or in what they would send. */
function same(schema: z.ZodType, check: Check, typed: Fields) {
  const parsed = schema.safeParse(typed);
  const { values, errors } = check(typed);
  const said = Object.fromEntries(Object.entries(errors).map(([name, { message }]) => [name, message]));
  expect(said, JSON.stringify(typed)).toEqual(parsed.success ? {} : fieldErrors(parsed.error));
  if (parsed.success) expect(values, JSON.stringify(typed)).toMatchObject(parsed.data as object);
}

test.each(BOTH)("the browser and the server say the same of a %s", (_, schema, check, passes) => {
  const both = (typed: Fields) => same(schema, check as Check, typed);
  both(passes);
  both({});
  for (const name of Object.keys(passes)) {
    for (const value of TYPED) both({ ...passes, [name]: name === "terms" ? value !== "" : value });
    both(Object.fromEntries(Object.entries(passes).filter(([other]) => other !== name)));
  }
  // Several wrong at once, the two passwords among them.
  for (const at of TYPED.keys())
    both(
      Object.fromEntries(
        Object.keys(passes).map((name, to) => [
          name,
          name === "terms" ? at % 2 === 0 : (TYPED[(at * (to + 1)) % TYPED.length] ?? ""),
        ]),
      ),
    );
});
