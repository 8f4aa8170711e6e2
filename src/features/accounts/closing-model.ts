/** Closing one's own account, for the form and the calls alike. */
import { z } from "zod";
import { OTP } from "../../domain/limits.ts";
import { say, text } from "../../domain/words/say.ts";
import { numberAsText } from "../../domain/zod-fields.ts";

export const CLOSING_TEXT = {
  proof: text("Please enter your password, or the code we sent you."),
  passwordWrong: text("This password is not right."),
  admin: text("An admin's account is closed by another admin, on the command line."),
  codeSent: text("We sent a code to your mobile."),
  closed: text("Your account is closed. Log in within 7 days to keep it; after that it is erased."),
  failed: text("Your account could not be closed. Please try again."),
} as const;

const typed = z.preprocess((value) => value ?? "", z.string().max(300));

/** POST api/account/close: the password, or a code with the id of its request. */
export const closeSchema = z
  .object({
    password: typed,
    otp: z.preprocess((value) => numberAsText(value ?? ""), z.string()).transform((code) => code.replace(/\s+/gu, "")),
    sessionId: typed,
  })
  .superRefine(({ password, otp }, context) => {
    if (password === "" && otp === "")
      context.addIssue({ code: "custom", path: ["password"], message: CLOSING_TEXT.proof });
    if (password === "" && otp !== "" && !new RegExp(`^\\d{${OTP.digits}}$`).test(otp))
      context.addIssue({
        code: "custom",
        path: ["otp"],
        message: say("Please enter the {digits} digits of the code.", { digits: OTP.digits }),
      });
  });
export type CloseInput = z.output<typeof closeSchema>;
