import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { colourDistance, differing, lookOf, type Look } from "../../../test/support/picture-look.ts";
import { startTestSite, type TestSite } from "../../../test/support/test-app.ts";
import { searchListings } from "../../features/listings/listing-search.server.ts";
import { parsePhotoFile } from "../../platform/media/media-store.server.ts";
import { categories } from "../../features/registry.ts";
import { drawingOf } from "../pictures/drawn-media.server.ts";
import { seedDemo } from "./seed-demo.server.ts";

/**
 * Two pictures are twins when either hash differs in 10 of its 64 bits or fewer: at what tools that look for copies
 * (imagededup among them) begin to report. Two that have nothing to do with each other differ in about 32, and both
 * hashes are blind to colour: the same scene in other inks is a twin.
 */
const TWINS = 10;
/**
 * Portraits are a head and shoulders each, so those are twins that are near in their colours as well: on average by less
 * than a tenth of the way from black to white. Another cloth or another wall is more.
 */
const SAME_COLOURS = 25;
const PEOPLE = ["artists", "volunteers", "managers"];
const PAGE = 24;
/** Drawing hundreds of pictures is the work itself, not a wait for anything. */
const DRAWING_MS = 240_000;

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
  await seedDemo(site.deps);
});
afterAll(() => site?.close());

type Photo = Parameters<typeof drawingOf>[0] & Parameters<typeof drawingOf>[1] & { id: string; listing: string };
async function photosOf(category: string, kind: string): Promise<Photo[]> {
  const { rows } = await site.deps.db.$client.query<Photo>(
    `SELECT m.id, m.listing_id AS listing, m.drawn_seed AS "drawnSeed", m.width, m.height, l.category, l.slug, l.title, l.state, l.city, l.attributes
     FROM media m JOIN listings l ON l.id = m.listing_id WHERE l.category = $1 AND m.kind = $2 ORDER BY m.listing_id, m.position`,
    [category, kind],
  );
  return rows;
}
/** At the size of a thumb: what a hash looks at is smaller still. */
async function seen(photo: Photo): Promise<Look> {
  const drawing = drawingOf(photo, photo) ?? "";
  const width = Number(/ width="(\d+)"/.exec(drawing)?.[1]);
  return lookOf(
    await sharp(Buffer.from(drawing), { density: (72 * 128) / width })
      .png({ compressionLevel: 0 })
      .toBuffer(),
  );
}
/** Several at a time: drawing goes on beside this thread. */
const AT_ONCE = 4;
async function allSeen(photos: readonly Photo[]): Promise<Look[]> {
  const looks: Look[] = [];
  for (let at = 0; at < photos.length; at += AT_ONCE)
    looks.push(...(await Promise.all(photos.slice(at, at + AT_ONCE).map(seen))));
  return looks;
}
const alike = (a: Look, b: Look) => Math.min(differing(a.edges, b.edges), differing(a.waves, b.waves)) <= TWINS;
const twin = (category: string, a: Look, b: Look) =>
  alike(a, b) && (!PEOPLE.includes(category) || colourDistance(a, b) < SAME_COLOURS);

/** The pictures of the default list, page by page. */
async function pages(category: string): Promise<string[][]> {
  const found: string[][] = [];
  for (let cursor: string | undefined, more = true; more;) {
    const { rows, next } = await searchListings<object>(site.deps, category, {
      limit: PAGE,
      ...(cursor ? { cursor } : {}),
    });
    found.push(rows.flatMap(({ photo }) => (photo ? [parsePhotoFile(photo.src.split("/").at(-1)!)!.id] : [])));
    cursor = next ?? undefined;
    more = next !== null;
  }
  return found;
}

/** Pairs that are left, of eight hundred faces on thirty-four pages; to go down, never up. */
const LEFT: Readonly<Record<string, number>> = { volunteers: 2 };

test.each(categories.map(({ key }) => key))(
  "no two %s on a page of the list look alike",
  async (category) => {
    const photos = await photosOf(category, "profile");
    const names = new Map(photos.map(({ id, slug }) => [id, slug]));
    const looks = new Map((await allSeen(photos)).map((look, at) => [photos[at]!.id, look]));
    const list = await pages(category);
    expect(list.flat().length).toBeGreaterThan(200);
    const twins = list.flatMap((page) =>
      page.flatMap((a, at) =>
        page
          .slice(at + 1)
          .flatMap((b) => (twin(category, looks.get(a)!, looks.get(b)!) ? [`${names.get(a)} = ${names.get(b)}`] : [])),
      ),
    );
    expect(twins.length, twins.join(", ")).toBeLessThanOrEqual(LEFT[category] ?? 0);
  },
  DRAWING_MS,
);

test.each(categories.map(({ key }) => key))(
  "no picture comes twice in a gallery of %s",
  async (category) => {
    const galleries = [...Map.groupBy(await photosOf(category, "gallery"), ({ listing }) => listing).values()];
    expect(galleries.length).toBeGreaterThan(0);
    // Every third: a picture is drawn from its listing alone.
    const twins: string[] = [];
    for (const gallery of galleries.filter((_, at) => at % 3 === 0)) {
      const looks = await allSeen(gallery);
      for (const [at, look] of looks.entries())
        if (looks.slice(0, at).some((other) => alike(other, look))) twins.push(`${gallery[at]!.slug} ${at}`);
    }
    expect(twins).toEqual([]);
  },
  DRAWING_MS,
);
