import { open } from "node:fs/promises";
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

/** Whether an upload is a PDF by its first bytes. */
export const isPdf = async (path: string): Promise<boolean> => saysPdf((await ends(path)).head);

/**
 * Tells by its content that a file is a whole PDF: how it begins and how it ends. Nothing of it is opened or run, here
 * or in the browser it is given to.
 * @throws 415
 */
export async function inspectPdf(path: string): Promise<void> {
  const { head, tail } = await ends(path);
  if (!saysPdf(head) || !/^%PDF-[12]\.\d/.test(head.toString("latin1"))) throw notAnImage(PDF_DAMAGED);
  if (!tail.toString("latin1").includes("%%EOF")) throw notAnImage(PDF_DAMAGED);
}
