/** 'Download my data': everything about a person as JSON, and their photos, in one zip that is made while it is sent. */
import { PassThrough, pipeline, type Readable } from "node:stream";
import { ZipFile } from "yazl";
import type { Actor } from "../../domain/actor.ts";
import { BRAND } from "../../domain/brand.ts";
import { writeAudit } from "../../platform/database/audit.server.ts";
import type { Deps } from "../../platform/deps.server.ts";
import type { PersonalPart, PersonalPhoto } from "../../platform/personal-data.server.ts";

const README = `Everything that ${BRAND.name} keeps about you. data.json lists it by kind; photos/ holds your pictures in the largest size we keep.
Passwords and codes are kept as hashes only and are not in here. Questions: ${BRAND.email.privacy}.
`;

/** Lines of the log that the person wrote, or that are about their account; of those about several, without the others. */
const LOG =
  "SELECT at, action, subject_type, details - 'whom' AS details FROM audit_log WHERE actor_id = $1 OR subject_id = $1::text OR details->'whom' ? $1::text ORDER BY id";

/** Everything that is kept about a person, list by list, as the features have handed them in. */
async function personalData({ db, personal }: Deps, userId: string): Promise<Record<string, unknown[]>> {
  const lists = { ...Object.assign({}, ...personal.map(({ copy }) => copy)), log: LOG } as Record<string, string>;
  const shown = Object.assign({}, ...personal.map((part) => part.shown)) as NonNullable<PersonalPart["shown"]>;
  const data: Record<string, unknown[]> = {};
  for (const [name, text] of Object.entries(lists)) {
    const { rows } = await db.$client.query<Record<string, unknown>>(text, [userId]);
    data[name] = shown[name] ? rows.map(shown[name]) : rows;
  }
  return data;
}

/** The photos of what they keep, and those that came with what they sent; by name. */
async function personalPhotos({ db, personal }: Deps, userId: string): Promise<PersonalPhoto[]> {
  const photos = await Promise.all(personal.map(async ({ photos: of }) => (await of?.(db, userId)) ?? []));
  return photos.flat().sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
}

const formatOf = ({ format = "webp" }: PersonalPhoto) => format;
const fileOf = (photo: PersonalPhoto) => `${photo.id}.${formatOf(photo)}`;

/** The stored file, opened only when its turn comes. One that has gone meanwhile becomes an empty file: the rest of the copy is worth more. */
async function photoStream({ media, log }: Deps, photo: PersonalPhoto): Promise<Readable> {
  const file = await media
    .open(photo, fileOf(photo))
    .catch((error: unknown) =>
      log.error({ err: error, id: photo.id }, "a photo is missing in a copy of somebody's data"),
    );
  return file ? file.stream() : new PassThrough().end();
}

/**
 * The copy of the actor's data.
 * @returns the zip as it comes; whoever takes it reads it or destroys it
 * @throws 429 past the copies of an hour
 */
export async function exportData(deps: Deps, actor: Actor): Promise<Readable> {
  await deps.limits.hit("LIMIT_EXPORTS_PER_PERSON", actor.id);
  const [data, photos] = await Promise.all([personalData(deps, actor.id), personalPhotos(deps, actor.id)]);
  await writeAudit(deps.db, {
    actorId: actor.id,
    action: "account.exported",
    subjectType: "user",
    subjectId: actor.id,
  });
  // Demo pictures exist as a seed until somebody looks at them.
  const stored: PersonalPhoto[] = [];
  for (const photo of photos) if (await deps.media.exists(photo, fileOf(photo))) stored.push(photo);

  const zip = new ZipFile();
  const out = new PassThrough();
  let open: Readable | null = null;
  // Who takes the copy may go away in the middle: the file whose turn it is would stay open for ever.
  pipeline(zip.outputStream, out, () => open?.destroy());
  zip.on("error", (error: Error) => out.destroy(error));
  zip.addBuffer(Buffer.from(README), "README.txt");
  zip.addBuffer(Buffer.from(JSON.stringify({ madeAt: deps.now().toISOString(), ...data }, null, 2)), "data.json");
  for (const photo of stored) {
    zip.addReadStreamLazy(`photos/${photo.name}.${formatOf(photo)}`, { compress: false }, (done) => {
      void photoStream(deps, photo).then((stream) => {
        open = stream;
        if (out.destroyed) stream.destroy();
        else done(null, stream);
      });
    });
  }
  zip.end();
  return out;
}
