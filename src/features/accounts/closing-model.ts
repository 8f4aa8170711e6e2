/** Closing one's own account, for the form and the calls alike. */
import { z } from "zod";
import { OTP } from "../../domain/limits.ts";
import { numberAsText } from "../../domain/zod-fields.ts";
import { GRACE_DAYS } from "./retention.ts";

export const CLOSING_TEXT = {
  proof: "Please enter your password, or the code we sent you.",
  passwordWrong: "This password is not right.",
  admin: "An admin's account is closed by another admin, on the command line.",
  codeSent: "We sent a code to your mobile.",
  closed: `Your account is closed. Log in within ${GRACE_DAYS} days to keep it; after that it is erased.`,
  failed: "Your account could not be closed. Please try again.",
} as const;

const text = z.preprocess((value) => value ?? "", z.string().max(300));

/** POST api/account/close: the password, or a code with the id of its request. */
export const closeSchema = z
  .object({
    password: text,
    otp: z.preprocess((value) => numberAsText(value ?? ""), z.string()).transform((code) => code.replace(/\s+/gu, "")),
    sessionId: text,
  })
  .superRefine(({ password, otp }, context) => {
    if (password === "" && otp === "")
      context.addIssue({ code: "custom", path: ["password"], message: CLOSING_TEXT.proof });
    if (password === "" && otp !== "" && !new RegExp(`^\\d{${OTP.digits}}$`).test(otp))
      context.addIssue({
        code: "custom",
        path: ["otp"],
        message: `Please enter the ${OTP.digits} digits of the code.`,
      });
  });
export type CloseInput = z.output<typeof closeSchema>;
