import { open, readFile } from "node:fs/promises";
import { inflateSync } from "node:zlib";
import { notAnImage } from "../../domain/errors.ts";
import { text } from "../../domain/words/say.ts";

const PDF_DAMAGED = text("This PDF is damaged or incomplete. Please choose another one.");
const HEAD = 1_024;
/** Where the end of a PDF is looked for: programs write a little behind it. */
const TAIL = 2_048;

/** Whether a file says of itself that it is a PDF: by its first bytes, whatever its name. */
const saysPdf = (head: Buffer): boolean => head.subarray(0, 5).toString("latin1") === "%PDF-";

/** The first bytes of a file and its last ones. */
async function ends(path: string): Promise<{ head: Buffer; tail: Buffer }> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const read = async (at: number, length: number) => {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, at);
      return buffer.subarray(0, bytesRead);
    };
    return { head: await read(0, HEAD), tail: await read(Math.max(0, size - TAIL), TAIL) };
  } finally {
    await file.close();
  }
}

const PDF_ACTIVE = text("This PDF has scripts or files in it. Please print it into a new PDF, or send a photo.");
/** What does something by itself when a PDF is opened, or rides along in it. */
const ACTIVE = /\/(?:JavaScript|JS|Launch|EmbeddedFiles?|RichMedia|XFA)(?![A-Za-z])/;
/** Most that a packed list of objects may become. */
const MOST_UNPACKED = 8_000_000;

/** A PDF with the objects that it has packed, as far as they can be read, and names without their escapes. */
function unpacked(bytes: Buffer): string {
  const plain = bytes.toString("latin1");
  const packed = Array.from(
    plain.matchAll(/\/Type\s*\/ObjStm\b[^]{0,400}?stream\r?\n/g),
    ({ 0: { length }, index }) => {
      const from = index + length;
      const to = plain.indexOf("endstream", from);
      try {
        return inflateSync(bytes.subarray(from, to), { maxOutputLength: MOST_UNPACKED }).toString("latin1");
      } catch {
        return "";
      }
    },
  );
  // What else is packed are pictures and letters: in them a name is chance.
  return [plain.replace(/stream\r?\n[^]*?endstream/g, " "), ...packed]
    .join("\n")
    .replace(/#([0-9a-f]{2})/gi, (_all, code: string) => String.fromCharCode(parseInt(code, 16)));
}

/** Whether an upload is a PDF by its first bytes. */
export const isPdf = async (path: string): Promise<boolean> => saysPdf((await ends(path)).head);

/**
 * Tells by its content that a file is a whole PDF, by how it begins and ends, and that nothing in it acts. Nothing of it is opened or run, here
 * or in the browser it is given to.
 * @throws 415
 */
export async function inspectPdf(path: string): Promise<void> {
  const { head, tail } = await ends(path);
  if (!saysPdf(head) || !/^%PDF-[12]\.\d/.test(head.toString("latin1"))) throw notAnImage(PDF_DAMAGED);
  if (!tail.toString("latin1").includes("%%EOF")) throw notAnImage(PDF_DAMAGED);
  if (ACTIVE.test(unpacked(await readFile(path)))) throw notAnImage(PDF_ACTIVE);
}
