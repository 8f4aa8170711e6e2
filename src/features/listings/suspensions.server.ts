/**
 * What follows for requests and bookings where a listing or a person is suspended, or restored. The features above know;
 * src/app hands it in (`featureSuspensions`), and use cases find it as `deps.suspensions`.
 */
import type { Actor } from "../../domain/actor.ts";
import type { Tx } from "../../platform/database/database.server.ts";
import type { Deps } from "../../platform/deps.server.ts";

/** `part` names this decision among the messages about each request. */
export type SuspensionChange = { what: "suspended" | "restored"; part: string } & Suspended;
export type Suspended = { listingId: string; personId?: never } | { personId: string; listingId?: never };

export interface Suspensions {
  /** Their bookings rest, or go on; both sides are told. It is done once `tx` has committed. */
  changed(deps: Deps, tx: Tx, change: SuspensionChange): Promise<void>;
  /** Nobody suspends, or restores, the other side of a request or booking of their own (DECISIONS 44). @throws 403 */
  refuseOwn(deps: Deps, tx: Tx, admin: Actor, whom: Suspended): Promise<void>;
}

declare module "../../platform/deps.server.ts" {
  interface Deps {
    suspensions: Suspensions;
  }
}
