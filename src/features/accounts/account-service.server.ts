import { conflict, type AppError } from "../../domain/errors.ts";
import type { Role } from "../../domain/event-types.ts";
import { newId } from "../../domain/ids.ts";
import type { LanguageCode } from "../../domain/words/languages.ts";
import type { Db } from "../../platform/database/database.server.ts";
import { brokenUnique } from "../../platform/database/sqlstate.server.ts";
import { transaction } from "../../platform/database/transaction.server.ts";
import { nameKey } from "./account-identifier.ts";
import { ACCOUNT_MESSAGES as TEXT } from "./account-messages.ts";
import { holdNames, insertUser, takenFields } from "./account-store.server.ts";
import { hashPassword } from "./password-hash.server.ts";

export { hashPassword };

export type NewUser = {
  username: string;
  /** null or '': none. */
  email: string | null;
  /** E.164. */
  mobile: string;
  firstName: string;
  lastName: string;
  /** ISO day. */
  dob: string | null;
  gender: string | null;
  role?: Role;
  /** When a code has proven the mobile; absent where none has. */
  mobileProvenAt?: Date;
  /** When the e-mail was proven; absent where nobody has. */
  emailProvenAt?: Date;
  /** What they are written to in; English where it is not said. */
  language?: LanguageCode;
} & ({ password: string } | { passwordHash: string });

export type Taken = { username: boolean; email: boolean; mobile: boolean };

/** 409 naming each field that is taken; null when none is. */
export function takenError({ username, email, mobile }: Taken): AppError | null {
  const fields: Record<string, string> = {};
  if (username) fields["username"] = TEXT.usernameTaken;
  if (email) fields["email"] = TEXT.emailTaken;
  if (mobile) fields["mobile"] = TEXT.mobileTaken;
  const [first] = Object.values(fields);
  return first === undefined ? null : conflict(first, fields);
}

/** What is taken of what a new account wants, over all accounts. */
export function takenOf(
  db: Db,
  { username, email, mobile }: Pick<NewUser, "username" | "email" | "mobile">,
): Promise<Taken> {
  return takenFields(db, { usernameKey: nameKey(username), emailKey: email ? nameKey(email) : null, mobile });
}

const takenByConstraint: Record<string, keyof Taken> = {
  users_username_key_key: "username",
  users_proven_email: "email",
  users_mobile_key: "mobile",
};

/**
 * Adds an account; its fields must have been checked (`registerSchema`). Joins the transaction of `db`.
 * Inside a transaction give a `passwordHash` made before: hashing takes long.
 * @throws AppError 409 with `errors` where username, e-mail or mobile is taken, also at the same instant
 */
export async function createUser(db: Db, user: NewUser): Promise<{ id: string }> {
  const {
    username,
    mobile,
    firstName,
    lastName,
    dob,
    gender,
    role = "unassigned",
    mobileProvenAt,
    emailProvenAt,
    language,
  } = user;
  const email = user.email || null;
  const emailKey = email === null ? null : nameKey(email);
  const usernameKey = nameKey(username);
  const passwordHash = "passwordHash" in user ? user.passwordHash : await hashPassword(user.password);
  return transaction(db, async (tx) => {
    await holdNames(tx, emailKey === null ? [usernameKey] : [usernameKey, emailKey]);
    const refusal = takenError(await takenFields(tx, { usernameKey, emailKey, mobile }));
    if (refusal) throw refusal;
    const id = newId();
    try {
      await insertUser(tx, {
        id,
        username,
        usernameKey,
        email,
        emailKey,
        mobile,
        firstName,
        lastName,
        dob,
        gender,
        role,
        passwordHash,
        mobileProvenAt,
        emailProvenAt: email === null ? null : emailProvenAt,
        language,
        // English is where everybody begins: who signs up in it has not chosen.
        languageChosen: language !== undefined && language !== "en",
      });
    } catch (error) {
      const field = takenByConstraint[brokenUnique(error) ?? ""];
      throw field ? takenError({ username: false, email: false, mobile: false, [field]: true }) : error;
    }
    return { id };
  });
}
