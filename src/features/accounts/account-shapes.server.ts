/** The answers of the account calls (API.md), field by field: nothing of an account is public by accident. */
import { z } from "zod";
import type { Actor } from "../../domain/actor.ts";
import { ROLES } from "../../domain/event-types.ts";

export const userShape = z.object({
  id: z.string(),
  username: z.string(),
  role: z.enum(ROLES),
  email: z.string().describe("Empty where there is none."),
  name: z.string(),
});

/** Who is signed in, as the calls of the specification show it to themselves alone; '' for no e-mail. */
export function presentUser({ id, username, role, email, name }: Actor): z.infer<typeof userShape> {
  return { id, username, role, email: email ?? "", name };
}

export const checkAuthBody = z.object({ loggedIn: z.boolean(), user: userShape.optional() });
export const protectedBody = z.object({ message: z.string(), user: userShape });
export const logoutBody = z.object({ message: z.string(), msg: z.string() });
export const loginBody = z.object({ success: z.literal(true), msg: z.string(), userId: z.string() });
export const codeSentBody = z.object({ success: z.literal(true), message: z.string(), sessionId: z.string() });
export const resetBody = z.object({ success: z.literal(true), message: z.string(), username: z.string() });
export const roleBody = z.object({
  success: z.literal(true),
  message: z.string(),
  user: userShape.pick({ id: true, username: true, role: true }),
});
export const checkVolunteerBody = z.object({ hasRegistered: z.boolean() });
