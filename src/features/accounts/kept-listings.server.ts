import type { Role } from "../../domain/event-types.ts";
import type { Db, Tx } from "../../platform/database/database.server.ts";

/**
 * What accounts must know of what people offer here, and do with it when somebody leaves. The features above know how;
 * src/app hands it in (`featureKept` of features.server.ts), and use cases find it as `deps.kept`.
 */
export interface KeptListings {
  /** The categories in which the person keeps something, in whatever status. */
  categoriesOf(db: Db, userId: string): Promise<string[]>;
  /** The roles that these have given them. */
  rolesOf(tx: Tx, userId: string): Promise<Role[]>;
  /**
   * Holds what the person keeps until the transaction ends. Whatever hides it, shows it again or erases it does this
   * before it holds the person: whoever writes to a listing holds its row first, and refers to its owner after.
   */
  hold(tx: Tx, userId: string): Promise<void>;
  /** Takes everything that the person keeps from the site. */
  hide(tx: Tx, userId: string): Promise<void>;
  /** Takes that back. */
  show(tx: Tx, userId: string): Promise<void>;
}

/**
 * Whether money is open between this person and others, in a sentence that says what to do first; null where nothing is.
 * The feature above knows; src/app hands it in (`featureOpenMoney`).
 */
export type OpenMoney = (db: Db, userId: string) => Promise<string | null>;

declare module "../../platform/deps.server.ts" {
  interface Deps {
    kept: KeptListings;
    openMoney: OpenMoney;
  }
}
