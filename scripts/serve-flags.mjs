/**
 * How Node runs the server, for the memory's sake (docs/performance.md): a small young generation, and an old one that
 * is collected when it has grown by a third. The collector is exposed so that buffers of uploads are let go of while
 * they arrive (upload-intake.server.ts). Measured by npm run bench -- memory, -- search and -- uploads.
 */
export const SERVE_FLAGS = ["--max-semi-space-size=16", "--expose-gc"];

/** What the C library is told: two heaps for all threads, and what is freed goes back to the system. Others ignore it. */
export const SERVE_ENV = { NODE_ENV: "production", MALLOC_ARENA_MAX: "2", MALLOC_TRIM_THRESHOLD_: "131072", MALLOC_MMAP_THRESHOLD_: "131072" };
