import { eq } from "drizzle-orm";
import { z } from "zod";
import { listings, media } from "../../platform/database/schema.server.ts";
import type { Deps } from "../../platform/deps.server.ts";
import { STANDARD_WIDTHS } from "../../platform/media/image-pipeline.server.ts";
import type { DrawMissing } from "../../platform/media/image-route.server.ts";
import { drawListing } from "./draw-listing.ts";
import { drawPortrait } from "./portrait.server.ts";
import { rasterise } from "./rasterise.server.ts";

/** What a picture that is drawn on demand is drawn from, beside the facts of its listing; kept as JSON in `media.drawn_seed`. */
const seeds = z.discriminatedUnion("draw", [
  z.strictObject({
    draw: z.literal("portrait"),
    seed: z.string(),
    gender: z.enum(["male", "female", "other"]).optional(),
    turban: z.boolean().optional(),
    age: z.int().optional(),
  }),
  /** 0 is the main picture of a listing, the gallery counts on from 1. */
  z.strictObject({ draw: z.literal("listing"), shot: z.int().min(0) }),
]);
export type DrawnSeed = z.infer<typeof seeds>;

/** Before pictures had facts, galleries were seeded by a name and a number, main pictures by a name alone. */
const earlier = z
  .object({ draw: z.enum(["scene", "equipment"]), seed: z.string() })
  .transform(({ seed }): DrawnSeed => {
    const at = / (\d+)$/.exec(seed)?.[1];
    return { draw: "listing", shot: at === undefined ? 0 : Number(at) + 1 };
  });
const drawnSeed = z.union([seeds, earlier]);

const LARGEST = Math.max(...STANDARD_WIDTHS);
const PORTRAIT = { width: 300, height: 360 };

/**
 * The columns of a row for a drawn picture: its files come into being when somebody first asks for them.
 * @param shape width and height in any unit; a portrait has a shape of its own
 */
export function drawnMedia(
  seed: DrawnSeed,
  shape: { width: number; height: number } = { width: 4, height: 3 },
): Pick<typeof media.$inferInsert, "width" | "height" | "widths" | "drawnSeed"> {
  const { width, height } = seed.draw === "portrait" ? PORTRAIT : shape;
  return {
    width: LARGEST,
    height: Math.round((LARGEST * height) / width),
    widths: [...STANDARD_WIDTHS],
    drawnSeed: JSON.stringify(seeds.parse(seed)),
  };
}

/** The drawing of a row of `media`; null for a photo that somebody sent. */
export function drawingOf(
  photo: Pick<typeof media.$inferSelect, "drawnSeed" | "width" | "height">,
  listing: Pick<typeof listings.$inferSelect, "category" | "slug" | "title" | "state" | "city" | "attributes">,
): string | null {
  if (!photo.drawnSeed) return null;
  const seed = drawnSeed.parse(JSON.parse(photo.drawnSeed));
  const { slug, attributes, ...rest } = listing;
  const known = anyFacts.parse(attributes);
  if (seed.draw === "portrait") {
    const plays = playing.safeParse(known);
    return drawPortrait(seed.seed, { ...seed, plays: rest.category === "artists" ? plays.data : undefined });
  }
  const facts = { ...rest, seed: slug, attributes: known, shot: seed.shot };
  return drawListing(facts, 1000, Math.round((1000 * photo.height) / photo.width));
}
const anyFacts = z.record(z.string(), z.unknown());
const playing = z
  .object({ category: z.string(), genre: z.string().catch("") })
  .transform(({ category, genre }) => ({ kind: category, genre }));

/** Draws what `imageRoutes` finds missing: pictures that a row of media says are drawn, and nothing else. */
export function drawMissingPicture(deps: Pick<Deps, "db">): DrawMissing {
  return async ({ id, category, kind, format, drawWidth }) => {
    const [row] = await deps.db
      .select()
      .from(media)
      .innerJoin(listings, eq(listings.id, media.listingId))
      .where(eq(media.id, id));
    if (!row || row.media.category !== category || row.media.kind !== kind) return null;
    const drawing = drawingOf(row.media, row.listings);
    return drawing === null ? null : rasterise(drawing, drawWidth, format);
  };
}
