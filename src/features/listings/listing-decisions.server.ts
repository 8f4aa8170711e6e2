import type { Actor } from "../../domain/actor.ts";
import { BRAND } from "../../domain/brand.ts";
import { placeWords } from "../../domain/places/place-words.ts";
import type { Tx } from "../../platform/database/database.server.ts";
import type { Deps } from "../../platform/deps.server.ts";
import { queueMail } from "../notifications/notification-jobs.server.ts";
import { notify, notifyAdmins, personOf, settleForAdmins } from "../notifications/notification-service.server.ts";
import { withArticle, type Category } from "./category.ts";
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
      return {
        title: "Your profile is approved",
        text: `Your ${profile} is on the site now. Everybody can find and book you.`,
        button: "See your profile",
      };
    case "reject":
      return {
        title: "Your profile was not approved",
        text: `We could not approve your ${profile} yet.${because} You can correct it and send it again.`,
        button: "Correct your profile",
      };
    case "suspend":
      return {
        title: "Your profile is suspended",
        text: `Your ${profile} is not shown at the moment.${because} Please write to ${BRAND.email.contact} if you have questions.`,
        button: "Open your profile",
      };
    case "restore":
      return {
        title: "Your profile is back",
        text: `Your ${profile} is on the site again.`,
        button: "See your profile",
      };
    case "resubmit":
      return null;
  }
}

/**
 * Tells the owner of a listing what an admin has decided: in the app, and by mail to the profile's or the account's
 * address (DECISIONS 18). Everything is queued in the transaction of the decision; the log's entry names the mail, so that a
 * later decision of the same kind is another mail.
 */
export async function tellDecision(
  deps: Deps,
  tx: Tx,
  category: Category,
  listing: ListingRow,
  move: MoveName,
  { reason, auditId }: { reason: string; auditId: string },
): Promise<void> {
  const words = wordsOf(move, category, reason);
  const owner = words && (await personOf(tx, listing.ownerId));
  if (!words || !owner) return;
  const shown = move === "approve" || move === "restore";
  const href = shown ? category.profilePath(listing.slug) : editPathOf(category, listing);
  await notify(tx, owner.id, () => ({
    kind: `listing-${move}`,
    title: words.title,
    body: words.text,
    href,
    about: [listing.id],
  }));
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

/** A new or corrected listing waits for a decision: every admin's bell says so. */
export async function tellWaiting(
  tx: Tx,
  category: Category,
  { id, title, city, state }: ListingRow,
  by: Actor | null,
): Promise<void> {
  const place = placeWords(city ?? "", state ?? "");
  await notifyAdmins(
    tx,
    {
      kind: "listing-waits",
      title: "A profile waits for a decision",
      body: `${title} registered as ${withArticle(category.singular)}${place ? ` in ${place}` : ""}.`,
      href: `/artistko/${id}`,
      about: [id],
    },
    by,
  );
}

/** It has been decided. */
export const settleWaiting = (deps: Pick<Deps, "now">, tx: Tx, id: string) =>
  settleForAdmins(deps, tx, ["listing-waits"], id);
