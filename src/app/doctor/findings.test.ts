import { expect, test } from "vitest";
import {
  backupFinding,
  baseBackupFinding,
  clockFinding,
  diskFinding,
  jobsFinding,
  limitsFinding,
  messageFinding,
  postgresFindings,
  readReplicaFinding,
  report,
  settingsFindings,
  type Finding,
  type PostgresFacts,
} from "./findings.ts";

const GB = 1_073_741_824;
const now = new Date("2026-11-26T06:00:00Z");
const PUBLIC = "https://mandap.example";
const HERE = "http://localhost:3000";

const verdicts = (findings: readonly Finding[]) => findings.map(({ about, verdict }) => `${about} ${verdict}`);

test("of this machine: disk, open files, clock", () => {
  expect([0.5, 3, 50].map((free) => diskFinding(free * GB, 100 * GB, "/srv").verdict)).toEqual(["wrong", "look", "ok"]);
  expect([1024, 65_536, Infinity, null].map((files) => limitsFinding(files).verdict)).toEqual([
    "look",
    "ok",
    "ok",
    "unknown",
  ]);
  expect(clockFinding(-45_000, true)).toMatchObject({
    verdict: "wrong",
    says: "This clock is 45.0 s behind the database's.",
  });
  expect([clockFinding(3_000, null), clockFinding(0, false), clockFinding(0, true)].map((one) => one.verdict)).toEqual([
    "look",
    "look",
    "ok",
  ]);
});

const SET = {
  publicUrl: PUBLIC,
  trustProxy: 1,
  databaseUrl: "postgres://x",
  ownSecret: true,
  demo: false,
  metrics: true,
};

test("of the settings: what is dangerous on the open net is only looked at on one's own machine", () => {
  expect(verdicts(settingsFindings(SET))).toEqual(["address ok"]);
  expect(
    verdicts(
      settingsFindings({
        publicUrl: "http://mandap.example",
        trustProxy: false,
        databaseUrl: null,
        ownSecret: false,
        demo: true,
        metrics: false,
      }),
    ),
  ).toEqual(["address wrong", "proxy look", "engine look", "demo wrong", "metrics look"]);
  expect(
    verdicts(settingsFindings({ ...SET, publicUrl: HERE, trustProxy: false, databaseUrl: null, demo: true })),
  ).toEqual(["address look"]);
  expect(verdicts(settingsFindings({ ...SET, trustProxy: true, ownSecret: false }))).toEqual([
    "address ok",
    "proxy look",
    "secret look",
  ]);
});

const FACTS: PostgresFacts = {
  version: 15,
  settings: { fsync: "on", full_page_writes: "on", synchronous_commit: "on", autovacuum: "on" },
  maxConnections: 100,
  ours: 9,
  waiting: 0,
  replicas: [],
  replays: null,
  slots: [],
  archive: { failed: 0, failedLast: false, on: false, sinceLast: null, timeout: 0, byPgBackRest: false },
};

test("of PostgreSQL: what loses data is wrong, what is behind is said in seconds", () => {
  expect(verdicts(postgresFindings(FACTS))).toEqual(["database ok", "connections ok"]);
  const said = postgresFindings({
    ...FACTS,
    version: 14,
    settings: { ...FACTS.settings, fsync: "off", synchronous_commit: "local" },
    maxConnections: 8,
    waiting: 2,
    replicas: [
      { name: "b", state: "streaming", lagSeconds: 8 },
      { name: "c", state: "catchup", lagSeconds: null },
      { name: "d", state: "streaming", lagSeconds: null },
    ],
    replays: 90,
    slots: [
      { name: "gone", active: false, bytes: 3 * GB },
      { name: "busy", active: true, bytes: 3 * GB },
    ],
    archive: { failed: 4, failedLast: true, on: true, sinceLast: 9, timeout: 60, byPgBackRest: true },
  });
  expect(verdicts(said)).toEqual([
    "database wrong",
    "database wrong",
    "connections wrong",
    "migrations look",
    "replica wrong",
    "replica look",
    "replica look",
    "replica ok",
    "replica wrong",
    "archive wrong",
  ]);
  expect(said.map(({ says }) => says).join("\n")).toContain("Nobody reads the slot gone, which keeps 3.0 GB");
  // Every one that is not in order says what to do.
  expect(said.filter(({ verdict, help }) => verdict !== "ok" && !help)).toEqual([]);
  expect(verdicts(postgresFindings({ ...FACTS, maxConnections: 12 }))).toContain("connections look");
  const lazy = postgresFindings({ ...FACTS, settings: { ...FACTS.settings, autovacuum: "off" } });
  expect(lazy[1]!.says).toMatch(/^autovacuum is off: tables only grow/);
});

test("of backups, messages and jobs", () => {
  const at = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
  const backup = (found: Date | null, more = {}) =>
    backupFinding({ at: found, archived: false, based: false, publicUrl: PUBLIC, ...more }, now);
  expect(backup(at(20))).toMatchObject({ verdict: "ok", says: "The newest backup is 20 hours old." });
  expect(backup(at(31)).verdict).toBe("look");
  expect(
    [backup(at(200)), backup(at(200), { publicUrl: HERE }), backup(at(200), { based: true })].map((one) => one.verdict),
  ).toEqual(["wrong", "look", "ok"]);
  expect(backup(at(72)).says).toBe("The newest backup is 3 days old.");
  expect(
    [backup(null), backup(null, { archived: true }), backup(null, { publicUrl: HERE })].map((one) => one.verdict),
  ).toEqual(["wrong", "look", "look"]);
  expect(backup(null, { archived: true, based: true })).toEqual({
    about: "backup",
    verdict: "ok",
    says: "The database is kept by pgBackRest; the site makes no backup of its own.",
  });
  const mail = { channel: "mail", outbox: true, reached: null, to: "data/outbox" } as const;
  expect(messageFinding(mail, PUBLIC).verdict).toBe("wrong");
  expect(messageFinding(mail, HERE).verdict).toBe("look");
  const smtp = { channel: "mail", outbox: false, to: "smtp.example:587" } as const;
  expect(messageFinding({ ...smtp, reached: false }, PUBLIC)).toMatchObject({
    verdict: "wrong",
    says: "smtp.example:587 does not answer.",
  });
  expect(messageFinding({ ...smtp, reached: true, refuses: null }, PUBLIC).verdict).toBe("ok");
  expect(messageFinding({ ...smtp, reached: true, refuses: "login" }, PUBLIC)).toMatchObject({
    verdict: "wrong",
    says: "smtp.example:587 refuses our login.",
  });
  expect(messageFinding({ ...smtp, reached: true, refuses: "speech" }, PUBLIC).verdict).toBe("wrong");
  expect([jobsFinding(0).verdict, jobsFinding(3).verdict]).toEqual(["ok", "look"]);
});

test("the report says the worst first, with what to do", () => {
  expect(
    report([
      jobsFinding(0),
      backupFinding({ at: null, archived: false, based: false, publicUrl: PUBLIC }, now),
      jobsFinding(1),
    ]),
  ).toBe(
    [
      "WRONG  backup: There is no backup.",
      "         → Run npm run backup every day (docs/operations.md has the line for cron).",
      "look   jobs: 1 job was given up.",
      "         → The tab Status of /AdminDashboard says which, and tries them again.",
      "ok     jobs: No job was given up.",
      "",
      "1 wrong, 1 to look at, 1 in order.",
    ].join("\n"),
  );
});

test("of the archive: how much would be lost with the machine, and whether it restores anything", () => {
  const archive = {
    failed: 0,
    failedLast: false,
    on: true,
    sinceLast: 40 as number | null,
    timeout: 60,
    byPgBackRest: true,
  };
  const said = (facts: Partial<typeof archive>) => {
    const { verdict, says } = postgresFindings({ ...FACTS, archive: { ...archive, ...facts } }).at(-1)!;
    return `${verdict}: ${says}`;
  };
  expect(said({})).toBe("ok: The write-ahead log is archived, last 40 seconds ago.");
  expect(said({ sinceLast: 1_800 })).toBe("look: The write-ahead log is archived, last 30 minutes ago.");
  expect(said({ sinceLast: 1_800, timeout: 900 })).toMatch(/^ok/);
  expect(said({ timeout: 0 })).toMatch(/^look: .* only once it fills 16 MB\.$/);
  expect(said({ sinceLast: null })).toMatch(/^look: .* nothing has been yet\.$/);
  const before = (hours: number, full: boolean) => ({ full, at: new Date(now.getTime() - hours * 3_600_000) });
  expect(baseBackupFinding([before(70, true), before(5, false)], now)).toMatchObject({
    verdict: "ok",
    says: "The newest backup by pgBackRest is 5 hours old, the newest full one 70 hours.",
  });
  expect(baseBackupFinding([before(40, true)], now).verdict).toBe("look");
  expect(baseBackupFinding([before(300, true), before(5, false)], now).verdict).toBe("look");
  expect(baseBackupFinding([], now).verdict).toBe("wrong");
  expect(baseBackupFinding(null, now).verdict).toBe("unknown");
});

test("of replicas that are read", () => {
  const good = { standby: true, ours: true, sameHistory: true, receives: true, behindBytes: 0, replayPaused: false };
  const said = (facts: Partial<typeof good> | null) => readReplicaFinding("r1:5432", facts && { ...good, ...facts });
  expect(
    [said({}), said(null), said({ standby: false }), said({ behindBytes: GB }), said({ receives: false })].map(
      (one) => one.verdict,
    ),
  ).toEqual(["ok", "look", "look", "look", "look"]);
  expect(
    [said({ ours: false }), said({ sameHistory: false }), said({ replayPaused: true })].map((one) => one.verdict),
  ).toEqual(["wrong", "wrong", "wrong"]);
  expect(said({ behindBytes: 2 * GB }).says).toBe("The replica r1:5432 has 2.0 GB still to replay.");
});
