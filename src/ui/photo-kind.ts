/** What a file is by its first bytes: names and declared types lie. `heic` is what phones keep and servers rarely read. */
export type PhotoKind = "jpeg" | "png" | "webp" | "gif" | "avif" | "heic" | "other";

/** How many bytes of the head `photoKind` looks at. */
export const HEAD_BYTES = 64;

/** Tells the kind from the head of a file; the same signatures as the server's check. */
export function photoKind(head: Uint8Array): PhotoKind {
  const text = String.fromCharCode(...head.subarray(0, HEAD_BYTES));
  if (text.startsWith("\xff\xd8\xff")) return "jpeg";
  if (text.startsWith("\x89PNG\r\n\x1a\n")) return "png";
  if (text.startsWith("RIFF") && text.startsWith("WEBP", 8)) return "webp";
  if (text.startsWith("GIF87a") || text.startsWith("GIF89a")) return "gif";
  if (!text.startsWith("ftyp", 4)) return "other";
  const brands = text.slice(8, Math.min(new DataView(head.buffer, head.byteOffset).getUint32(0), head.length));
  if (/avi[fs]/.test(brands)) return "avif";
  return /hei[cxms]|hev[cxms]|mif1|msf1/.test(brands) ? "heic" : "other";
}
