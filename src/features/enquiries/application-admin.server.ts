/** Applications that become listings. Who calls it has made sure that an admin asks. */
import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import { randomUUID } from "node:crypto";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import type { Db, Tx } from "../../platform/database/database.server.ts";
import { enquiries } from "../../platform/database/schema.server.ts";
import type { Deps } from "../../platform/deps.server.ts";
import { PRIVATE_FOLDER } from "../../platform/media/media-store.server.ts";
import { settleAtDesk } from "./enquiry-desk.server.ts";
import { ENQUIRY_KINDS } from "./enquiry-kinds.ts";
import { photoOfDetails } from "./enquiry-photo.server.ts";
import { parseEnquiryNumber } from "./enquiry-number.ts";
import { enquiryByNumber, type EnquiryRow } from "./enquiry-store.server.ts";

/** The enquiry by its number in any spelling, or null. */
export async function applicationNamed(db: Db, givenNumber: string): Promise<EnquiryRow | null> {
  const number = parseEnquiryNumber(givenNumber);
  return number ? enquiryByNumber(db, number) : null;
}

/** The same, locked until the transaction ends. */
export async function lockApplication(tx: Tx, id: string): Promise<EnquiryRow | null> {
  const [row] = await tx.select().from(enquiries).where(eq(enquiries.id, id)).for("update");
  return row ?? null;
}

/** Accepts it and notes the listing that came of it. */
export async function acceptApplication(tx: Tx, id: string, listingId: string): Promise<void> {
  await tx
    .update(enquiries)
    .set({ status: "accepted", listingId, updatedAt: sql`now()` })
    .where(eq(enquiries.id, id));
}

/** A copy of the application's photo in the folder for uploads, or null where none came with it. Whoever asks uses it up. */
export async function copyOfApplicationPhoto(
  { media }: Pick<Deps, "media">,
  { details }: EnquiryRow,
): Promise<string | null> {
  const photo = photoOfDetails(details);
  const place = { category: PRIVATE_FOLDER, kind: "enquiries" };
  if (!photo || !(await media.exists(place, `${photo.id}.webp`))) return null;
  await mkdir(media.tempDir, { recursive: true });
  const target = join(media.tempDir, `${randomUUID()}.webp`);
  await media.fetch(place, `${photo.id}.webp`, target);
  return target;
}

/** What was asked of a listing while nobody kept it goes to its new owner, in their requests, and waits at no desk. */
export async function handOverRequests(
  deps: Pick<Deps, "now">,
  tx: Tx,
  listingId: string,
  ownerId: string,
): Promise<void> {
  const kinds = Object.values(ENQUIRY_KINDS)
    .filter(({ to }) => to.rule === "listing")
    .map(({ key }) => key);
  const handed = await tx
    .update(enquiries)
    .set({ recipientId: ownerId })
    .where(and(eq(enquiries.listingId, listingId), isNull(enquiries.recipientId), inArray(enquiries.kind, kinds)))
    .returning({ id: enquiries.id });
  for (const request of handed) await settleAtDesk(deps, tx, request);
}
