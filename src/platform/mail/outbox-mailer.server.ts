import { randomUUID } from "node:crypto";
import { mkdir, readdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import PQueue from "p-queue";
import { say } from "../../domain/words/say.ts";
import { composeMail } from "./mail-message.server.ts";
import type { Mailer } from "./mail.server.ts";

/** Where the mails of a site without a mail server are found. */
export function mailOutboxFolder(dataDir: string): string {
  return join(dataDir, "outbox", "mail");
}

/** The file a mail with this id went to before, so that a repeat replaces it; else a new name, in order of time. */
async function fileName(folder: string, id: string): Promise<string> {
  const stamp = new Date().toISOString().replace(/[:.]/g, "-");
  const ending = `-${id}.eml`;
  const earlier = (await readdir(folder)).find(
    (name) => name.length === stamp.length + ending.length && name.endsWith(ending),
  );
  return earlier ?? stamp + ending;
}

/** Writes each mail to `$DATA_DIR/outbox/mail/{time}-{id}.eml` in place of sending it; any mail program opens them. */
export function outboxMailer(dataDir: string, from: string): Mailer {
  const folder = mailOutboxFolder(dataDir);
  const transport = createTransport({
    streamTransport: true,
    buffer: true,
    newline: "windows",
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  // Named one after the other: two of the same id that go out at once would both find no earlier one.
  const naming = new PQueue({ concurrency: 1 });
  return {
    async send(message) {
      const { message: eml } = await transport.sendMail(composeMail(message, from));
      await mkdir(folder, { recursive: true });
      const id = message.messageId ?? randomUUID();
      // Written beside and renamed: whoever watches the folder never reads half a mail.
      const part = join(folder, `.${randomUUID()}.part`);
      await writeFile(part, eml, { mode: 0o600 });
      await naming.add(async () => rename(part, join(folder, await fileName(folder, id))));
    },
    describe: () => say("Mail: no server is set, mails go to {folder}", { folder }),
    close: () => transport.close(),
  };
}
