import { appendFile, mkdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { LanguageCode } from "../../domain/words/languages.ts";
import { whatsappText, type WhatsappTemplateId } from "./whatsapp-templates.ts";
import type { WhatsappAnswer, WhatsappMessage } from "./whatsapp.server.ts";

/** One line of the outbox file. */
interface OutboxWhatsapp {
  to: string;
  text: string;
  template: WhatsappTemplateId;
  language: LanguageCode;
  path: string;
  /** ISO 8601, UTC. */
  at: string;
  key: string;
}

/** Where the messages of a site without WhatsApp are found. */
export const whatsappOutboxFile = (dataDir: string): string => join(dataDir, "outbox", "whatsapp.jsonl");

/** Appends a message to `$DATA_DIR/outbox/whatsapp.jsonl`, one JSON object a line, in place of sending it. */
export async function sendToOutbox(
  dataDir: string,
  { to, template, language, vars, path, key }: WhatsappMessage,
): Promise<WhatsappAnswer> {
  const file = whatsappOutboxFile(dataDir);
  const line: OutboxWhatsapp = {
    to,
    text: whatsappText(template, language, vars),
    template,
    language,
    path,
    at: new Date().toISOString(),
    key,
  };
  await mkdir(dirname(file), { recursive: true });
  // One write to a file opened for appending: lines of several processes never mix.
  await appendFile(file, `${JSON.stringify(line)}\n`, { mode: 0o600 });
  return { id: `outbox.${key}` };
}
