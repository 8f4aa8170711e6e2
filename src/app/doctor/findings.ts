/** What `npm run doctor` says of a site: pure rules over what was looked up, so that a test can name each case. */

import type { SmsRefusal } from "../../platform/sms/sms-refusal.server.ts";

/** `wrong` keeps the site from doing what it promises, `look` may become so, `unknown` could not be asked. */
export type Verdict = "ok" | "look" | "wrong" | "unknown";
/** `says` is a sentence; `help` is what to do about it, for all but `ok`. */
export type Finding = { about: string; verdict: Verdict; says: string; help?: string };

const ok = (about: string, says: string): Finding => ({ about, verdict: "ok", says });
const look = (about: string, says: string, help: string): Finding => ({ about, verdict: "look", says, help });
const wrong = (about: string, says: string, help: string): Finding => ({ about, verdict: "wrong", says, help });
/** For what could not be asked: neither good nor bad, and no reason to end with 1. */
export const unknown = (about: string, says: string, help: string): Finding => ({
  about,
  verdict: "unknown",
  says,
  help,
});

const GB = 1_073_741_824;
const HOUR_MS = 3_600_000;
/** An upload takes 50 MB and its pictures as much again; below this a busy hour fills the disk. */
const DISK_WRONG = GB;
const DISK_LOOK = 5 * GB;
/** Codes live for five minutes, sessions are stamped by this clock. */
const CLOCK_LOOK_MS = 2_000;
const CLOCK_WRONG_MS = 30_000;
/** A connection, a file and a socket are a descriptor each; a wedding season has some thousands. */
const FILES_LOOK = 4_096;
/** A daily backup that is a quarter of a day late. */
const BACKUP_LOOK_MS = 30 * HOUR_MS;
/** From here on nobody can call it a delay. */
const BACKUP_WRONG_MS = 7 * 24 * HOUR_MS;
/** A weekly full backup that is a day late: from there on a restore has more and more to read. */
const FULL_LOOK_MS = 8 * 24 * HOUR_MS;
const ARCHIVE_LOOK_S = 600;
/** Answers made anew from a replica wait for it. */
const LAG_LOOK_S = 5;
const LAG_WRONG_S = 60;
const SLOT_LOOK = GB;

/** @param bytes in binary: '1.0 GB' is 2^30 of them, as the bounds here are */
export const gigabytes = (bytes: number): string => `${(bytes / GB).toFixed(1)} GB`;
const isHere = (publicUrl: string): boolean => /^https?:\/\/(?:localhost|127\.|\[::1\])/.test(publicUrl);

/** @param free bytes that this user may still write @param total bytes @param dataDir as the settings name it */
export function diskFinding(free: number, total: number, dataDir: string): Finding {
  const says = `${gigabytes(free)} of ${gigabytes(total)} are free where ${dataDir} is.`;
  const help = "Make room, or move the photos to a bucket (docs/operations.md, Where files live).";
  return free < DISK_WRONG ? wrong("disk", says, help) : free < DISK_LOOK ? look("disk", says, help) : ok("disk", says);
}

/** @param files the most descriptors that a process may open; null where the system says none */
export function limitsFinding(files: number | null): Finding {
  if (files === null) return unknown("limits", "This system does not say how many files may be open.", "Nothing.");
  const says = `A process may open ${Number.isFinite(files) ? files.toLocaleString("en-IN") : "any number of"} files.`;
  return files < FILES_LOOK
    ? look("limits", says, "Set LimitNOFILE=65536 in the unit (deploy/mandap@.service has it), or ulimit -n.")
    : ok("limits", says);
}

/**
 * @param aheadMs how far this clock is before the database's
 * @param synchronised whether the system says that its clock is kept right; null where it does not say
 */
export function clockFinding(aheadMs: number, synchronised: boolean | null): Finding {
  const far = Math.abs(aheadMs);
  const help = "Let both machines keep their clocks by NTP (systemd-timesyncd, chrony).";
  if (far >= CLOCK_LOOK_MS) {
    const says = `This clock is ${(far / 1000).toFixed(1)} s ${aheadMs > 0 ? "ahead of" : "behind"} the database's.`;
    return far >= CLOCK_WRONG_MS ? wrong("clock", says, help) : look("clock", says, help);
  }
  return synchronised === false
    ? look("clock", "Nothing keeps this clock right.", help)
    : ok("clock", `This clock and the database's agree${synchronised ? ", and it is kept by NTP" : ""}.`);
}

export type SettingsFacts = {
  publicUrl: string;
  trustProxy: boolean | string | number;
  databaseUrl: string | null;
  ownSecret: boolean;
  demo: boolean;
  metrics: boolean;
};

/**
 * What is wrong with settings that every process can read by itself. On an address of this machine (PUBLIC_URL) what
 * only an operated site needs is not asked for.
 */
export function settingsFindings(facts: SettingsFacts): Finding[] {
  const { publicUrl, trustProxy, databaseUrl, ownSecret, demo, metrics } = facts;
  const here = isHere(publicUrl);
  const found: Finding[] = [
    here
      ? look(
          "address",
          `PUBLIC_URL is ${publicUrl}: links in mails lead to this machine alone.`,
          "Set PUBLIC_URL to the address people see.",
        )
      : publicUrl.startsWith("https:")
        ? ok("address", `PUBLIC_URL is ${publicUrl}.`)
        : wrong(
            "address",
            `PUBLIC_URL is ${publicUrl}: without https cookies and passwords can be read on the way.`,
            "Put the site behind TLS and set PUBLIC_URL to https.",
          ),
  ];
  if (trustProxy === true)
    found.push(
      look(
        "proxy",
        "TRUST_PROXY is on: whoever reaches the process may claim any address.",
        "Set it to the number of proxies in front, or to their addresses.",
      ),
    );
  else if (!here && trustProxy === false)
    found.push(
      look(
        "proxy",
        "TRUST_PROXY is off: behind a proxy everybody counts as one address for limits.",
        "Set it to the number of proxies in front; where there is none, leave it.",
      ),
    );
  if (databaseUrl && !ownSecret)
    found.push(
      look(
        "secret",
        "SECRET is not set: the one in DATA_DIR works for processes of this folder alone.",
        "Set the same SECRET for every process, and keep it apart from the backups.",
      ),
    );
  if (!databaseUrl && !here)
    found.push(
      look(
        "engine",
        "The embedded engine serves: one process, and no promise after a power cut.",
        "Set DATABASE_URL to a PostgreSQL 15 or later (npm run backup, then npm run restore, takes everything along).",
      ),
    );
  if (demo && !here)
    found.push(
      wrong("demo", "DEMO is on: the demo's people can log in with passwords that lie in a file.", "Set DEMO=off."),
    );
  if (!metrics && !here)
    found.push(look("metrics", "METRICS_TOKEN is not set: nothing watches.", "Set it, and use deploy/prometheus.yml."));
  return found;
}

export type PostgresFacts = {
  version: number;
  /** Settings by name, as PostgreSQL writes them. */
  settings: Readonly<Record<"fsync" | "full_page_writes" | "synchronous_commit" | "autovacuum", string>>;
  maxConnections: number;
  /** Of one process, with the one that listens. */
  ours: number;
  /** Migrations in this folder that the database has not seen. */
  waiting: number;
  /** Null on a primary without replicas, or where the role may not see them. */
  replicas: readonly { name: string; state: string; lagSeconds: number | null }[];
  /** Of this server, where it is a replica itself. */
  replays: number | null;
  slots: readonly { name: string; active: boolean; bytes: number }[];
  archive: ArchiveFacts;
};

/** `sinceLast`: seconds since the last file went there; null for none. `timeout`: seconds after which one goes, 0 for never. */
export type ArchiveFacts = {
  failed: number;
  failedLast: boolean;
  on: boolean;
  sinceLast: number | null;
  timeout: number;
  /** Whether it is pgBackRest that PostgreSQL gives it to. */
  byPgBackRest: boolean;
};

/** PostgreSQL must keep what it acknowledges. */
const LOST = "what was acknowledged can be lost";
const MUST_BE_ON = [
  ["fsync", LOST],
  ["full_page_writes", LOST],
  ["synchronous_commit", LOST],
  ["autovacuum", "tables only grow, statements get slow, and in the end nothing can be written"],
] as const;
const LEAST_VERSION = 15;

/** Version, what must be on, room for connections, migrations, and the replicas and the archive where there are any. */
export function postgresFindings(facts: PostgresFacts): Finding[] {
  const { version, settings, maxConnections, ours, waiting, replicas, replays, slots, archive } = facts;
  const found: Finding[] = [
    version < LEAST_VERSION
      ? wrong("database", `PostgreSQL ${version} is too old.`, `Use PostgreSQL ${LEAST_VERSION} or later.`)
      : ok("database", `PostgreSQL ${version} answers.`),
  ];
  for (const [name, what] of MUST_BE_ON)
    if (settings[name] === "off")
      found.push(wrong("database", `${name} is off: ${what}.`, `Set ${name} = on in postgresql.conf.`));
  const processes = Math.floor(maxConnections / ours);
  const room = `max_connections is ${maxConnections}, a process takes up to ${ours}: room for ${processes}.`;
  found.push(
    processes < 1
      ? wrong("connections", room, "Raise max_connections, or lower DATABASE_CONNECTIONS.")
      : processes < 2
        ? look("connections", room, "A restart runs two at once: raise max_connections, or lower DATABASE_CONNECTIONS.")
        : ok("connections", room),
  );
  if (waiting > 0)
    found.push(
      look(
        "migrations",
        `${waiting} migrations of this version have not run.`,
        "They run when the site starts; make a backup before.",
      ),
    );
  const lagged = (about: string, who: string, seconds: number): Finding => {
    const says = `${who} is ${seconds.toFixed(1)} s behind.`;
    const help = "Look at its disk, its network and long statements there (docs/runbook.md, MandapReplicaBehind).";
    return seconds >= LAG_WRONG_S
      ? wrong(about, says, help)
      : seconds >= LAG_LOOK_S
        ? look(about, says, help)
        : ok(about, says);
  };
  if (replays !== null) found.push(lagged("replica", "This server is a replica, and", replays));
  for (const { name, state, lagSeconds } of replicas)
    found.push(
      state === "streaming"
        ? lagged("replica", `The replica ${name}`, lagSeconds ?? 0)
        : look("replica", `The replica ${name} is in state ${state}.`, "Wait until it streams, or look at its log."),
    );
  for (const { name, active, bytes } of slots)
    if (!active && bytes >= SLOT_LOOK)
      found.push(
        wrong(
          "replica",
          `Nobody reads the slot ${name}, which keeps ${gigabytes(bytes)} of write-ahead log.`,
          "Bring its replica back, or drop it: SELECT pg_drop_replication_slot('…').",
        ),
      );
  if (archive.on) found.push(archiveFinding(archive));
  return found;
}

const ago = (seconds: number): string =>
  seconds < 120
    ? `${Math.round(seconds)} seconds`
    : seconds < 7_200
      ? `${Math.round(seconds / 60)} minutes`
      : `${Math.round(seconds / 3_600)} hours`;

/** How much would be lost with the machine: what has been written since the archive was last given something. */
function archiveFinding({ failed, failedLast, sinceLast, timeout }: ArchiveFacts): Finding {
  if (failedLast)
    return wrong(
      "archive",
      `The last try to archive the write-ahead log failed (${failed} so far).`,
      "Look at archive_command and the room where it writes (docs/runbook.md, MandapArchiveFails).",
    );
  if (sinceLast === null)
    return look(
      "archive",
      "The write-ahead log is to be archived, and nothing has been yet.",
      "Let PostgreSQL try: SELECT pg_switch_wal(); then look at its log.",
    );
  const says = `The write-ahead log is archived, last ${ago(sinceLast)} ago.`;
  if (timeout === 0)
    return look(
      "archive",
      `${says} What is written goes there only once it fills 16 MB.`,
      "Set archive_timeout = 60 (deploy/postgresql-archive.conf).",
    );
  // A site that runs always writes something: its jobs look after themselves each minute.
  return sinceLast > Math.max(ARCHIVE_LOOK_S, 3 * timeout)
    ? look("archive", says, "Does the site run? Then look at the log of PostgreSQL for what the archive waits for.")
    : ok("archive", says);
}

/** @param backups of pgBackRest, by when they ended; null where it tells this user of none */
export function baseBackupFinding(backups: readonly { full: boolean; at: Date }[] | null, now: Date): Finding {
  if (!backups)
    return unknown(
      "archive",
      "pgBackRest keeps the write-ahead log, and how old its backups are it does not tell this user on this machine.",
      "Ask it where PostgreSQL runs: sudo -u postgres pgbackrest --stanza=mandap info.",
    );
  const help = "Let cron make them (deploy/mandap-backups.cron): pgbackrest --stanza=mandap --type=full backup.";
  const newest = (among: readonly { at: Date }[]) => Math.max(...among.map(({ at }) => at.getTime()));
  const full = backups.filter((one) => one.full);
  if (full.length === 0) return wrong("archive", "pgBackRest has no full backup: its archive restores nothing.", help);
  const hours = (since: number) => Math.max(0, Math.round((now.getTime() - since) / HOUR_MS));
  const says = `The newest backup by pgBackRest is ${hours(newest(backups))} hours old, the newest full one ${hours(newest(full))} hours.`;
  return now.getTime() - newest(backups) > BACKUP_LOOK_MS || now.getTime() - newest(full) > FULL_LOOK_MS
    ? look("archive", says, help)
    : ok("archive", says);
}

/** Of a server of DATABASE_READ_URLS; null where it does not answer. */
export type ReadReplicaFacts = {
  standby: boolean;
  /** Whether it is one of the primary's, in the history that the primary is in. */
  ours: boolean;
  sameHistory: boolean;
  /** Whether a primary sends it anything. */
  receives: boolean;
  /** What it has not replayed yet. */
  behindBytes: number;
  replayPaused: boolean;
};

const BEHIND_LOOK = 16_777_216;

/** @param name host and port */
export function readReplicaFinding(name: string, facts: ReadReplicaFacts | null): Finding {
  const about = "reads";
  if (!facts)
    return look(
      about,
      `The replica ${name} does not answer: the primary reads for it.`,
      "Look at DATABASE_READ_URLS, at the firewall, and at its log (docs/runbook.md, MandapReadsReplicaAway).",
    );
  if (!facts.ours)
    return wrong(about, `${name} is of another database.`, "Set DATABASE_READ_URLS to replicas of DATABASE_URL.");
  if (!facts.standby)
    return look(
      about,
      `${name} is no replica: the site reads nothing there.`,
      "It may be the primary now, after a failover; then leave it. Else take it out of DATABASE_READ_URLS.",
    );
  if (!facts.sameHistory)
    return wrong(
      about,
      `The replica ${name} has not followed the last failover.`,
      "Let Patroni rebuild it, or make it anew with pg_basebackup.",
    );
  if (!facts.receives)
    return look(
      about,
      `The replica ${name} receives nothing from its primary.`,
      "Look at its log: primary_conninfo, its slot, the firewall (docs/runbook.md, MandapReplicaBehind).",
    );
  if (facts.replayPaused) return wrong(about, `Replay on ${name} is paused.`, "There: SELECT pg_wal_replay_resume();");
  return facts.behindBytes >= BEHIND_LOOK
    ? look(
        about,
        `The replica ${name} has ${gigabytes(facts.behindBytes)} still to replay.`,
        "The primary reads for it until it has caught up (docs/runbook.md, MandapReplicaBehind).",
      )
    : ok(about, `The replica ${name} follows.`);
}

/**
 * @param at of the newest one that the site knows of; null for none
 * @param archived whether the log goes to an archive besides, and got there
 * @param based whether pgBackRest has a full backup under that log
 */
export function backupFinding(
  { at, archived, based, publicUrl }: { at: Date | null; archived: boolean; based: boolean; publicUrl: string },
  now: Date,
): Finding {
  const help = "Run npm run backup every day (docs/operations.md has the line for cron).";
  if (!at && based) return ok("backup", "The database is kept by pgBackRest; the site makes no backup of its own.");
  if (!at && archived) return look("backup", "There is no backup by the site; the write-ahead log is archived.", help);
  if (!at) return (isHere(publicUrl) ? look : wrong)("backup", "There is no backup.", help);
  const hours = Math.round((now.getTime() - at.getTime()) / HOUR_MS);
  const says = `The newest backup is ${hours < 48 ? `${hours} hours` : `${Math.round(hours / 24)} days`} old.`;
  const age = now.getTime() - at.getTime();
  if (age > BACKUP_WRONG_MS && !based && !isHere(publicUrl)) return wrong("backup", says, help);
  return age > BACKUP_LOOK_MS && !based ? look("backup", says, help) : ok("backup", says);
}

export type MessageFacts = {
  channel: "mail" | "SMS" | "WhatsApp";
  outbox: boolean;
  reached: boolean | null;
  /** Why one that is reached takes nothing all the same. */
  refuses?: "login" | "speech" | null;
  to: string;
};

/** @param facts `reached` is null where nobody was asked */
export function messageFinding({ channel, outbox, reached, refuses, to }: MessageFacts, publicUrl: string): Finding {
  const settings =
    channel === "mail"
      ? "SMTP_HOST and SMTP_FROM"
      : channel === "SMS"
        ? "SMS_PROVIDER and what belongs to it"
        : "the WHATSAPP_ settings";
  if (outbox) {
    const says = `${channel === "mail" ? "Mails" : "SMS"} go to ${to} and reach nobody.`;
    const help = `Set ${settings} (.env.example).`;
    return isHere(publicUrl) ? look(channel, says, help) : wrong(channel, says, help);
  }
  if (reached === false)
    return wrong(
      channel,
      `${to} does not answer.`,
      `Look at ${settings}, at the firewall, and at the provider's status page.`,
    );
  if (refuses === "login") return wrong(channel, `${to} refuses our login.`, "Look at SMTP_USER and SMTP_PASSWORD.");
  if (refuses)
    return wrong(
      channel,
      `${to} answers, and not as a mail server does that takes our mails.`,
      "Look at SMTP_PORT and SMTP_SECURE: on for 465, off for 587, where the server must offer STARTTLS to a login.",
    );
  return ok(channel, reached ? `${to} answers.` : `${channel === "mail" ? "Mails" : "SMS"} go by ${to}.`);
}

/** What each provider's login is called in the settings. */
const SMS_LOGINS = {
  twilio: { name: "Twilio", login: "SMS_TWILIO_ACCOUNT_SID and SMS_TWILIO_AUTH_TOKEN" },
  exotel: { name: "Exotel", login: "SMS_EXOTEL_ACCOUNT_SID, SMS_EXOTEL_API_KEY and SMS_EXOTEL_API_TOKEN" },
};

/** Of a provider that answers. @param refusal why it would send nothing; null where it takes our login */
export function smsFinding(provider: "twilio" | "exotel", to: string, refusal: SmsRefusal | null): Finding {
  const about = "SMS";
  const { name, login } = SMS_LOGINS[provider];
  if (!refusal) return ok(about, `${to} answers, and takes our login.`);
  const { what, detail } = refusal;
  switch (what) {
    case "login":
      return wrong(about, `${to} refuses our login: no SMS goes out, and nobody can sign up.`, `Look at ${login}.`);
    case "account":
      return wrong(
        about,
        `Our account at ${name} is ${detail}: no SMS goes out, and nobody can sign up.`,
        "Its console says why: usually its balance, or papers that are missing.",
      );
    case "codes":
      return wrong(
        about,
        `${name} knows no Verify service ${detail}: nobody gets a code, and nobody can sign up.`,
        "Look at SMS_TWILIO_VERIFY_SERVICE: it begins with VA, and is of the same account.",
      );
    case "sender":
      return wrong(
        about,
        `${name} knows no messaging service ${detail}: no SMS goes out.`,
        "Look at SMS_TWILIO_MESSAGING_SERVICE: it begins with MG, and is of the same account.",
      );
    case "speech":
      return wrong(
        about,
        `${to} answers${detail && ` (${detail})`}, and not as ${name} does that takes our messages.`,
        "Look at SMS_API_BASE, and at the provider's status page.",
      );
  }
}

/** @param failed jobs that ran out of tries and wait for somebody */
export function jobsFinding(failed: number): Finding {
  return failed > 0
    ? look(
        "jobs",
        `${failed} ${failed === 1 ? "job was" : "jobs were"} given up.`,
        "The tab Status of /AdminDashboard says which, and tries them again.",
      )
    : ok("jobs", "No job was given up.");
}

const MARKS: Readonly<Record<Verdict, string>> = {
  ok: "ok     ",
  look: "look   ",
  wrong: "WRONG  ",
  unknown: "?      ",
};

/** As lines of text, the worst first. */
export function report(findings: readonly Finding[]): string {
  const order: readonly Verdict[] = ["wrong", "look", "unknown", "ok"];
  const lines = order.flatMap((verdict) =>
    findings
      .filter((one) => one.verdict === verdict)
      .map(({ about, says, help }) => `${MARKS[verdict]}${about}: ${says}${help ? `\n         → ${help}` : ""}`),
  );
  const many = (verdict: Verdict) => findings.filter((one) => one.verdict === verdict).length;
  return `${lines.join("\n")}\n\n${many("wrong")} wrong, ${many("look")} to look at, ${many("ok")} in order.`;
}
