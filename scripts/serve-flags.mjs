/**
 * How Node runs the server. A small young generation keeps the process at about 160 instead of 300 MB; the
 * collector is exposed so that buffers of uploads are let go of while they arrive (upload-intake.server.ts).
 * Measured by npm run bench -- uploads.
 */
export const SERVE_FLAGS = ["--max-semi-space-size=4", "--expose-gc"];
