/** Who may do what with a listing. */
import type { Actor } from "../../domain/actor.ts";

export type ListingStatus = "draft" | "pending" | "approved" | "rejected" | "suspended";
type Owned = { ownerId: string | null };

/** A listing whose person is gone is nobody's. */
export const isOwner = (actor: Pick<Actor, "id"> | null, { ownerId }: Owned): boolean =>
  actor !== null && ownerId !== null && actor.id === ownerId;
const isAdmin = (actor: Pick<Actor, "role"> | null): boolean => actor?.role === "admin";

/** Sees everything of it, in whatever state it is, hidden fields included. */
export const maySeeAll = (actor: Actor | null, listing: Owned): boolean => isOwner(actor, listing) || isAdmin(actor);
/** Everybody what is approved; its owner and admins whatever its status (DECISIONS 18). Who may not is told 404. */
export const maySee = (actor: Actor | null, listing: Owned & { status: ListingStatus }): boolean =>
  listing.status === "approved" || maySeeAll(actor, listing);
export const mayEdit = maySeeAll;

export type StatusMove = {
  from: readonly ListingStatus[];
  to: ListingStatus;
  by: "admin" | "owner";
  needsReason: boolean;
};

/** The moves there are (DECISIONS 18): a rejected profile can be corrected and sent again. */
export const STATUS_MOVES = {
  approve: { from: ["pending"], to: "approved", by: "admin", needsReason: false },
  reject: { from: ["pending"], to: "rejected", by: "admin", needsReason: true },
  suspend: { from: ["approved"], to: "suspended", by: "admin", needsReason: true },
  restore: { from: ["suspended"], to: "approved", by: "admin", needsReason: false },
  resubmit: { from: ["draft", "rejected"], to: "pending", by: "owner", needsReason: false },
} as const satisfies Record<string, StatusMove>;
export type MoveName = keyof typeof STATUS_MOVES;

/** Whether the move is theirs to make, which at the desk nobody's is on what they keep themselves; whether its status allows it is asked with the row locked. */
export function mayMove(actor: Actor | null, listing: Owned, move: MoveName): boolean {
  return STATUS_MOVES[move].by === "admin" ? isAdmin(actor) && !isOwner(actor, listing) : isOwner(actor, listing);
}
