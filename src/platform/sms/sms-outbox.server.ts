import { appendFile, mkdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { LanguageCode } from "../../domain/words/languages.ts";
import { smsText, type SmsTemplateId } from "./sms-templates.ts";
import type { SmsPlace, SmsSender } from "./sms.server.ts";

/** One line of the outbox file. */
export interface OutboxSms {
  to: string;
  text: string;
  template: SmsTemplateId;
  language?: LanguageCode | undefined;
  /** ISO 8601, UTC. */
  at: string;
  id?: string;
}

/** Where the messages of a site without an SMS provider are found. */
export function smsOutboxFile(dataDir: string): string {
  return join(dataDir, "outbox", "sms.jsonl");
}

/** Appends each message to `$DATA_DIR/outbox/sms.jsonl`, one JSON object a line, in place of sending it. */
export function smsOutbox({ dataDir, host }: SmsPlace): SmsSender {
  const file = smsOutboxFile(dataDir);
  return {
    async send({ to, template, language, vars, id }) {
      const line: OutboxSms = {
        to,
        text: smsText(template, vars, { language, host }),
        template,
        language,
        at: new Date().toISOString(),
        id,
      };
      await mkdir(dirname(file), { recursive: true });
      // One write to a file opened for appending: lines of several processes never mix.
      // Readable by the owner alone, since it holds codes.
      await appendFile(file, `${JSON.stringify(line)}\n`, { mode: 0o600 });
    },
  };
}
