/** The link by which somebody without an account comes back to a request of theirs. */
import { spokenPath } from "../../domain/words/language-choice.ts";
import type { Tx } from "../../platform/database/database.server.ts";
import { writeAtEnd } from "../../platform/database/transaction.server.ts";
import type { Deps } from "../../platform/deps.server.ts";
import { daysBefore } from "../../platform/jobs/sweep-job.server.ts";
import { LINK_TOKEN, linkHash, linkToken } from "../../platform/link-token.server.ts";
import { keepLinks, type GuestLinkRow } from "./guest-store.server.ts";

/** How long a link works after the last message that brought it. */
export const GUEST_LINK_DAYS = 180;

/** Where a guest's page is; the path is short for the sake of an SMS. */
export const guestPath = (token: string) => `/r/${token}`;

/**
 * The link of a message, in the language that is spoken: `href` waits for its secret part, `link` is what that is made from (see the mail's job).
 * Each channel has its own, so that whoever follows it proves the address that it went to.
 */
export async function guestLink(
  deps: Pick<Deps, "config" | "now">,
  tx: Tx,
  { id, guestLinkRound: round }: { id: string; guestLinkRound: number },
  channel: GuestLinkRow["channel"],
): Promise<{ href: string; link: string }> {
  // The first is made as those were that went out before links could be renewed.
  const link = round === 0 ? `guest:${channel}:${id}` : `guest:${channel}:${id}:${round}`;
  const tokenHash = linkHash(linkToken(deps.config.secret, link));
  if (!tokenHash) throw new Error("A link of our own is none.");
  const expiresAt = daysBefore(deps.now(), -GUEST_LINK_DAYS);
  await writeAtEnd(tx, keepLinks, [{ tokenHash, enquiryId: id, channel, expiresAt }]);
  return { href: deps.config.publicUrl + spokenPath(guestPath(LINK_TOKEN)), link };
}
