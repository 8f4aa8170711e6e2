/** A listing that nobody keeps yet gets its owner. Who calls it has made sure that an admin asks. */
import { and, eq, isNull, sql } from "drizzle-orm";
import type { Actor } from "../../domain/actor.ts";
import { conflict, notAllowed } from "../../domain/errors.ts";
import { say, text } from "../../domain/words/say.ts";
import { announceListing } from "../../platform/cache/changes.server.ts";
import type { Tx } from "../../platform/database/database.server.ts";
import { listings } from "../../platform/database/schema.server.ts";
import { notify } from "../notifications/notification-service.server.ts";
import type { Category } from "./category.ts";
import { MY_LISTINGS } from "./listing-edit-path.ts";
import { refuseSecondProfile } from "./listing-service.server.ts";
import { approvedBy, audit, giveRole } from "./listing-store.server.ts";

/**
 * Links it in the caller's transaction, and tells the person.
 * @throws 403 for oneself, of what one has approved (DECISIONS 44), 409 when somebody keeps it already, or when the person has a profile that allows no second one
 */
export async function linkOwner(
  tx: Tx,
  admin: Actor,
  category: Category,
  id: string,
  { ownerId, username }: { ownerId: string; username: string },
): Promise<void> {
  if (ownerId === admin.id && (await approvedBy(tx, id, admin.id)))
    throw notAllowed(text("You have approved this listing: somebody else at the desk links it to you."));
  await refuseSecondProfile(tx, category, ownerId);
  const [row] = await tx
    .update(listings)
    .set({ ownerId, updatedAt: sql`now()` })
    .where(and(eq(listings.id, id), isNull(listings.ownerId)))
    .returning();
  if (!row) throw conflict(text("This listing has an owner already."));
  await announceListing(tx, row);
  if (category.roleGiven) await giveRole(tx, ownerId, category.roleGiven);
  await audit(tx, {
    actorId: admin.id,
    action: "listing.linked",
    subjectId: id,
    details: { category: category.key, slug: row.slug, owner: username },
  });
  await notify(tx, ownerId, () => ({
    kind: "listing-linked",
    title: say("A listing is yours now"),
    body: say("{title} is linked to your account: you can edit it, and requests for it come to you.", {
      title: row.title,
    }),
    href: MY_LISTINGS,
    about: [id],
  }));
}
