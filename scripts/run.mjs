// npm run build | words | admin | doctor | backup | restore | licences | bench | test:chaos | test:replicas | test:failover | test:proxies | test:alarms | test:restore | test:container | test:systemd | sharding: one of our own programs, with everything it needs in place.
import { existsSync } from "node:fs";
import { become, ensureBuilt, ensureInstalled, envFile, fail, onPath, provide, say } from "./setup.mjs";

const [program, ...args] = process.argv.slice(2);
ensureInstalled();
if (program === "build") ensureBuilt();
else if (program === "admin") become([...envFile(), "src/app/admin-cli.ts", ...args]);
else if (program === "backup" || program === "restore")
  become([...envFile(), "src/app/backup-cli.ts", program, ...args]);
else if (program === "doctor") become([...envFile(), "src/app/doctor/doctor-cli.ts", ...args]);
else if (program === "words") become(["src/app/words/words-cli.ts", ...args]);
else if (program === "licences") become(["test/support/write-licences.ts"]);
else if (program === "bench") {
  ensureBuilt();
  become(["bench/run.ts", ...args], { NODE_ENV: "production" });
} else if (program === "chaos") {
  ensureBuilt();
  if (args.includes("--full")) become(["test/chaos/run.ts", ...args]);
  else become(["node_modules/vitest/vitest.mjs", "run", "--project", "chaos", ...args]);
} else if (program === "restore-test") {
  const packages = ["postgresql", "pgbackrest", "rsync"];
  const present = () => existsSync("/usr/lib/postgresql") && ["pgbackrest", "rsync"].every(onPath);
  if (provide("PostgreSQL and pgBackRest", present, packages)) {
    ensureBuilt();
    become(["node_modules/vitest/vitest.mjs", "run", "--project", "restore", ...args]);
  } else say(`SKIPPED: needs ${packages.join(", ")}; on Debian: apt-get install ${packages.join(" ")}`);
} else if (program === "replicas") {
  const present = () => existsSync("/usr/lib/postgresql") || onPath("pg_basebackup");
  if (provide("PostgreSQL", present, ["postgresql"]))
    become(["node_modules/vitest/vitest.mjs", "run", "--project", "replicas", ...args]);
  else fail("SKIPPED: PostgreSQL's programs not found; on Debian: apt-get install postgresql");
} else if (program === "failover") {
  const packages = ["postgresql", "patroni", "etcd-server", "haproxy", "iptables", "iproute2", "pgbackrest"];
  const present = () =>
    existsSync("/usr/lib/postgresql") &&
    ["patroni", "etcd", "haproxy", "iptables", "ip", "setpriv", "pgbackrest"].every(onPath);
  if (process.getuid?.() !== 0) say("SKIPPED: makes machines of network namespaces, which root alone may");
  else if (provide("PostgreSQL, Patroni, etcd and HAProxy", present, packages)) {
    ensureBuilt();
    // --full: two thousand submissions, in place of seven hundred.
    const env = args.includes("--full") ? { FAILOVER_COUNT: "2000" } : {};
    const rest = args.filter((one) => one !== "--full");
    become(["node_modules/vitest/vitest.mjs", "run", "--project", "failover", ...rest], env);
  } else say(`SKIPPED: needs ${packages.join(", ")}; on Debian: apt-get install ${packages.join(" ")}`);
} else if (program === "container-test") {
  const packages = ["podman", "runc", "debootstrap"];
  const present = () => ["podman", "runc"].every(onPath) && existsSync("/usr/sbin/debootstrap");
  if (process.getuid?.() !== 0) say("SKIPPED: a clean root is made and entered by root alone");
  else if (provide("podman", present, packages)) {
    ensureBuilt();
    become(["node_modules/vitest/vitest.mjs", "run", "--project", "container", ...args]);
  } else say(`SKIPPED: needs ${packages.join(", ")}; on Debian: apt-get install ${packages.join(" ")}`);
} else if (program === "systemd") {
  const packages = ["postgresql", "systemd", "systemd-container"];
  const present = () => existsSync("/usr/lib/postgresql") && ["systemctl", "systemd-nspawn", "nsenter"].every(onPath);
  if (process.getuid?.() !== 0) say("SKIPPED: a machine with systemd is made by root alone");
  else if (provide("systemd", present, packages)) {
    ensureBuilt();
    become(["node_modules/vitest/vitest.mjs", "run", "--project", "systemd", ...args]);
  } else say(`SKIPPED: needs ${packages.join(", ")}; on Debian: apt-get install ${packages.join(" ")}`);
} else if (program === "sharding") {
  ensureBuilt();
  become(["test/sharding/run.ts", ...args]);
} else if (program === "proxies") {
  const packages = ["postgresql", "nginx-light", "haproxy", "openssl"];
  const present = () => existsSync("/usr/lib/postgresql") && ["nginx", "haproxy", "openssl"].every(onPath);
  if (provide("nginx and HAProxy", present, packages)) {
    ensureBuilt();
    become(["node_modules/vitest/vitest.mjs", "run", "--project", "proxies", ...args]);
  } else fail(`SKIPPED: needs ${packages.join(", ")}; on Debian: apt-get install ${packages.join(" ")}`);
} else if (program === "alarms") {
  const packages = ["postgresql", "prometheus", "prometheus-postgres-exporter"];
  const present = () => existsSync("/usr/lib/postgresql") && ["promtool", "prometheus-postgres-exporter"].every(onPath);
  if (provide("Prometheus and its exporter for PostgreSQL", present, packages)) {
    const tests = ["test/alarms", "test/unit/deploy.test.ts"];
    become(["node_modules/vitest/vitest.mjs", "run", "--project", "alarms", "--project", "unit", ...tests, ...args]);
  } else fail(`SKIPPED: needs ${packages.join(", ")}; on Debian: apt-get install ${packages.join(" ")}`);
} else fail(`There is no program '${program}'.`);
