/** Where somebody is signed in, for them to see and to end. */
import { createHash } from "node:crypto";
import type { Actor } from "../../domain/actor.ts";
import { notFound } from "../../domain/errors.ts";
import { text } from "../../domain/words/say.ts";
import { writeAudit } from "../../platform/database/audit.server.ts";
import { transaction } from "../../platform/database/transaction.server.ts";
import type { Deps } from "../../platform/deps.server.ts";
import { deviceName } from "./device-name.ts";
import { closeSessionsOf, isOver, sessionHash } from "./session-service.server.ts";
import { deleteSession, sessionsOf } from "./session-store.server.ts";

/** A place where one is signed in. Instants are ISO texts; `here` is the session that asks. */
export type OwnSession = { id: string; device: string; since: string; lastSeenAt: string; here: boolean };

/** What a session is called outside: neither its token nor what it is kept under. */
const nameOf = (tokenHash: Buffer): string => createHash("sha256").update(tokenHash).digest("hex").slice(0, 24);

/** One's living sessions, the newest use first. `token` is that of the one that asks. */
export async function ownSessions(deps: Deps, actor: Actor, token: string): Promise<OwnSession[]> {
  const now = deps.now();
  const here = nameOf(sessionHash(token));
  return (await sessionsOf(deps.db, actor.id, now))
    .filter((row) => !isOver(deps, row, actor, now))
    .map(({ tokenHash, userAgent, createdAt, lastSeenAt }) => {
      const id = nameOf(tokenHash);
      return {
        id,
        device: deviceName(userAgent),
        since: createdAt.toISOString(),
        lastSeenAt: lastSeenAt.toISOString(),
        here: id === here,
      };
    });
}

/** Ends the session of that name, or without one all but that of `token`. @throws 404 where none of theirs is called so */
export async function endSessions(
  deps: Deps,
  actor: Actor,
  { id, token }: { id: string | undefined; token: string },
): Promise<void> {
  await transaction(deps.db, async (tx) => {
    if (id === undefined) await closeSessionsOf(tx, actor.id, token);
    else {
      const one = (await sessionsOf(tx, actor.id, deps.now())).find(({ tokenHash }) => nameOf(tokenHash) === id);
      if (!one) throw notFound(text("You are not signed in there any more."));
      await deleteSession(tx, one.tokenHash);
    }
    await writeAudit(tx, {
      actorId: actor.id,
      action: "account.sessions_ended",
      subjectType: "user",
      subjectId: actor.id,
    });
  });
}
