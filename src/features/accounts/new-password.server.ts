/** Passwords that somebody chooses: what everybody tries first is refused (DECISIONS 43). */
import passwords from "dumb-passwords";
import { badInput } from "../../domain/errors.ts";
import { ACCOUNT_MESSAGES as TEXT } from "./account-messages.ts";
import { hashPassword } from "./password-hash.server.ts";

/** @throws 400 at `password` for one of the 10,000 that are used most, in whatever case */
export function refuseCommon(password: string): void {
  if (passwords.check(password)) throw badInput(TEXT.passwordCommon, { password: TEXT.passwordCommon });
}

/** The hash of a password that somebody has chosen. @throws as `refuseCommon`, 503 while too many wait for one */
export async function hashNewPassword(password: string): Promise<string> {
  refuseCommon(password);
  return hashPassword(password);
}
