/** The kinds of access there are, and what each means for whom: the vocabulary of access-matrix.ts. */

/** How somebody stands to a call: not signed in, signed in, its object's owner (or party), or an admin. */
export type Standing = "nobody" | "other" | "owner" | "admin";
/**
 * "in": the call does its work (or says what is wrong with what was sent). A number: it is refused with that status,
 * and nothing of what was sent is looked at; for a page, 401 leads to /login and back.
 */
export type Outcome = "in" | 401 | 403 | 404;

type Cells = Readonly<Record<Standing, Outcome>>;
/** For objects that not everybody may know of: `shown` while everybody may see the object, `hidden` else. */
type Kind = { shown: Cells; hidden: Cells };

const cells = (nobody: Outcome, other: Outcome, owner: Outcome, admin: Outcome): Cells => ({
  nobody,
  other,
  owner,
  admin,
});
const always = (...row: Parameters<typeof cells>): Kind => ({ shown: cells(...row), hidden: cells(...row) });

//                      nobody other owner admin
export const ACCESS = {
  everybody: always("in", "in", "in", "in"),
  /** For programs that bring a token of the settings: for people there is nothing. */
  token: always(404, 404, 404, 404),
  signedIn: always(401, "in", "in", "in"),
  /** What an admin's account may not do. */
  members: always(401, "in", "in", 403),
  admin: always(401, 403, 403, "in"),
  /** One's own profile of a category: whoever has none hears that. */
  ownProfile: always(401, 404, "in", 404),
  /** The home of those who keep a profile of a category. */
  dashboard: always(401, 403, "in", 403),
  /** A profile to look at: one that waits, was rejected or suspended is unknown to all but its owner and admins. */
  shown: { shown: cells("in", "in", "in", "in"), hidden: cells(404, 404, "in", "in") },
  /** A profile to change. */
  edited: { shown: cells(401, 403, "in", "in"), hidden: cells(401, 404, "in", "in") },
  /** A listing on the pages of those who keep one: for everybody but its owner and admins it does not exist, approved or not. */
  kept: always(401, 404, "in", "in"),
  /** What others wrote about an approved listing. */
  approved: { shown: cells("in", "in", "in", "in"), hidden: cells(404, 404, 404, 404) },
  /** To write about an approved listing: nobody does so about their own. */
  rated: { shown: cells(401, "in", 403, "in"), hidden: cells(401, 404, 404, 404) },
  /** Between those it concerns: for everybody else it does not exist. */
  party: always(401, 404, "in", 404),
  /** For whoever has the unguessable link, while it works. */
  linked: { shown: cells("in", "in", "in", "in"), hidden: cells(404, 404, 404, 404) },
  /** The same, into the account of whoever brings it. */
  adopted: { shown: cells(401, "in", "in", "in"), hidden: cells(401, 404, 404, 404) },
  /** The same, for the account with the address that the link went to. */
  proven: { shown: cells(401, 403, "in", 403), hidden: cells(401, 404, 404, 404) },
} as const satisfies Record<string, Kind>;
export type AccessKind = keyof typeof ACCESS;

export type Row = {
  access: AccessKind;
  /** What its parameter names: a category's key, or another thing; whose it is decides who is its owner. */
  object?: string;
  /** Without a parameter: who keeps a profile of this category is the owner. */
  of?: string;
  /** The words for nobody, where the specification has its own. */
  says?: string;
};

/** What happens to somebody who stands so; `hidden` for an object that not everybody may see. */
export function outcomeOf({ access }: Row, standing: Standing, hidden = false): Outcome {
  return ACCESS[access][hidden ? "hidden" : "shown"][standing];
}

/** Whether being signed in, or being an admin, is needed whatever the object. */
export function gateOf({ access }: Row): "open" | "signedIn" | "admin" {
  const { nobody, other, owner } = ACCESS[access].shown;
  if (nobody !== 401) return "open";
  return other === 403 && owner === 403 ? "admin" : "signedIn";
}
