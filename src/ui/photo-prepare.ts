import { text } from "../domain/words/say.ts";
/**
 * Photos made ready in the browser before they are uploaded: told by content, HEIC turned into JPEG where
 * the browser can read it, large ones shrunk (which also leaves their place and camera data behind).
 */
export const NOT_A_PHOTO = text("Please choose a JPEG, PNG or WebP photo.");

/** The longer side after shrinking, in pixels: enough for every width the server makes. */
const LONGEST = 2560;
const JPEG_QUALITY = 0.85;
/** Smaller files upload in a moment; decoding them would only cost battery. */
const WORTH_IT = 400_000;

export type PreparedPhoto = { ok: true; file: File } | { ok: false; message: string };

function canvasOf(width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  return canvas;
}

/** False where the browser falsifies what is read from a canvas (fingerprinting protection): photos would become noise. */
function canvasIsHonest(): boolean {
  const context = canvasOf(2, 1).getContext("2d");
  if (!context) return false;
  context.fillStyle = "#f00";
  context.fillRect(0, 0, 2, 1);
  const [red = 0, green = 255, blue = 255] = context.getImageData(1, 0, 1, 1).data;
  return red > 240 && green < 15 && blue < 15;
}

/** The photo upright as JPEG, at most 2560 pixels on its longer side; null where the browser cannot. */
async function toJpeg(file: File): Promise<File | null> {
  try {
    if (!canvasIsHonest()) return null;
    const bitmap = await createImageBitmap(file, { imageOrientation: "from-image" });
    const scale = Math.min(1, LONGEST / Math.max(bitmap.width, bitmap.height));
    const canvas = canvasOf(
      Math.max(1, Math.round(bitmap.width * scale)),
      Math.max(1, Math.round(bitmap.height * scale)),
    );
    const context = canvas.getContext("2d");
    if (!context) return null;
    // JPEG knows no transparency: paper white instead of black.
    context.fillStyle = "#fff";
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.imageSmoothingQuality = "high";
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    bitmap.close();
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", JPEG_QUALITY));
    // Frees the pixels at once: ten photos in a row would fill a phone's memory.
    canvas.width = 0;
    canvas.height = 0;
    if (!blob || blob.type !== "image/jpeg") return null;
    return new File([blob], `${file.name.replace(/\.[^.]*$/, "")}.jpg`, {
      type: "image/jpeg",
      lastModified: file.lastModified,
    });
  } catch {
    return null;
  }
}

/** What a file is by its first bytes: names and declared types lie. `heic` is what phones keep and servers rarely read. */
type PhotoKind = "jpeg" | "png" | "webp" | "gif" | "avif" | "heic" | "other";

/** How many bytes of the head `photoKind` looks at. */
const HEAD_BYTES = 64;

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

async function kindOf(file: File): Promise<PhotoKind> {
  try {
    return photoKind(new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer()));
  } catch {
    // Gone meanwhile, or a folder.
    return "other";
  }
}

/** The file to upload for a chosen photo: smaller where that helps, else the file itself; a message where it is no photo. */
export async function preparePhoto(file: File): Promise<PreparedPhoto> {
  const kind = await kindOf(file);
  if (kind === "other") return { ok: false, message: NOT_A_PHOTO };
  if (kind === "heic") {
    const converted = await toJpeg(file);
    return converted ? { ok: true, file: converted } : { ok: false, message: NOT_A_PHOTO };
  }
  // Animated kinds stay as they are.
  if (kind === "gif" || kind === "avif" || file.size < WORTH_IT) return { ok: true, file };
  const smaller = await toJpeg(file);
  return { ok: true, file: smaller && smaller.size < file.size ? smaller : file };
}
