/** The photo that comes with an application: kept with the enquiry, for the eyes of admins. */
import { z } from "zod";
import type { Actor } from "../../domain/actor.ts";
import { AppError, notFound } from "../../domain/errors.ts";
import { newId } from "../../domain/ids.ts";
import { text } from "../../domain/words/say.ts";
import { writeReading } from "../../platform/database/audit.server.ts";
import type { Db, Tx } from "../../platform/database/database.server.ts";
import type { Deps } from "../../platform/deps.server.ts";
import type { FileRule, ReceivedFile } from "../../platform/http/form-body.server.ts";
import { PRIVATE_FOLDER, type StoredFile } from "../../platform/media/media-store.server.ts";
import type { MediaKeeper } from "../../platform/media/media-sweep.server.ts";
import { keepPhoto } from "../../platform/media/photo-keeping.server.ts";
import { removePhotos } from "../../platform/media/remove-photos-job.server.ts";
import type { EnquiryKind } from "./enquiry-kind.ts";
import { parseEnquiryNumber } from "./enquiry-number.ts";
import { enquiryByNumber } from "./enquiry-store.server.ts";

/** Not among the pictures that everybody may fetch: see `imageRoutes`. */
const PLACE = { category: PRIVATE_FOLDER, kind: "enquiries" };

/** As it stands in an enquiry's details under the name of its field. */
const keptPhoto = z.object({ photo: z.object({ id: z.uuid(), width: z.number(), height: z.number() }) });
export type EnquiryPhoto = z.infer<typeof keptPhoto>["photo"];

/** What `receiveForm` may take for this kind. */
export function photoRules({ photo }: EnquiryKind): Record<string, FileRule> {
  return photo
    ? { [photo.field]: { maxFiles: 1, maxBytes: photo.maxBytes, tooMany: photo.tooMany, tooLarge: photo.tooLarge } }
    : {};
}

/** Takes the upload into the store, before the transaction that speaks of it. @throws 415 or 413 with the field at fault */
export async function keepEnquiryPhoto(
  deps: Pick<Deps, "media">,
  { path, field }: ReceivedFile,
): Promise<EnquiryPhoto> {
  const id = newId();
  const { width, height } = await keepPhoto(deps.media, PLACE, id, path).catch((error: unknown) => {
    if (!(error instanceof AppError) || error.status >= 500) throw error;
    throw new AppError(error.code, error.status, error.message, { fields: { [field]: error.message }, cause: error });
  });
  return { id, width, height };
}

/** Removes a photo that no enquiry has ever spoken of: after a failure or a repeat. */
export async function dropEnquiryPhoto(deps: Pick<Deps, "media" | "log">, { id }: EnquiryPhoto): Promise<void> {
  await deps.media.remove(PLACE, id).catch((error: unknown) => deps.log.error({ err: error, id }, "photo left behind"));
}

/** Has the photo removed that an enquiry came with, once `tx`, which takes it out of the enquiry, has committed. */
export const removeEnquiryPhotos = (deps: Pick<Deps, "jobs">, tx: Tx, photos: readonly EnquiryPhoto[]): Promise<void> =>
  removePhotos(
    deps,
    tx,
    photos.map(({ id }) => ({ ...PLACE, id })),
  );

/** The photo an enquiry came with, or null. */
export function photoOfDetails(details: unknown): EnquiryPhoto | null {
  const parsed = keptPhoto.safeParse(details);
  return parsed.success ? parsed.data.photo : null;
}

/** Which photos of applications an enquiry speaks of, for the sweep. */
export const enquiryPhotoKeeper =
  (db: Db): MediaKeeper =>
  ({ category, kind }, ids) =>
    category === PLACE.category && kind === PLACE.kind
      ? db.$client
          .query<{ id: string }>(
            "SELECT details->'photo'->>'id' AS id FROM enquiries WHERE details->'photo'->>'id' = ANY($1)",
            [ids],
          )
          .then(({ rows }) => rows.map(({ id }) => id))
      : null;

/** Where admins see it. */
export const enquiryPhotoPath = (number: string): string => `/api/enquiries/${number}/photo`;

/** The photo of an enquiry for an admin. That it was opened is logged. @throws 404 where there is none */
export async function enquiryPhoto(
  deps: Pick<Deps, "db" | "media">,
  admin: Actor,
  givenNumber: string,
): Promise<StoredFile> {
  const number = parseEnquiryNumber(givenNumber);
  const enquiry = number && (await enquiryByNumber(deps.db, number));
  const photo = enquiry && photoOfDetails(enquiry.details);
  const file = photo && (await deps.media.open(PLACE, `${photo.id}.webp`));
  if (!file) throw notFound(text("There is no such photo."));
  const whom = [enquiry.number];
  await writeReading(deps.db, { reader: admin, action: "desk.enquiry_photo", of: "enquiry", whom, why: "decision" });
  return file;
}
