/** How the answers of calls hold profiles: clients of each category read them in a shape of its own. */
import { z } from "zod";

/** How an answer holds a profile. */
export type Envelope = {
  /** The schema of the answer, of that of a profile. */
  shape: (profile: z.ZodObject) => z.ZodType;
  /** The answer itself: as `shape` says. */
  fill: (profile: Record<string, unknown>) => unknown;
};
/** The profile itself. */
export const bare: Envelope = { shape: (profile) => profile, fill: (profile) => profile };
/** Under a name; with `success` where the call says so. */
export const under = (name: string, { success = false } = {}): Envelope => ({
  shape: (profile) => z.object({ ...(success ? { success: z.literal(true) } : {}), [name]: profile }),
  fill: (profile) => ({ ...(success ? { success: true } : {}), [name]: profile }),
});
/** The fields themselves, and again under a name. */
export const both = (name: string): Envelope => ({
  shape: (profile) => profile.extend({ [name]: profile }),
  fill: (profile) => ({ ...profile, [name]: profile }),
});
/** One envelope in another. */
export const within = (outer: Envelope, inner: Envelope): Envelope => ({
  shape: (profile) => outer.shape(inner.shape(profile) as z.ZodObject),
  fill: (profile) => outer.fill(inner.fill(profile) as Record<string, unknown>),
});
