// Makes PDFs in a thread of its own (pdf-threads.server.ts).
import { drawSheet } from "./draw-sheet.ts";
import type { Sheet } from "./sheet.ts";

/** Called with a copy of a sheet: plain data alone crosses to the thread. @returns the bytes of the PDF */
export default function work(sheet: Sheet): Promise<Uint8Array> {
  return drawSheet(sheet);
}
