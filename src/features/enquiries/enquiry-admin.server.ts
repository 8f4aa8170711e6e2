/** Enquiries of every kind, as admins see them. Who calls it has made sure that an admin asks. */
import type { Actor } from "../../domain/actor.ts";
import { todayIST } from "../../domain/dates.ts";
import { likeWords } from "../../platform/database/like.server.ts";
import type { Deps } from "../../platform/deps.server.ts";
import { partiesOf, type EnquiryStatus } from "./enquiry-access.ts";
import { eventsOf } from "./enquiry-event-store.server.ts";
import { parseEnquiryNumber } from "./enquiry-number.ts";
import { presentEnquiry } from "./enquiry-present.server.ts";
import { enquiriesBy } from "./enquiry-store.server.ts";
import type { EnquiryView } from "./enquiry-view.ts";

export type AdminEnquiryFilter = {
  kind?: string | undefined;
  status?: EnquiryStatus | undefined;
  q?: string | undefined;
};

/** Newest first, behind the id `after`; `q` is a number in any spelling, or words of the sender's name, phone or e-mail. */
export async function enquiriesForAdmin(
  deps: Deps,
  actor: Actor,
  { kind, status, q = "" }: AdminEnquiryFilter,
  { after, limit }: { after: string | null; limit: number },
): Promise<{ id: string; view: EnquiryView }[]> {
  const number = parseEnquiryNumber(q);
  const words = number ? [] : likeWords(q);
  const today = todayIST(deps.now());
  const rows = await enquiriesBy(deps.db, { kind, status, number, words }, { before: after, limit });
  const events = await eventsOf(
    deps.db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    id: row.id,
    view: presentEnquiry(
      row,
      { side: "received", parties: partiesOf(actor, row), isAdmin: true, today },
      events.get(row.id),
    ),
  }));
}
