/// <reference types="@fastify/swagger" preserve="true" />
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { randomUUID } from "node:crypto";
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from "fastify";
import { AppError, notFound, toErrorBody } from "../../domain/errors.ts";
import { text } from "../../domain/words/say.ts";
import { isForPerson, sendRefusal } from "../http/refusal-page.server.ts";
import { STANDARD_WIDTHS } from "./image-pipeline.server.ts";
import { PRIVATE_FOLDER, isMediaFolder, parsePhotoFile } from "./media-store.server.ts";
import type { MediaPlace, MediaStore, PhotoFileName, StoredFacts } from "./media-store.server.ts";

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
  const drawing = new Map<string, Promise<boolean>>();

  /** Reads a file by `read`, drawing it first if it can be drawn; people who ask at once wait for one drawing. */
  async function readOrDraw<T>(read: Read<T>, place: MediaPlace, file: string, name: PhotoFileName): Promise<T | null> {
    const found = await read(place, file);
    if (found || !drawMissing) return found;
    // Only widths we offer are drawn: nobody fills the disk by counting upwards.
    if (name.width !== null && !STANDARD_WIDTHS.includes(name.width)) return null;
    const key = `${place.category}/${place.kind}/${file}`;
    const underWay =
      drawing.get(key) ?? drawAndKeep(drawMissing, store, place, file, name).finally(() => drawing.delete(key));
    drawing.set(key, underWay);
    return (await underWay) ? read(place, file) : null;
  }

  /** The file asked for, or the WebP in place of an AVIF that is not made yet. */
  async function find<T>(
    read: Read<T>,
    place: MediaPlace,
    file: string,
    name: PhotoFileName,
  ): Promise<{ file: T; format: PhotoFileName["format"]; keep: string } | null> {
    const asked = await readOrDraw(read, place, file, name);
    if (asked) return { file: asked, format: name.format, keep: FOR_EVER };
    const standIn =
      name.format === "avif"
        ? await readOrDraw(read, place, file.replace(/avif$/, "webp"), { ...name, format: "webp" })
        : null;
    return standIn && { file: standIn, format: "webp", keep: FOR_NOW };
  }

  app.get<{ Params: { category: string; kind: string; file: string } }>(
    "/images/:category/:kind/:file",
    { schema: { hide: true } },
    async (request, reply) => {
      const { category, kind, file } = request.params;
      const name = parsePhotoFile(file);
      if (!name || category === PRIVATE_FOLDER || !isMediaFolder(category) || !isMediaFolder(kind))
        return notThere(reply);
      const place = { category, kind };
      try {
        // Whoever has a copy, or wants the head alone, does not cause the content to be fetched.
        if (request.method === "HEAD" || hasCopy(request)) {
          const known = await find(store.facts, place, file, name);
          if (!known) return notThere(reply);
          describe(reply, known);
          if (isCurrent(request, known.file)) return reply.code(304).send();
          if (request.method === "HEAD") return reply.send();
        }
        const found = await find(store.open, place, file, name);
        if (!found) return notThere(reply);
        describe(reply, found);
        return reply.send(found.file.stream());
      } catch (error) {
        if (!(error instanceof AppError) || error.status !== 503) throw error;
        // Between browser and store we are the gateway.
        throw new AppError("unavailable", 502, OUT_OF_REACH, { cause: error.cause });
      }
    },
  );
};

type Read<T> = (place: MediaPlace, file: string) => Promise<T | null>;

async function drawAndKeep(
  drawMissing: DrawMissing,
  store: MediaStore,
  place: MediaPlace,
  file: string,
  name: PhotoFileName,
): Promise<boolean> {
  const picture = await drawMissing({ ...place, ...name, drawWidth: name.width ?? Math.max(...STANDARD_WIDTHS) });
  if (!picture) return false;
  const dir = join(store.tempDir, randomUUID());
  await mkdir(dir, { recursive: true });
  try {
    await writeFile(join(dir, file), picture);
    await store.publish(place, [join(dir, file)]);
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
  return true;
}

const etagOf = ({ bytes, modified }: StoredFacts) => `"${bytes.toString(36)}-${modified.getTime().toString(36)}"`;

function describe(
  reply: FastifyReply,
  { file, format, keep }: { file: StoredFacts; format: PhotoFileName["format"]; keep: string },
): void {
  reply
    .type(`image/${format}`)
    .header("cache-control", keep)
    .header("content-length", file.bytes)
    .header("etag", etagOf(file))
    .header("last-modified", file.modified.toUTCString())
    .header("x-content-type-options", "nosniff")
    .header("content-security-policy", "default-src 'none'");
}

const hasCopy = ({ headers }: FastifyRequest) =>
  headers["if-none-match"] !== undefined || headers["if-modified-since"] !== undefined;

/** Whether the browser's copy still holds (RFC 9110, section 13): its tag decides, its date only without one. */
function isCurrent(request: FastifyRequest, file: StoredFacts): boolean {
  const tags = request.headers["if-none-match"];
  const etag = etagOf(file);
  if (tags !== undefined) return tags.split(",").some((tag) => ["*", etag, `W/${etag}`].includes(tag.trim()));
  const since = Date.parse(request.headers["if-modified-since"] ?? "");
  return Math.floor(file.modified.getTime() / 1000) * 1000 <= since;
}

const OUT_OF_REACH = "This picture cannot be shown right now. Please try again in a few minutes.";

/** For programs, and on a page of its own for who has gone to the picture's address. */
export function notThere(reply: FastifyReply): FastifyReply {
  const known = notFound(text("There is no such picture."));
  reply.header("x-content-type-options", "nosniff");
  return isForPerson(reply.request)
    ? sendRefusal(reply.request, reply, known)
    : reply.code(404).header("cache-control", "no-store").send(toErrorBody(known));
}
