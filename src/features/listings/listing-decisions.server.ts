import { BRAND } from "../../domain/brand.ts";
import type { Db } from "../../platform/database/database.server.ts";
import type { Deps } from "../../platform/deps.server.ts";
import { queueMail } from "../notifications/notification-jobs.server.ts";
import { notify, personOf } from "../notifications/notification-service.server.ts";
import type { Category } from "./category.ts";
import { editPathOf } from "./listing-edit-path.ts";
import type { MoveName } from "./listing-access.ts";
import type { ListingRow } from "./listing-store.server.ts";

type Words = { title: string; text: string; button: string };

/** What an admin's decision says to the person whose profile it is. */
function wordsOf(move: MoveName, category: Category, reason: string): Words | null {
  const profile = `${category.singular.toLowerCase()} profile`;
  const because = reason === "" ? "" : ` Reason: ${reason}`;
  switch (move) {
    case "approve":
      return { title: "Your profile is approved", text: `Your ${profile} is on the site now. Everybody can find and book you.`, button: "See your profile" };
    case "reject":
      return { title: "Your profile was not approved", text: `We could not approve your ${profile} yet.${because} You can correct it and send it again.`, button: "Correct your profile" };
    case "suspend":
      return { title: "Your profile is suspended", text: `Your ${profile} is not shown at the moment.${because} Please write to ${BRAND.email.contact} if you have questions.`, button: "Open your profile" };
    case "restore":
      return { title: "Your profile is back", text: `Your ${profile} is on the site again.`, button: "See your profile" };
    case "resubmit":
      return null;
  }
}

/**
 * Tells the owner of a listing what an admin has decided: in the app, and by mail to the profile's or the account's
 * address (DECISIONS 18). Everything is queued in the transaction of the decision; the log's entry names the mail, so that a
 * later decision of the same kind is another mail.
 */
export async function tellDecision(deps: Deps, tx: Db, category: Category, listing: ListingRow, move: MoveName, { reason, auditId }: { reason: string; auditId: string }): Promise<void> {
  const words = wordsOf(move, category, reason);
  const owner = words && (await personOf(tx, listing.ownerId));
  if (!words || !owner) return;
  const shown = move === "approve" || move === "restore";
  const href = shown ? category.profilePath(listing.slug) : editPathOf(category, listing);
  await notify(tx, owner.id, { kind: `listing-${move}`, title: words.title, body: words.text, href, about: [listing.id] });
  const to = listing.email || owner.email;
  if (!to) return;
  await queueMail(deps, tx, {
    about: [listing.id, owner.id],
    messageId: `listing-${auditId}`,
    to,
    subject: words.title,
    content: {
      title: words.title,
      greeting: `Namaste ${owner.name},`,
      paragraphs: [words.text],
      button: { label: words.button, href: deps.config.publicUrl + href },
      footer: `You get this because you registered as ${category.singular.toLowerCase()} on ${BRAND.name}. Questions: ${BRAND.phone.shown}, ${BRAND.email.contact}.`,
    },
  });
}
