/** Requests that nobody in particular was asked: an admin answers them, at the desk. */
import type { Db, Tx } from "../../platform/database/database.server.ts";
import type { Deps } from "../../platform/deps.server.ts";
import { settleForAdmins } from "../notifications/notification-service.server.ts";
import { ENQUIRY_KINDS, kindOf } from "./enquiry-kinds.ts";
import { countToSite, type EnquiryRow } from "./enquiry-store.server.ts";

/** What goes to a whole district is answered there. */
const AREA_KINDS = Object.values(ENQUIRY_KINDS)
  .filter(({ to }) => to.rule === "area")
  .map(({ key }) => key);

/** Whether it is for an admin to answer. */
export const waitsAtDesk = ({ recipientId, kind }: Pick<EnquiryRow, "recipientId" | "kind">): boolean =>
  recipientId === null && kindOf(kind)?.to.rule !== "area";

/** Somebody has answered it, or taken it back. */
export const settleAtDesk = (deps: Pick<Deps, "now">, tx: Tx, { id }: Pick<EnquiryRow, "id">) =>
  settleForAdmins(deps, tx, ["site-enquiry"], id);

/** How many wait for an admin, counted up to `most`. */
export const waitingAtDesk = (db: Db, most: number): Promise<number> => countToSite(db, AREA_KINDS, most);
