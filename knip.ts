import type { KnipConfig } from "knip";

/** What nobody uses any more: files, exports and dependencies, found by `npm run lint`. */
const config: KnipConfig = {
  entry: [
    "scripts/*.{mjs,d.mts}",
    "src/app/server.ts",
    "src/app/{*,words/*,doctor/*}-cli.ts",
    "src/app/offline/{service-worker,offline-page,viewer-watch}.ts",
    // Started by their path, as threads and processes of their own.
    "src/**/*-worker{.server,}.ts",
    "bench/{run,baseline-server,pages-limit}.ts",
    "test/{chaos,sharding}/run.ts",
    "test/support/{write-licences,large-senders}.ts",
    "test/support/later.mjs",
    // Compiled beside the types that a test makes for it.
    "test/fixtures/api-client/{booking,client,journey}.ts",
  ],
  project: ["{src,test,bench,scripts}/**/*.{ts,tsx,mjs,mts,css}"],
  ignore: ["test/fixtures/api-client/{booking,client,journey}.ts"],
  ignoreExportsUsedInFile: true,
  ignoreDependencies: [
    // dependency-cruiser reads TypeScript with it (docs/adr/0008).
    "@swc/core",
    // Found by their path: the checks of pages, and the drawings of icons.
    "axe-core",
    "vnu-jar",
    "lucide-react",
  ],
  // Of the system, where it has them.
  ignoreBinaries: [
    "apt-get",
    "chroot",
    "debootstrap",
    "haproxy",
    "java",
    "mount",
    "nginx",
    "pgbackrest",
    "patronictl",
    "podman",
    "systemd-nspawn",
    "openssl",
    "prometheus-postgres-exporter",
    "promtool",
    "systemd-analyze",
    "taskset",
    "timedatectl",
    "umount",
  ],
  // Two names of one rule may be two meanings that happen to be decided alike.
  exclude: ["duplicates"],
};

export default config;
