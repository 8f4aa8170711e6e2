import { globSync, readFileSync } from "node:fs";
import { defineConfig } from "vitest/config";

/** `npm run test:all` sets it: everything there is. Without it the files that say `@suite full` are left out. */
const FULL = process.env.TEST_SUITE === "full";

/** The files of a pattern whose head says so: `// @suite full`, `// @engine both` (docs/testing.md). */
const marked = (pattern: string, mark: string): string[] =>
  globSync(pattern).filter((file) => readFileSync(file, "utf8").slice(0, 400).includes(`// ${mark}`));

const leftOut = (pattern: string): string[] => (FULL ? [] : marked(pattern, "@suite full"));

const API_FILES = ["src/**/*.api.test.ts", "test/api/**/*.test.ts"];
/** With `npm test` the second engine is tried by those files that differ by engine, and one journey a feature. */
const bothEngines = (): string[] => API_FILES.flatMap((pattern) => marked(pattern, "@engine both"));

/** What comes by a job is waited for on a busy machine too; Vitest's own second is too short there. */
const expect = { poll: { timeout: 60_000 } };

/** Thousands of pictures are drawn and compared there, and none is another on another engine: once is enough, beside the rest. */
const PICTURES = "src/app/demo/demo-pictures.api.test.ts";

/** What puts something else in the place of a module, for a whole file. */
const MOCKED_UNIT = ["src/platform/media/hostile-photos.server.test.ts"];
const MOCKED_API = ["src/features/accounts/session.api.test.ts", "test/api/add-a-category.test.ts"];

/**
 * The files of a project share what they have imported: to read the whole site anew for each was a third of their time.
 * What a file changes outside of itself it puts back, and those that cannot stand apart, in a project `…-apart`.
 */
const shared = <T extends { name: string; include: string[]; exclude: string[] }>(mocked: string[], test: T) => [
  { test: { ...test, exclude: [...test.exclude, ...mocked], isolate: false } },
  { test: { ...test, name: `${test.name}-apart`, include: mocked, exclude: test.exclude } },
];

const api = (engine: "embedded" | "postgres", include = API_FILES) => ({
  name: `api-${engine}`,
  include,
  exclude: [PICTURES],
  env: { TEST_ENGINE: engine },
  expect,
  setupFiles: ["test/support/speak.ts"],
  testTimeout: 120_000,
  hookTimeout: 240_000,
  globalSetup: ["test/support/engine-setup.ts"],
});

/** The unit tests, the API tests on both engines, the demo's pictures, and the browser journeys: each a project of its own. */
export default defineConfig({
  test: {
    projects: [
      ...shared(MOCKED_UNIT, {
        name: "unit",
        include: ["src/**/*.test.{ts,tsx}", "test/unit/**/*.test.ts"],
        exclude: ["src/**/*.api.test.ts"],
        expect,
        setupFiles: ["test/support/speak.ts"],
        testTimeout: 120_000,
        hookTimeout: 120_000,
      }),
      ...shared(MOCKED_API, api("embedded", process.env.TEST_EMBEDDED === "marked" ? bothEngines() : API_FILES)),
      ...shared(MOCKED_API, api("postgres")),
      { test: { ...api("embedded"), name: "pictures", include: [PICTURES], exclude: [] } },
      {
        test: {
          name: "attack",
          include: ["test/attack/**/*.test.ts"],
          env: { TEST_ENGINE: "embedded" },
          expect,
          testTimeout: 240_000,
          hookTimeout: 120_000,
          globalSetup: ["test/support/engine-setup.ts"],
          fileParallelism: false,
        },
      },
      {
        test: {
          name: "proxies",
          include: ["test/proxies/**/*.test.ts"],
          expect,
          testTimeout: 180_000,
          hookTimeout: 180_000,
          fileParallelism: false,
        },
      },
      {
        test: {
          name: "alarms",
          include: ["test/alarms/**/*.test.ts"],
          expect,
          testTimeout: 120_000,
          hookTimeout: 60_000,
          fileParallelism: false,
        },
      },
      {
        test: {
          name: "container",
          include: ["test/container/**/*.test.ts"],
          expect,
          testTimeout: 240_000,
          hookTimeout: 400_000,
          fileParallelism: false,
        },
      },
      {
        test: {
          name: "restore",
          include: ["test/restore/**/*.test.ts"],
          expect,
          testTimeout: 240_000,
          hookTimeout: 60_000,
          fileParallelism: false,
        },
      },
      {
        test: {
          name: "replicas",
          include: ["test/replicas/**/*.test.ts"],
          expect,
          testTimeout: 120_000,
          hookTimeout: 60_000,
          fileParallelism: false,
        },
      },
      {
        test: {
          name: "systemd",
          include: ["test/systemd/**/*.test.ts"],
          expect,
          testTimeout: 240_000,
          hookTimeout: 90_000,
          fileParallelism: false,
        },
      },
      {
        test: {
          name: "failover",
          include: ["test/failover/**/*.test.ts"],
          expect,
          testTimeout: 3_000_000,
          hookTimeout: 240_000,
          fileParallelism: false,
        },
      },
      {
        test: {
          name: "chaos",
          include: ["test/chaos/**/*.test.ts"],
          exclude: leftOut("test/chaos/*.test.ts"),
          expect,
          testTimeout: 900_000,
          hookTimeout: 240_000,
          fileParallelism: false,
        },
      },
      {
        test: {
          name: "browser",
          include: ["test/browser/**/*.test.ts"],
          exclude: leftOut("test/browser/*.test.ts"),
          expect,
          testTimeout: 600_000,
          hookTimeout: 600_000,
          globalSetup: ["test/support/demo-setup.ts"],
          // A journey waits half of the time: two go side by side, each with a server and a browser of its own.
          maxWorkers: 2,
        },
      },
    ],
  },
});
