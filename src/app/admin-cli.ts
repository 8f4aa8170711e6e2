import { parseArgs } from "node:util";
import { AppError } from "../domain/errors.ts";
import { createAdmin } from "../features/accounts/create-admin.server.ts";
import { ConfigError, readConfig } from "../platform/config/config.server.ts";
import { openDatabase } from "../platform/database/database.server.ts";
import { FolderInUse } from "../platform/database/folder-lock.server.ts";
import { readablePassword } from "./demo/demo-logins.server.ts";
import { createDeps } from "./site.server.ts";

const HELP = `Makes an admin of the site. No page and no call can: only this command.

  npm run admin -- create --username <name> --mobile <number> [--email <address>] [--password <password>]

  --username   a new name, or that of an account that is to become an admin
  --mobile     ten digits, with or without +91; needed for a new account
  --email      where reset codes may go
  --password   at least 6 characters; without it one is made and shown once

An account that exists keeps its password, mobile and e-mail. The settings (DATA_DIR,
DATABASE_URL) are those of the site, from the environment or from .env.`;

/** Wrong use of the command. */
class UsageError extends Error {}

function read(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: { username: { type: "string" }, mobile: { type: "string" }, email: { type: "string" }, password: { type: "string" }, help: { type: "boolean", short: "h" } },
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
  if (positionals.length !== 1 || positionals[0] !== "create") throw new UsageError(`There is one command, 'create', and not '${positionals.join(" ")}'.`);
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

/** Failures that their message explains; with the sentence that helps. */
function sentenceFor(error: unknown): string | null {
  if (error instanceof UsageError) return `${error.message}\nnpm run admin -- --help tells more.`;
  if (error instanceof FolderInUse) return "The site is running on the embedded database, which lets in one process at a time. Stop the site, run this command again, then start it. (After a crash, wait 10 seconds. With PostgreSQL, set by DATABASE_URL, there is no need to stop.)";
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
