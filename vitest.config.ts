import { defineConfig } from "vitest/config";

/** What comes by a job is waited for on a busy machine too; Vitest's own second is too short there. */
const expect = { poll: { timeout: 15_000 } };

const api = (engine: "embedded" | "postgres") => ({
  test: {
    name: `api-${engine}`,
    include: ["src/**/*.api.test.ts", "test/api/**/*.test.ts"],
    env: { TEST_ENGINE: engine },
    expect,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    globalSetup: ["test/support/engine-setup.ts"],
  },
});

/** The unit tests, the API tests on both engines, and the browser journeys: each a project of its own. */
export default defineConfig({
  test: {
    projects: [
      { test: { name: "unit", include: ["src/**/*.test.{ts,tsx}", "test/unit/**/*.test.ts"], exclude: ["src/**/*.api.test.ts"], expect, testTimeout: 20_000 } },
      api("embedded"),
      api("postgres"),
      { test: { name: "attack", include: ["test/attack/**/*.test.ts"], env: { TEST_ENGINE: "embedded" }, expect, testTimeout: 240_000, hookTimeout: 120_000, globalSetup: ["test/support/engine-setup.ts"], fileParallelism: false } },
      { test: { name: "chaos", include: ["test/chaos/**/*.test.ts"], expect, testTimeout: 420_000, hookTimeout: 60_000, fileParallelism: false } },
      { test: { name: "browser", include: ["test/browser/**/*.test.ts"], expect, testTimeout: 240_000, hookTimeout: 240_000, fileParallelism: false } },
    ],
  },
});
