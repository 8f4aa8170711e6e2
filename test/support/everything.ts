import { ourTables, quoted } from "../../src/platform/backup/table-facts.server.ts";
import type { TestSite } from "./test-app.ts";

/** Every row of every table as text, and every photo's bytes. */
export async function everything({ deps }: Pick<TestSite, "deps">): Promise<Record<string, unknown>> {
  const all: Record<string, unknown> = {};
  for (const { name, columns } of await ourTables(deps.database.pool)) {
    // The line about the backup itself is written after it.
    const { rows } = await deps.database.pool.query<{ line: string }>(
      `SELECT row_to_json(one)::text AS line FROM (SELECT ${columns.map(quoted).join(", ")} FROM ${quoted(name)} ${name === "audit_log" ? "WHERE action <> 'backup.made'" : ""}) one ORDER BY 1`,
    );
    all[name] = rows.map(({ line }) => line);
  }
  for await (const { place, file: name } of deps.media.list()) {
    const chunks: Buffer[] = [];
    for await (const chunk of (await deps.media.open(place, name))!.stream()) chunks.push(chunk as Buffer);
    all[name] = Buffer.concat(chunks).toString("base64");
  }
  return all;
}
