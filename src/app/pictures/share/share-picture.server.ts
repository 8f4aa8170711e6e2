/** The picture that a shared link to a listing shows: 1,200 × 630, of its facts and its own picture; kept beside the other pictures. */
import { createHash, randomUUID } from "node:crypto";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { and, eq, inArray } from "drizzle-orm";
import PQueue from "p-queue";
import { Piscina } from "piscina";
import { BRAND } from "../../../domain/brand.ts";
import { tooBusy } from "../../../domain/errors.ts";
import { isUuid } from "../../../domain/ids.ts";
import { say } from "../../../domain/words/say.ts";
import { placeSaid } from "../../../domain/places/place-said.ts";
import { cardsOf } from "../../../features/listings/listing-cards.server.ts";
import { categoryOf } from "../../../features/registry.ts";
import type { LanguageCode } from "../../../domain/words/languages.ts";
import type { Db } from "../../../platform/database/database.server.ts";
import { listings, media } from "../../../platform/database/schema.server.ts";
import type { Deps } from "../../../platform/deps.server.ts";
import { afterUploads } from "../../../platform/media/decode-queue.server.ts";
import sharp from "../../../platform/media/limited-sharp.server.ts";
import type { MediaKeeper } from "../../../platform/media/media-sweep.server.ts";
import { projectRoot } from "../../../platform/root.server.ts";
import { inLanguage } from "../../../platform/words.server.ts";
import { drawingOf } from "../drawn-media.server.ts";
import { SHARE_PHOTO, type ShareFacts } from "./share-facts.ts";

/** The kind of picture in the store, in the folder of the listing's category; in another language 'share-hi'. */
const KIND = "share";
const kindIn = (language: LanguageCode): string => (language === "en" ? KIND : `${KIND}-${language}`);
/** The languages whose script our own fonts have; in all others it is the English one. */
const WITH_LETTERS: readonly LanguageCode[] = ["en", "hi", "mr"];
/** A new look makes new pictures. */
const LOOK = 1;
const IDLE_MS = 30_000;
const MOST_MS = 20_000;
const NICE = 10;

let threads: Piscina | null = null;
const words = (): Piscina =>
  (threads ??= new Piscina({
    filename: join(projectRoot, "src/app/pictures/share/share-worker.ts"),
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
    recordTiming: false,
    niceIncrement: process.platform === "linux" ? NICE : 0,
  }).on("error", () => {}));

/** One after the other, when no photo that somebody sent waits: only machines ask for these, and come again. */
const queue = new PQueue({ concurrency: 1 });
const MOST_WAITING = 20;
const RETRY_AFTER_S = 10;
/** By file: who asks for the same one at once waits for one drawing. */
const underWay = new Map<string, Promise<Buffer>>();

type Found = {
  listing: typeof listings.$inferSelect;
  photo: typeof media.$inferSelect | null;
  facts: ShareFacts;
};

/** What its picture says and shows. @returns null where there is no such approved listing */
async function factsOf(deps: Pick<Deps, "db">, id: string, language: LanguageCode): Promise<Found | null> {
  const [row] = await deps.db
    .select()
    .from(listings)
    .leftJoin(media, and(eq(media.listingId, listings.id), eq(media.kind, "profile")))
    .where(and(eq(listings.id, id), eq(listings.status, "approved")));
  if (!row) return null;
  const { listings: listing, media: photo } = row;
  // As the page that is shared; names stay in their script.
  const facts = await inLanguage(language, async (): Promise<ShareFacts | null> => {
    const card = (await cardsOf(deps, [id], { state: "" })).get(id);
    if (!card) return null;
    const place = placeSaid(listing.state ?? "", listing.city || listing.district || "");
    return {
      title: card.title,
      what: place
        ? say("{what} in {place}", { what: card.tag || say(categoryOf(listing.category).singular), place })
        : say(categoryOf(listing.category).singular),
      stars:
        card.ratingCount > 0
          ? `${card.rating.toFixed(1)} / 5 · ${say("{n, plural, one {# rating} other {# ratings}}", { n: card.ratingCount })}`
          : "",
      price: card.price,
      brand: BRAND.name,
      pictured: photo !== null,
    };
  });
  return facts && { listing, photo, facts };
}

/** A number from 1 on that is another one when anything of the picture is. */
const versionOf = ({ facts, photo }: Found): number =>
  (createHash("md5")
    .update(JSON.stringify([LOOK, facts, photo?.id]))
    .digest()
    .readUInt32BE(0) %
    99_999) +
  1;

/** The listing's own picture, drawn where it is a drawing. */
async function ownPicture({ media: store }: Pick<Deps, "media">, { listing, photo }: Found): Promise<Buffer | null> {
  if (!photo) return null;
  const drawing = drawingOf(photo, listing);
  if (drawing !== null) return Buffer.from(drawing);
  const widest = [...photo.widths].sort((a, b) => a - b).find((width) => width >= SHARE_PHOTO.width * 1.5);
  const file = `${photo.id}-${widest ?? Math.max(...photo.widths)}.webp`;
  const stored = await store.open({ category: photo.category, kind: photo.kind }, file);
  return stored && buffer(stored.stream());
}

async function draw(deps: Pick<Deps, "media">, found: Found): Promise<Buffer> {
  const svg = (await words().run(found.facts, { signal: AbortSignal.timeout(MOST_MS) })) as string;
  await afterUploads();
  const own = await ownPicture(deps, found);
  const { left, top, width, height } = SHARE_PHOTO;
  const sheet = sharp(Buffer.from(svg));
  const whole = own
    ? sheet.composite([
        {
          input: await sharp(own).resize({ width, height, fit: "cover", position: "top" }).png().toBuffer(),
          left,
          top,
        },
      ])
    : sheet;
  return whole.webp({ quality: 88, effort: 2 }).toBuffer();
}

/**
 * As JPEG, which every messenger reads.
 * @param asked the language of the page that is shared
 * @param known the version that whoever asks has: of that one nothing is read or drawn
 * @returns null where there is no such approved listing
 * @throws AppError 503 where too many wait to be drawn
 */
export async function sharePicture(
  deps: Pick<Deps, "db" | "media">,
  id: string,
  asked: LanguageCode = "en",
  known: number | null = null,
): Promise<{ jpeg: Buffer | null; version: number } | null> {
  const language = WITH_LETTERS.includes(asked) ? asked : "en";
  const found = isUuid(id) ? await factsOf(deps, id, language) : null;
  if (!found) return null;
  const version = versionOf(found);
  if (version === known) return { jpeg: null, version };
  const place = { category: categoryOf(found.listing.category).mediaFolder, kind: kindIn(language) };
  const file = `${id}-${version}.webp`;
  const kept = await deps.media.open(place, file);
  const webp = kept ? await buffer(kept.stream()) : await drawnOnce(deps, found, place, file);
  return { jpeg: await sharp(webp).jpeg({ quality: 84 }).toBuffer(), version };
}

function drawnOnce(
  deps: Pick<Deps, "media">,
  found: Found,
  place: { category: string; kind: string },
  file: string,
): Promise<Buffer> {
  const name = `${place.kind}/${file}`;
  const drawing = underWay.get(name);
  if (drawing) return drawing;
  if (queue.size >= MOST_WAITING) throw tooBusy(RETRY_AFTER_S);
  const drawn = queue.add(() => drawAndKeep(deps, found, place, file)).finally(() => underWay.delete(name));
  underWay.set(name, drawn);
  return drawn;
}

async function drawAndKeep(
  deps: Pick<Deps, "media">,
  found: Found,
  place: { category: string; kind: string },
  file: string,
): Promise<Buffer> {
  const picture = await draw(deps, found);
  const dir = join(deps.media.tempDir, randomUUID());
  await mkdir(dir, { recursive: true });
  try {
    await writeFile(join(dir, file), picture);
    // Of what it said before nothing stays.
    await deps.media.remove(place, found.listing.id);
    await deps.media.publish(place, [join(dir, file)]);
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
  return picture;
}

/** They stay as long as their listing is on the site. */
export const sharePictureKeeper =
  (db: Db): MediaKeeper =>
  ({ kind }, ids) =>
    WITH_LETTERS.some((language) => kind === kindIn(language))
      ? db
          .select({ id: listings.id })
          .from(listings)
          .where(and(inArray(listings.id, [...ids]), eq(listings.status, "approved")))
          .then((rows) => rows.map(({ id }) => id))
      : null;
