import type { Role } from "./event-types.ts";

/** Who is asking: a signed-in person, as far as rules and screens need to know them. */
export type Actor = {
  id: string;
  username: string;
  role: Role;
  email: string | null;
  /** Whether a code has proven that the e-mail is theirs. */
  emailProven: boolean;
  /** First and last name as displayed. */
  name: string;
};
