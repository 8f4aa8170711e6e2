/** Where people go: after login (DECISIONS 5), and from My Dashboard (spec 000 section 2.15). Pure. */
import type { Role } from "../../domain/event-types.ts";

/** Where volunteer managers register, and where they go once they have. */
export const MANAGER_REGISTRATION = {
  path: "/VolunteerPartnerRegistration",
  registeredPath: "/ProfileVerification",
} as const;

/** The two words that `redirect` takes beside paths, and where each leads. */
const WORDS: Record<string, { before: string; after: (username: string) => string }> = {
  volunteer: { before: "/VolunteerForm", after: volunteerEditPath },
  volunteermanagerprofile: { before: MANAGER_REGISTRATION.path, after: () => MANAGER_REGISTRATION.registeredPath },
};

/** Pages of the way in: coming back to them after login would be a circle. Calls are no pages. */
const NOT_A_TARGET = /^\/(?:login|signup|forgetpassword|api)(?:[/?#]|$)/i;

/** Where a volunteer changes their profile. */
export function volunteerEditPath(username: string): string {
  return `/volunteer/edit/${encodeURIComponent(username)}`;
}

function decoded(pathname: string): string | null {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return null;
  }
}

/** A path of this site: one slash, nothing that a browser would read as another host. */
function ownPath(value: string): string | null {
  // Browsers drop tabs and newlines in addresses and read '\' as '/'.
  // eslint-disable-next-line no-control-regex -- refusing them is the purpose
  if (!/^\/(?![/\\])/.test(value) || /[\u0000-\u001F\u007F\\]/.test(value) || value.length > 2000) return null;
  const base = "http://this.site";
  if (!URL.canParse(value, base)) return null;
  const { origin, pathname, search, hash } = new URL(value, base);
  // '/./login' and '/.//host' are seen only once the address is put in order.
  if (origin !== base || pathname.startsWith("//")) return null;
  // '/%61pi/auth/logout' is read as '/api/auth/logout' when it is asked for.
  const read = decoded(pathname);
  if (read === null || /^\/[/\\]/.test(read) || NOT_A_TARGET.test(read)) return null;
  return pathname + search + hash;
}

/**
 * Where the query `redirect` may lead, or null when it leads nowhere allowed. Takes any value.
 * 'volunteer' and 'volunteermanagerprofile' give the page of somebody not registered yet.
 */
export function safeRedirect(value: unknown): string | null {
  if (typeof value !== "string") return null;
  return Object.hasOwn(WORDS, value) ? WORDS[value]!.before : ownPath(value);
}

/** Who has just signed in, as far as the way onward depends on it. */
export type Arrival = { username: string; hasVolunteer: boolean; hasManager?: boolean };

/** As `safeRedirect`, null too, for a known person: the two words lead on once the profile is registered. */
export function redirectTarget(value: unknown, { username, hasVolunteer, hasManager = false }: Arrival): string | null {
  if (value === "volunteer" && hasVolunteer) return WORDS[value]!.after(username);
  if (value === "volunteermanagerprofile" && hasManager) return WORDS[value]!.after(username);
  return safeRedirect(value);
}

/** The home of a role (spec 001 section 2); who keeps a listing without a role for it comes to their listings. */
export function homeOfRole({
  role,
  username,
  hasVolunteer,
  hasListings = false,
}: {
  role: Role;
  username: string;
  hasVolunteer: boolean;
  hasListings?: boolean;
}): string {
  if (hasListings && (role === "user" || role === "unassigned")) return "/my/listings";
  switch (role) {
    case "volunteer":
      return hasVolunteer ? volunteerEditPath(username) : "/VolunteerForm";
    case "unassigned":
      return "/choose-role";
    case "user":
      return "/";
    case "volunteer-manager":
      return MANAGER_REGISTRATION.registeredPath;
    case "admin":
      return "/AdminDashboard";
    case "artist":
      return "/user-dashboard";
  }
}

/** Where a password reset ends (DECISIONS 12). */
export function afterReset({ username, hasVolunteer }: Pick<Arrival, "username" | "hasVolunteer">): string {
  return hasVolunteer ? `/volunteer/${encodeURIComponent(username)}` : "/MyDashBoard";
}
