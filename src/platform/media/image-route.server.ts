/// <reference types="@fastify/swagger" preserve="true" />
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { randomUUID } from "node:crypto";
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from "fastify";
import { STANDARD_WIDTHS } from "./image-pipeline.server.ts";
import { PRIVATE_FOLDER, isMediaFolder, parsePhotoFile } from "./media-store.server.ts";
import type { MediaPlace, MediaStore, PhotoFileName, StoredFile } from "./media-store.server.ts";

export interface MissingPicture extends MediaPlace, PhotoFileName {
  /** The width to draw, in pixels: one of the standard widths. */
  drawWidth: number;
}

/** Draws a picture that is not in the store yet, encoded in the format asked for; null when there is none to draw. */
export type DrawMissing = (picture: MissingPicture) => Promise<Buffer | null>;

export interface ImageRouteOptions {
  store: MediaStore;
  drawMissing?: DrawMissing;
}

const FOR_EVER = "public, max-age=31536000, immutable";
/** A WebP standing in for an AVIF that is still being made. */
const FOR_NOW = "public, max-age=300";

/**
 * Serves `GET /images/{category}/{kind}/{id}-{width}.{webp|avif}` and
 * `…/{id}.{webp|avif}` (the largest). A photo never changes under its id, so
 * browsers keep it for a year. While an AVIF is not made yet its address
 * answers with the WebP, so a page may always offer both.
 */
export const imageRoutes: FastifyPluginAsync<ImageRouteOptions> = async (app, { store, drawMissing }) => {
  const drawing = new Map<string, Promise<StoredFile | null>>();

  /** Opens a file, drawing it first if it can be drawn; people who ask at once wait for one drawing. */
  async function openOrDraw(place: MediaPlace, file: string, name: PhotoFileName): Promise<StoredFile | null> {
    const found = await store.open(place, file);
    if (found || !drawMissing) return found;
    // Only widths we offer are drawn: nobody fills the disk by counting upwards.
    if (name.width !== null && !STANDARD_WIDTHS.includes(name.width)) return null;
    const key = `${place.category}/${place.kind}/${file}`;
    const underWay = drawing.get(key) ?? drawAndKeep(drawMissing, store, place, file, name).finally(() => drawing.delete(key));
    drawing.set(key, underWay);
    return underWay;
  }

  app.get<{ Params: { category: string; kind: string; file: string } }>(
    "/images/:category/:kind/:file",
    { schema: { hide: true } },
    async (request, reply) => {
      const { category, kind, file } = request.params;
      const name = parsePhotoFile(file);
      if (!name || category === PRIVATE_FOLDER || !isMediaFolder(category) || !isMediaFolder(kind)) return notThere(reply);
      const place = { category, kind };
      const asked = await openOrDraw(place, file, name);
      if (asked) return send(request, reply, asked, name.format, FOR_EVER);
      const standIn = name.format === "avif" ? await openOrDraw(place, file.replace(/avif$/, "webp"), { ...name, format: "webp" }) : null;
      return standIn ? send(request, reply, standIn, "webp", FOR_NOW) : notThere(reply);
    },
  );
};

async function drawAndKeep(drawMissing: DrawMissing, store: MediaStore, place: MediaPlace, file: string, name: PhotoFileName): Promise<StoredFile | null> {
  const picture = await drawMissing({ ...place, ...name, drawWidth: name.width ?? Math.max(...STANDARD_WIDTHS) });
  if (!picture) return null;
  const dir = join(store.tempDir, randomUUID());
  await mkdir(dir, { recursive: true });
  try {
    await writeFile(join(dir, file), picture);
    await store.publish(place, [join(dir, file)]);
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
  return store.open(place, file);
}

function send(request: FastifyRequest, reply: FastifyReply, file: StoredFile, format: "webp" | "avif", keep: string) {
  const etag = `"${file.bytes.toString(36)}-${file.modified.getTime().toString(36)}"`;
  reply
    .header("cache-control", keep)
    .header("etag", etag)
    .header("last-modified", file.modified.toUTCString())
    .header("x-content-type-options", "nosniff")
    .header("content-security-policy", "default-src 'none'");
  if (isCurrent(request, etag, file.modified)) return reply.code(304).send();
  return reply.type(`image/${format}`).header("content-length", file.bytes).send(file.stream());
}

/** Whether the browser's copy still holds (RFC 9110, section 13): its tag decides, its date only without one. */
function isCurrent(request: FastifyRequest, etag: string, modified: Date): boolean {
  const tags = request.headers["if-none-match"];
  if (tags !== undefined) return tags.split(",").some((tag) => ["*", etag, `W/${etag}`].includes(tag.trim()));
  const since = Date.parse(request.headers["if-modified-since"] ?? "");
  return Math.floor(modified.getTime() / 1000) * 1000 <= since;
}

const NOT_THERE = "There is no such picture.";

function notThere(reply: FastifyReply) {
  return reply
    .code(404)
    .header("cache-control", "no-store")
    .header("x-content-type-options", "nosniff")
    .send({ error: NOT_THERE, message: NOT_THERE });
}
