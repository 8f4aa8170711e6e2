/** The state of the machinery, for the call and the screen. Instants are ISO texts, sizes are bytes. */
import { z } from "zod";

const size = z.number();

export const statusSchema = z.object({
  at: z.string(),
  queues: z.array(
    z.object({
      name: z.string(),
      waiting: z.number(),
      later: z.number().describe("Waiting for their hour, or for the next try"),
      active: z.number(),
      failed: z.number(),
    }),
  ),
  failed: z.array(
    z.object({ id: z.string(), name: z.string(), tries: z.number(), at: z.string(), message: z.string() }),
  ),
  backup: z.object({ at: z.string(), bytes: size }).nullable(),
  messages: z.object({ mail: z.string(), sms: z.string(), whatsapp: z.string(), outboxMails: z.number().nullable() }),
  disk: z.object({ free: size, total: size }).nullable(),
  photos: z.string(),
  database: z.object({
    engine: z.enum(["embedded", "postgres"]),
    version: z.string(),
    bytes: size,
    migrations: z.number(),
  }),
  versions: z.object({ site: z.string(), node: z.string(), startedAt: z.string() }),
});

export type StatusView = z.infer<typeof statusSchema>;

/** 1536 → '1.5 KB'. */
export function sizeWords(bytes: number): string {
  const units = ["bytes", "KB", "MB", "GB", "TB"];
  let at = 0;
  let left = bytes;
  while (left >= 1024 && at < units.length - 1) {
    left /= 1024;
    at += 1;
  }
  return `${at === 0 ? left : left.toFixed(1)} ${units[at]}`;
}
