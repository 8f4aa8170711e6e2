/** 'Download my data': everything about a person as JSON, and their photos, in one zip that is made while it is sent. */
import { PassThrough, type Readable } from "node:stream";
import { ZipFile } from "yazl";
import type { Actor } from "../../domain/actor.ts";
import { BRAND } from "../../domain/brand.ts";
import { writeAudit } from "../../platform/database/audit.server.ts";
import type { Deps } from "../../platform/deps.server.ts";
import { personalData, personalPhotos, type PersonalPhoto } from "./export-store.server.ts";

const README = `Everything that ${BRAND.name} keeps about you. data.json lists it by kind; photos/ holds your pictures in the largest size we keep.
Passwords and codes are kept as hashes only and are not in here. Questions: ${BRAND.email.privacy}.
`;

/** The stored file, opened only when its turn comes. One that has gone meanwhile becomes an empty file: the rest of the copy is worth more. */
function photoStream({ media, log }: Deps, { id, category, kind }: PersonalPhoto, done: (error: unknown, stream: Readable) => void): void {
  media.open({ category, kind }, `${id}.webp`).then(
    (file) => done(null, file ? file.stream() : new PassThrough().end()),
    (error: unknown) => {
      log.error({ err: error, id }, "a photo is missing in a copy of somebody's data");
      done(null, new PassThrough().end());
    },
  );
}

/**
 * The copy of the actor's data.
 * @returns the zip as it comes; whoever takes it reads it or destroys it
 * @throws 429 past the copies of an hour
 */
export async function exportData(deps: Deps, actor: Actor): Promise<Readable> {
  await deps.limits.hit("LIMIT_EXPORTS_PER_PERSON", actor.id);
  const [data, photos] = await Promise.all([personalData(deps.db, actor.id), personalPhotos(deps.db, actor.id)]);
  await writeAudit(deps.db, { actorId: actor.id, action: "account.exported", subjectType: "user", subjectId: actor.id });
  const zip = new ZipFile();
  zip.addBuffer(Buffer.from(README), "README.txt");
  zip.addBuffer(Buffer.from(JSON.stringify({ madeAt: deps.now().toISOString(), ...data }, null, 2)), "data.json");
  for (const photo of photos) {
    // Demo pictures exist as a seed until somebody looks at them.
    const there = await deps.media.exists({ category: photo.category, kind: photo.kind }, `${photo.id}.webp`);
    if (there) zip.addReadStreamLazy(`photos/${photo.name}.webp`, { compress: false }, (done) => photoStream(deps, photo, done));
  }
  const out = new PassThrough();
  zip.on("error", (error: Error) => out.destroy(error));
  zip.outputStream.on("error", (error: Error) => out.destroy(error));
  zip.outputStream.pipe(out);
  zip.end();
  return out;
}
