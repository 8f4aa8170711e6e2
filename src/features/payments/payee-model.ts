/** How somebody is paid: their UPI id, or a bank account, as they write it themselves. */
import { z } from "zod";
import { OTP, TEXT_LENGTHS } from "../../domain/limits.ts";
import { asciiDigits } from "../../domain/phone.ts";
import { say, text } from "../../domain/words/say.ts";
import { boolText, numberAsText, optionalText, requiredText } from "../../domain/zod-fields.ts";

export const PAYEE_TEXT = {
  name: text("Please write the name on the account."),
  upi: text("A UPI id looks like name@bank."),
  account: text("An account number has 9 to 18 digits."),
  ifsc: text("An IFSC has 11 characters, such as SBIN0001234."),
  both: text("Please enter account number and IFSC together."),
  none: text("Please enter a UPI id, or a bank account."),
  password: text("Please enter your password."),
  passwordWrong: text("This password is not right."),
  code: () => say("Please enter the {digits} digits of the code.", { digits: OTP.digits }),
  codeSent: text("We sent a code to your mobile."),
  first: text("Saved. Whoever owes you money sees from now on how to pay it."),
  failed: text("It was not saved. Please try again."),
} as const;

const tidy = (typed: string) => asciiDigits(typed).replace(/\s/gu, "");

/** PUT api/account/payee. */
export const payeeSchema = z
  .object({
    name: requiredText(PAYEE_TEXT.name, { max: TEXT_LENGTHS.fullName, singleLine: true }),
    upi: optionalText(100, { singleLine: true })
      .transform((typed) => tidy(typed).toLowerCase())
      .refine((upi) => upi === "" || /^[a-z0-9._-]{2,64}@[a-z][a-z0-9.]{1,63}$/.test(upi), PAYEE_TEXT.upi)
      .describe("Such as name@bank"),
    merchant: boolText(false).describe("The UPI id is a merchant's: only then apps take a link to it"),
    account: optionalText(40, { singleLine: true, numbers: true })
      .transform(tidy)
      .refine((account) => account === "" || /^\d{9,18}$/.test(account), PAYEE_TEXT.account),
    ifsc: optionalText(20, { singleLine: true })
      .transform((typed) => tidy(typed).toUpperCase())
      .refine((ifsc) => ifsc === "" || /^[A-Z]{4}0[A-Z0-9]{6}$/.test(ifsc), PAYEE_TEXT.ifsc),
    password: requiredText(PAYEE_TEXT.password, { max: 300 }),
    otp: z
      .preprocess((value) => numberAsText(value ?? ""), z.string({ error: PAYEE_TEXT.code }))
      .transform((code) => asciiDigits(code).replace(/\s+/gu, ""))
      .refine((code) => new RegExp(`^\\d{${OTP.digits}}$`).test(code), { error: PAYEE_TEXT.code }),
    sessionId: z.preprocess((value) => value ?? "", z.string().max(300)).describe("Of the call that sent the code"),
  })
  .superRefine(({ upi, account, ifsc }, context) => {
    const fault = (path: string, message: string) => context.addIssue({ code: "custom", path: [path], message });
    if ((account === "") !== (ifsc === "")) fault(account === "" ? "account" : "ifsc", PAYEE_TEXT.both);
    else if (upi === "" && account === "") fault("upi", PAYEE_TEXT.none);
  });
export type PayeeForm = z.output<typeof payeeSchema>;

/** One's own, as it is read again: the account in part. */
export type OwnPayee = {
  name: string;
  upi: string | null;
  merchant: boolean;
  /** '••••1234'. */
  account: string | null;
  ifsc: string | null;
  /** From when on it counts: instant in ISO form. */
  activeAt: string;
};
export type OwnPayees = { now: OwnPayee | null; next: OwnPayee | null };
