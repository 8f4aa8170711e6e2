/**
 * How Node runs the server (docs/performance.md): a young generation of 16 MB at most, which is Node's own measure and
 * stands here so that the figures do not change with Node. A heap of 512 MB at most, of which some 60 are in use: by it V8
 * decides how much it lets gather between two large collections (332 MB of the process at its usual 2 to 4 GB, 236 here).
 * The collector is exposed so that buffers of uploads are let go of while they arrive (upload-intake.server.ts).
 * Measured by npm run bench -- memory, -- pages, -- search and -- uploads.
 */
export const SERVE_FLAGS = ["--max-semi-space-size=16", "--max-old-space-size=512", "--expose-gc"];

export const SERVE_ENV = { NODE_ENV: "production" };
