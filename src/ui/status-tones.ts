/** ok: leaf, only for what is confirmed. wait: still open. bad: refused. quiet: over or withdrawn. */
export const STATUS_TONES = ["ok", "wait", "bad", "quiet", "info"] as const;
export type StatusTone = (typeof STATUS_TONES)[number];
