import { greetingOf, questionsLine } from "../notifications/mail-words.ts";
import { inLanguage } from "../../platform/words.server.ts";
import { spokenPath } from "../../domain/words/language-choice.ts";
import type { Actor } from "../../domain/actor.ts";
import { BRAND } from "../../domain/brand.ts";
import { placeWordsSaid } from "../../domain/places/place-said.ts";
import { language, say } from "../../domain/words/say.ts";
import type { Tx } from "../../platform/database/database.server.ts";
import type { Deps } from "../../platform/deps.server.ts";
import { queueMail } from "../notifications/notification-jobs.server.ts";
import { notify, notifyAdmins, personOf, settleForAdmins } from "../notifications/notification-service.server.ts";
import { withArticle, type Category } from "./category.ts";
import { editPathOf } from "./listing-edit-path.ts";
import type { MoveName } from "./listing-access.ts";
import type { ListingRow } from "./listing-store.server.ts";

type Words = { title: string; text: string; button: string };

/** What an admin's decision says to the person whose profile it is, in their language. */
function wordsOf(move: Exclude<MoveName, "resubmit">, category: Category, reason: string): Words {
  const profile = say("{category} profile", { category: say(category.singular).toLowerCase() });
  const because = reason === "" ? "" : ` ${say("Reason: {reason}", { reason })}`;
  switch (move) {
    case "approve":
      return {
        title: say("Your profile is approved"),
        text: say("Your {profile} is on the site now. Everybody can find and book you.", { profile }),
        button: say("See your profile"),
      };
    case "reject":
      return {
        title: say("Your profile was not approved"),
        text: `${say("We could not approve your {profile} yet.", { profile })}${because} ${say("You can correct it and send it again.")}`,
        button: say("Correct your profile"),
      };
    case "suspend":
      return {
        title: say("Your profile is suspended"),
        text: `${say("Your {profile} is not shown at the moment.", { profile })}${because} ${say("Please write to {email} if you have questions.", { email: BRAND.email.contact })}`,
        button: say("Open your profile"),
      };
    case "restore":
      return {
        title: say("Your profile is back"),
        text: say("Your {profile} is on the site again.", { profile }),
        button: say("See your profile"),
      };
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
  const owner = move === "resubmit" ? null : await personOf(tx, listing.ownerId);
  if (!owner || move === "resubmit") return;
  const tell = () => wordsOf(move, category, reason);
  const shown = move === "approve" || move === "restore";
  const href = shown ? category.profilePath(listing.slug) : editPathOf(category, listing);
  await notify(tx, owner, () => {
    const { title, text } = tell();
    return { kind: `listing-${move}`, title, body: text, href, about: [listing.id] };
  });
  const to = listing.email || owner.email;
  if (!to) return;
  await inLanguage(owner.language, () => {
    const { title, text, button } = tell();
    const because = say("You get this because you registered as {category} on {brand}.", {
      category: say(category.singular).toLowerCase(),
      brand: BRAND.name,
    });
    return queueMail(deps, tx, {
      about: [listing.id, owner.id],
      messageId: `listing-${auditId}`,
      to,
      subject: title,
      content: {
        title,
        greeting: greetingOf(owner.name),
        paragraphs: [text],
        button: { label: button, href: deps.config.publicUrl + spokenPath(href) },
        footer: `${because} ${questionsLine()}`,
      },
    });
  });
}

/** A new or corrected listing waits for a decision: every admin's bell says so. */
export async function tellWaiting(
  tx: Tx,
  category: Category,
  { id, title, city, state }: ListingRow,
  by: Actor | null,
): Promise<void> {
  await notifyAdmins(
    tx,
    () => {
      const place = placeWordsSaid(state ?? "", city, state);
      const what = language() === "en" ? withArticle(category.singular) : say(category.singular);
      return {
        kind: "listing-waits",
        title: say("A profile waits for a decision"),
        body: place
          ? say("{title} registered as {what} in {place}.", { title, what, place })
          : say("{title} registered as {what}.", { title, what }),
        href: `/artistko/${id}`,
        about: [id],
      };
    },
    by,
  );
}

/** It has been decided. */
export const settleWaiting = (deps: Pick<Deps, "now">, tx: Tx, id: string) =>
  settleForAdmins(deps, tx, ["listing-waits"], id);
