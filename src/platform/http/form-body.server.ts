import { cutUnits } from "../../domain/graphemes.ts";
import { unlink } from "node:fs/promises";
import type { FastifyRequest } from "fastify";
import { AppError, badInput } from "../../domain/errors.ts";
import { text } from "../../domain/words/say.ts";
import { receiveToDisk } from "../media/upload-intake.server.ts";

/** A file part, already on disk in the temporary folder. */
export type ReceivedFile = { field: string; filename: string; path: string; bytes: number; sha256: string };
/** What a form may carry in a file field. `tooMany` and `tooLarge` are the messages; `{file}` in `tooLarge` becomes the file's name. */
export type FileRule = { maxFiles: number; maxBytes: number; tooMany: string; tooLarge: string };
export type ReceivedForm = {
  /** Text fields: the value, or a list where a name came more than once or ends in `[]` (without the `[]`). */
  fields: Record<string, string | string[]>;
  files: ReceivedFile[];
  /** Deletes the files that are still in the temporary folder. Always call it, in a `finally`. */
  discard(): Promise<void>;
};

const MAX_FIELDS = 200;
const MAX_FILES = 60;
const MAX_FIELD_BYTES = 200_000;

function addField(fields: ReceivedForm["fields"], rawName: string, value: string): void {
  const list = rawName.endsWith("[]");
  const name = list ? rawName.slice(0, -2) : rawName;
  if (name === "__proto__" || name === "constructor" || name === "prototype") return;
  const present = fields[name];
  if (present === undefined) fields[name] = list ? [value] : value;
  else if (Array.isArray(present)) present.push(value);
  else fields[name] = [present, value];
}

const unreadable = () => badInput(text("The request could not be read."));

/** What JSON came as, as text again. @throws 400 for what is nested too deep to be written down */
function asText(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (typeof value !== "object") return String(value);
  try {
    return JSON.stringify(value);
  } catch {
    throw unreadable();
  }
}

/** The parts of a multipart body. What the parser stumbles over (no boundary, an early end) is the sender's fault: 400. */
async function* partsOf(request: FastifyRequest) {
  const limits = {
    fields: MAX_FIELDS,
    fieldSize: MAX_FIELD_BYTES,
    files: MAX_FILES,
    fileSize: Number.MAX_SAFE_INTEGER,
    parts: MAX_FIELDS + MAX_FILES,
  };
  try {
    for await (const part of request.parts({ limits })) {
      if (!part.fieldname) {
        if (part.type === "file") part.file.resume();
        throw unreadable();
      }
      yield part;
    }
  } catch (error) {
    const known = error instanceof AppError || (error as { statusCode?: number }).statusCode !== undefined;
    throw known ? error : unreadable();
  }
}

/** A JSON body read as if it were a form: scalars become text, lists and objects stay JSON text. */
function fromJson(body: unknown): ReceivedForm["fields"] {
  if (body === null || body === undefined) return {};
  if (typeof body !== "object" || Array.isArray(body)) throw unreadable();
  const fields: ReceivedForm["fields"] = Object.create(null) as ReceivedForm["fields"];
  for (const [name, value] of Object.entries(body)) {
    if (value === null || value === undefined) continue;
    addField(fields, name, asText(value));
  }
  return fields;
}

/**
 * Reads a multipart form, its files streamed to `dir`; a JSON body is read as a form without files.
 * An empty file part (a form sent without choosing one) is ignored; a file where no file belongs is refused.
 */
export async function receiveForm(
  request: FastifyRequest,
  { dir, files: rules }: { dir: string; files: Record<string, FileRule> },
): Promise<ReceivedForm> {
  if (!request.isMultipart()) return { fields: fromJson(request.body), files: [], discard: async () => {} };
  const fields: ReceivedForm["fields"] = Object.create(null) as ReceivedForm["fields"];
  const files: ReceivedFile[] = [];
  const discard = async () => {
    await Promise.all(files.map(({ path }) => unlink(path).catch(() => {})));
  };
  try {
    let count = 0;
    for await (const part of partsOf(request)) {
      if (part.type === "field") {
        if (++count > MAX_FIELDS) throw badInput(text("This form has too many fields."));
        addField(fields, part.fieldname, asText(part.value));
        continue;
      }
      const field = part.fieldname.replace(/\[\]$/, "");
      const rule = Object.hasOwn(rules, field) ? rules[field] : undefined;
      if (!rule) {
        part.file.resume();
        throw badInput("This form takes no such file.", { [field]: "This form takes no such file." });
      }
      const kept = await receiveToDisk(part.file, {
        dir,
        maxBytes: rule.maxBytes,
        message: rule.tooLarge.replace("{file}", part.filename),
      });
      if (kept.bytes === 0 && !part.filename) {
        await unlink(kept.path).catch(() => {});
        continue;
      }
      files.push({ field, filename: cutUnits(part.filename, 200), ...kept });
      if (files.filter((file) => file.field === field).length > rule.maxFiles)
        throw badInput(rule.tooMany, { [field]: rule.tooMany });
    }
    return { fields, files, discard };
  } catch (error) {
    await discard();
    throw error;
  }
}
