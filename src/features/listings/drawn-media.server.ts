import { eq } from "drizzle-orm";
import { z } from "zod";
import { media } from "../../platform/database/schema.server.ts";
import type { Deps } from "../../platform/deps.server.ts";
import { EQUIPMENT, drawEquipment } from "../../platform/media/drawn-equipment.server.ts";
import { GALLERY_SCENES, drawGalleryPicture } from "../../platform/media/drawn-gallery.server.ts";
import { drawPortrait } from "../../platform/media/drawn-portrait.server.ts";
import { STANDARD_WIDTHS } from "../../platform/media/image-pipeline.server.ts";
import type { DrawMissing } from "../../platform/media/image-route.server.ts";
import { rasterise } from "../../platform/media/rasterise.server.ts";

/** What a picture that is drawn on demand is drawn from; kept as JSON in `media.drawn_seed`. */
export const drawnSeed = z.discriminatedUnion("draw", [
  z.strictObject({ draw: z.literal("portrait"), seed: z.string(), gender: z.enum(["male", "female", "other"]).optional(), turban: z.boolean().optional(), age: z.int().optional() }),
  z.strictObject({ draw: z.literal("scene"), seed: z.string(), scene: z.enum(GALLERY_SCENES).optional() }),
  z.strictObject({ draw: z.literal("equipment"), seed: z.string(), item: z.enum(EQUIPMENT) }),
]);
export type DrawnSeed = z.infer<typeof drawnSeed>;

const LARGEST = Math.max(...STANDARD_WIDTHS);
const PORTRAIT = { width: 300, height: 360 };

/**
 * The columns of a row for a drawn picture: its files come into being when somebody first asks for them.
 * @param shape width and height in any unit; a portrait has a shape of its own
 */
export function drawnMedia(seed: DrawnSeed, shape: { width: number; height: number } = { width: 4, height: 3 }): Pick<typeof media.$inferInsert, "width" | "height" | "widths" | "drawnSeed"> {
  const { width, height } = seed.draw === "portrait" ? PORTRAIT : shape;
  return { width: LARGEST, height: Math.round((LARGEST * height) / width), widths: [...STANDARD_WIDTHS], drawnSeed: JSON.stringify(drawnSeed.parse(seed)) };
}

function drawn(seed: DrawnSeed, shape: { w: number; h: number }): string {
  switch (seed.draw) {
    case "portrait": return drawPortrait(seed.seed, seed);
    case "scene": return drawGalleryPicture(seed.seed, { ...shape, scene: seed.scene });
    case "equipment": return drawEquipment(seed.seed, { ...shape, item: seed.item });
  }
}

/** Draws what `imageRoutes` finds missing: pictures that a row of media says are drawn, and nothing else. */
export function drawMissingPicture(deps: Pick<Deps, "db">): DrawMissing {
  return async ({ id, category, kind, format, drawWidth }) => {
    const [row] = await deps.db.select().from(media).where(eq(media.id, id));
    if (!row?.drawnSeed || row.category !== category || row.kind !== kind) return null;
    const seed = drawnSeed.parse(JSON.parse(row.drawnSeed));
    return rasterise(drawn(seed, { w: 1000, h: Math.round((1000 * row.height) / row.width) }), drawWidth, format);
  };
}
