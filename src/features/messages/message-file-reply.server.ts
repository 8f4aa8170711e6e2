/** How a file of a message goes out: a photo to be looked at, a PDF to be kept. */
import type { FastifyReply } from "fastify";
import { z } from "zod";
import { privatePictureHeaders } from "../../platform/http/private-picture.server.ts";
import type { StoredFile } from "../../platform/media/media-store.server.ts";
import type { FileRow } from "./message-store.server.ts";

const binary = z.string().meta({ format: "binary" });

export const fileShape = {
  description: "A WebP picture, or a PDF to be kept and not to be opened here",
  content: { "image/webp": { schema: binary }, "application/pdf": { schema: binary } },
};

/** Answers with the file; for nobody but whoever asked for it. */
export function sendFile(
  reply: FastifyReply,
  { row, file }: { row: Pick<FileRow, "kind" | "name">; file: StoredFile },
) {
  privatePictureHeaders(reply, file.bytes);
  if (row.kind === "photo") return reply.type("image/webp").send(file.stream());
  // It is kept by whoever asked for it, and never runs as part of this site.
  return reply
    .headers({
      "Content-Security-Policy": "sandbox; default-src 'none'",
      "Content-Disposition": `attachment; filename="document.pdf"; filename*=UTF-8''${encodeURIComponent(row.name).replace(/['()*]/g, escape)}`,
    })
    .type("application/pdf")
    .send(file.stream());
}
