import { badInput } from "../../domain/errors.ts";
import { checkPassword } from "../../domain/password.ts";
import { normaliseMobile } from "../../domain/phone.ts";
import { checkUsername, RESERVED_USERNAMES } from "../../domain/username.ts";
import { isEmail } from "../../domain/typed-text.ts";
import { transaction } from "../../platform/database/transaction.server.ts";
import type { Deps } from "../../platform/deps.server.ts";
import { nameKey } from "./account-identifier.ts";
import { createUser } from "./account-service.server.ts";
import { findByIdentifier, holdUser, insertAudit, setRole } from "./account-store.server.ts";
import { refuseCommon } from "./new-password.server.ts";
import { hashPassword } from "./password-hash.server.ts";

export type AdminInput = {
  username: string;
  /** Needed for a new account, as `mobile` and `password` are; not looked at for an existing one. */
  email?: string;
  mobile?: string;
  password?: string;
};

/** What a new admin must bring. Reserved names are reserved for them. */
function checkNew({ username, email, mobile, password }: AdminInput): { mobile: string; password: string } {
  const reserved = RESERVED_USERNAMES.includes(username.toLowerCase());
  const problem = reserved ? null : checkUsername(username);
  if (problem) throw badInput(problem);
  if (email && !isEmail(email)) throw badInput("Invalid email address");
  const number = normaliseMobile(mobile);
  if (!number) throw badInput("Valid mobile number is required");
  const weak = checkPassword(password);
  if (weak) throw badInput(weak);
  const chosen = password ?? "";
  refuseCommon(chosen);
  return { mobile: number, password: chosen };
}

/**
 * Makes an admin, by the command line alone (DECISIONS 9): promotes the account of this username, whose password
 * and contacts stay, or adds one. Both leave a line in the audit log.
 * @throws AppError 400 with a sentence on what is missing, 409 where e-mail or mobile belong to somebody else
 */
export async function createAdmin(
  deps: Deps,
  input: AdminInput,
): Promise<{ id: string; username: string; created: boolean }> {
  const username = input.username.trim();
  const key = nameKey(username);
  const present = await findByIdentifier(deps.db, key);
  if (present && present.usernameKey === key) {
    return transaction(deps.db, async (tx) => {
      const user = (await holdUser(tx, present.id)) ?? present;
      await setRole(tx, user.id, "admin", deps.now());
      await insertAudit(tx, {
        actorId: null,
        action: "admin.promoted",
        subjectId: user.id,
        details: { from: user.role },
      });
      return { id: user.id, username: user.username, created: false };
    });
  }
  const { mobile, password } = checkNew({ ...input, username });
  const passwordHash = await hashPassword(password);
  return transaction(deps.db, async (tx) => {
    const { id } = await createUser(tx, {
      username,
      email: input.email || null,
      // Whoever has the command line of the site vouches for it.
      emailProvenAt: deps.now(),
      mobile,
      firstName: "Admin",
      lastName: ".",
      dob: null,
      gender: null,
      role: "admin",
      passwordHash,
    });
    await insertAudit(tx, { actorId: null, action: "admin.created", subjectId: id, details: {} });
    return { id, username, created: true };
  });
}
