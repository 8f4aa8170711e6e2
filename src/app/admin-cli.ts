import { parseArgs } from "node:util";
import { AppError } from "../domain/errors.ts";
import { createAdmin } from "../features/accounts/create-admin.server.ts";
import { ConfigError, readConfig } from "../platform/config/config.server.ts";
import { openDatabase } from "../platform/database/database.server.ts";
import { FolderInUse } from "../platform/database/folder-lock.server.ts";
import { readablePassword } from "./demo/demo-logins.server.ts";
import { localMediaStore } from "../platform/media/local-media-store.server.ts";
import { copyMedia, removeCopied } from "../platform/media/move-media.server.ts";
import { s3MediaStore } from "../platform/media/s3-media-store.server.ts";
import { createDeps } from "./site.server.ts";

const HELP = `Makes an admin of the site (no page and no call can: only this command), and moves photos.

  npm run admin -- create --username <name> --mobile <number> [--email <address>] [--password <password>]

  --username   a new name, or that of an account that is to become an admin
  --mobile     ten digits, with or without +91; needed for a new account
  --email      where reset codes may go
  --password   at least 6 characters; without it one is made and shown once

  npm run admin -- move-media --to s3|disk [--remove]

  --to         where photos are copied: into the bucket of S3_BUCKET, or back to DATA_DIR
  --remove     afterwards removes what was copied from where it came

An account that exists keeps its password, mobile and e-mail. The settings (DATA_DIR,
DATABASE_URL) are those of the site, from the environment or from .env.`;

/** Wrong use of the command. */
class UsageError extends Error {}

function read(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        username: { type: "string" },
        mobile: { type: "string" },
        email: { type: "string" },
        password: { type: "string" },
        to: { type: "string" },
        remove: { type: "boolean" },
        help: { type: "boolean", short: "h" },
      },
    });
  } catch (error) {
    // Node's first sentence says what is wrong; the rest is about its own syntax.
    throw new UsageError(`${(error as Error).message.split(". ")[0]?.replace(/\.$/, "")}.`);
  }
}

/** Runs the command. @returns what is to be printed */
async function main(args: string[]): Promise<string> {
  const { values, positionals } = read(args);
  if (values.help || args.length === 0 || positionals[0] === "help") return HELP;
  if (positionals.length === 1 && positionals[0] === "move-media") return moveMedia(values.to, values.remove ?? false);
  if (positionals.length !== 1 || positionals[0] !== "create")
    throw new UsageError(`There are two commands, 'create' and 'move-media', and not '${positionals.join(" ")}'.`);
  const { username, mobile, email, password } = values;
  if (!username?.trim()) throw new UsageError("Please give a --username.");
  const config = readConfig({ LOG_LEVEL: "warn", ...process.env });
  const database = await openDatabase(config);
  try {
    const made = password ?? readablePassword();
    const deps = createDeps(config, database);
    const admin = await createAdmin(deps, { username, mobile, email, password: made });
    await deps.mail.close();
    if (!admin.created) return `${admin.username} is an admin now. Password, mobile and e-mail are as they were.`;
    return `The admin ${admin.username} has been made.${password === undefined ? `\nPassword: ${made}\nIt is shown this once: keep it safe.` : ""}`;
  } finally {
    await database.close();
  }
}

/** Copies all photos into the other store. The database is not needed: the site may run, or stand still. */
async function moveMedia(to: string | undefined, remove: boolean): Promise<string> {
  if (to !== "s3" && to !== "disk") throw new UsageError("Please say where to: --to s3 or --to disk.");
  const { media, dataDir } = readConfig({ LOG_LEVEL: "warn", ...process.env });
  if (!media.s3) throw new UsageError("Please set S3_BUCKET and the other S3 settings: see .env.example.");
  const [disk, s3] = [localMediaStore(dataDir), s3MediaStore(media.s3, dataDir)];
  const [source, target] = to === "s3" ? [disk, s3] : [s3, disk];
  const { copied, there, bytes } = await copyMedia(source, target, {
    onProgress: (soFar) => {
      if ((soFar.copied + soFar.there) % 1000 === 0)
        console.error(`${soFar.copied} files copied, ${soFar.there} were there already …`);
    },
  });
  const done = `${copied} files copied (${(bytes / 1_048_576).toFixed(1)} MB), ${there} were there already.`;
  if (!remove) return done;
  return `${done}\n${await removeCopied(source, target)} photos removed from where they came.`;
}

/** Failures that their message explains; with the sentence that helps. */
function sentenceFor(error: unknown): string | null {
  if (error instanceof UsageError) return `${error.message}\nnpm run admin -- --help tells more.`;
  if (error instanceof FolderInUse)
    return "The site is running on the embedded database, which lets in one process at a time. Stop the site, run this command again, then start it. (After a crash, wait 10 seconds. With PostgreSQL, set by DATABASE_URL, there is no need to stop.)";
  if (error instanceof AppError && error.status === 503 && error.cause instanceof Error)
    return `The store of photos did not answer as it should: ${error.cause.message || error.cause.name}\nWhat was copied stays; run the command again to go on.`;
  if (error instanceof AppError || error instanceof ConfigError) return error.message;
  const { code } = error as { code?: string };
  return code === "ECONNREFUSED" || code === "ENOTFOUND" ? "The database of DATABASE_URL does not answer." : null;
}

try {
  console.log(await main(process.argv.slice(2)));
} catch (error) {
  const sentence = sentenceFor(error);
  console.error(sentence ?? error);
  process.exitCode = 1;
}
