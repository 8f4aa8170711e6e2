/**
 * How Node runs the server (docs/performance.md): a young generation of 16 MB at most, which is Node's own measure and
 * stands here so that the figures do not change with Node. The collector is exposed so that buffers of uploads are let go
 * of while they arrive (upload-intake.server.ts), and memory is given back when a rush is over
 * (idle-collection.server.ts). Measured by npm run bench -- memory, -- pages, -- search and -- uploads.
 */
export const SERVE_FLAGS = ["--max-semi-space-size=16", "--expose-gc"];

/** What the C library is told: two heaps for all threads, and what is freed goes back to the system. Others ignore it. */
export const SERVE_ENV = { NODE_ENV: "production", MALLOC_ARENA_MAX: "2", MALLOC_TRIM_THRESHOLD_: "131072", MALLOC_MMAP_THRESHOLD_: "131072" };
