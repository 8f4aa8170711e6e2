import { notSignedIn } from "../../domain/errors.ts";
import type { Deps } from "../../platform/deps.server.ts";
import type { Counted } from "../../platform/limits.server.ts";
import { identifierKey } from "./account-identifier.ts";
import { ACCOUNT_MESSAGES as TEXT } from "./account-messages.ts";
import type { LoginInput } from "./account-model.ts";
import { findByIdentifier, type UserRow } from "./account-store.server.ts";
import type { KnownDevice } from "./known-device.server.ts";
import { verifyPassword } from "./password-hash.server.ts";

/**
 * Whose login this is. An unknown identifier and a wrong password are answered alike, in text and in time.
 * @returns the account, and what was counted on the way: for `signIn` to settle
 * @param known tells a browser on which the account was opened before: its tries are counted apart
 * @throws AppError 401, and 429 past the tries of the identifier, the address or the known browser
 */
export async function login(
  deps: Deps,
  { loginId, password }: LoginInput,
  { address, known }: { address: string; known: KnownDevice },
): Promise<{ user: UserRow; tries: Tries }> {
  const key = identifierKey(loginId);
  const user = await findByIdentifier(deps.db, key);
  const device = user && known(user);
  const { first, rest, given }: Counting = device
    ? { first: [["LIMIT_LOGINS_PER_ACCOUNT", device]], rest: [], given: [] }
    : triesOf(key, user?.id ?? key, address);
  // Where the account takes no more tries every password is wrong: a 429 that comes earlier for one identifier would
  // tell that it and another are the same person's.
  const open = await deps.limits.hitTogether(first, rest);
  const right = await verifyPassword(user?.passwordHash ?? null, password);
  if (!user || !right || !open) throw notSignedIn(TEXT.loginWrong);
  return { user, tries: { all: [...first, ...rest], given } };
}

type Counting = { first: Counted[]; rest: Counted[]; given: Counted[] };
/** What a login has counted: a success takes one back of `given`, and forgets the rest (`openLogin`). */
export type Tries = { all: Counted[]; given: Counted[] };

/**
 * What counts the tries of somebody whom the account does not know: the address, what was typed, and the account under
 * whichever of its three identifiers. For nobody, too: as many questions to the database as for somebody.
 */
function triesOf(key: string, account: string, address: string): Counting {
  const byAddress: Counted = ["LIMIT_LOGINS_PER_ADDRESS", address];
  return {
    first: [byAddress, ["LIMIT_LOGINS_PER_ACCOUNT", key]],
    rest: [
      ["LIMIT_LOGINS_PER_ACCOUNT", `account:${account}`],
      ["LIMIT_LOGINS_PER_ACCOUNT_DAY", `account:${account}`],
    ],
    // Only this one try: with an account of one's own all of the address's could be reset at will.
    given: [byAddress],
  };
}

/** After a new password: what was counted against the account under `key` is forgotten. */
export async function forgetTries({ limits }: Deps, key: string, { id }: Pick<UserRow, "id">): Promise<void> {
  const { first, rest, given } = triesOf(key, id, "");
  await Promise.all([...first.filter((one) => !given.includes(one)), ...rest].map((one) => limits.forget(...one)));
}
