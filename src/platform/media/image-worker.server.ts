/**
 * The image process: decodes what strangers send, apart from the server, so
 * that neither its memory nor a crash of a decoder is the server's. It ends
 * with the server, when the channel closes.
 */
import { encodeAvif, encodeVariants } from "./image-encode.server.ts";
import type { ImageTask, Variants } from "./image-encode.server.ts";

export type ImageAnswer = { done: Variants | number } | { failed: string; code?: string };

process.on("message", async (task: ImageTask) => {
  // The server may have been killed meanwhile: nobody is left to hear of it.
  process.send?.(await answer(task), undefined, undefined, () => {});
});

async function answer(task: ImageTask): Promise<ImageAnswer> {
  try {
    return { done: task.kind === "avif" ? await encodeAvif(task) : await encodeVariants(task) };
  } catch (error) {
    const code = error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : undefined;
    return { failed: String(error), code };
  }
}
