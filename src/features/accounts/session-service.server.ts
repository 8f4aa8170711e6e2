import { cutUnits } from "../../domain/graphemes.ts";
import { createHash, randomBytes } from "node:crypto";
import { fastifyCookie, type CookieSerializeOptions } from "@fastify/cookie";
import type { Actor } from "../../domain/actor.ts";
import { MS_PER_DAY } from "../../domain/dates.ts";
import type { Db } from "../../platform/database/database.server.ts";
import type { Deps } from "../../platform/deps.server.ts";
import { actorOf } from "./account-store.server.ts";
import {
  deleteSession,
  deleteSessionsOf,
  findSession,
  insertSession,
  livingHashes,
  touchSession,
  type SessionRow,
} from "./session-store.server.ts";

export const SESSION_COOKIE = "mandap_session";
/** The same where the site is served over https: no other host of its domain, and no page without encryption, can set it. */
const HOST_COOKIE = `__Host-${SESSION_COOKIE}`;
type Cookies = Readonly<Record<string, string | undefined>>;

/** The token that a browser brings; one of the older name is read until it ends. Undefined where it brings none. */
export const sessionToken = (cookies: Cookies): string | undefined => cookies[HOST_COOKIE] ?? cookies[SESSION_COOKIE];
/** The same of the header of a page's request; '' where it brings none. */
export const sessionTokenIn = (header: string): string => sessionToken(fastifyCookie.parse(header)) ?? "";
/** A session ends when it was not used for so long. */
const SESSION_DAYS = 30;
/** With the end of a session: the browser lets go of the pages that it keeps of this site, also for its back button. */
export const FORGET_PAGES = { "Clear-Site-Data": '"cache"' } as const;
/** However much it is used, it ends so long after it began. */
const LONGEST_DAYS = 90;
/** How exactly 'last seen' is kept: a write for every request would be too many. */
const TOUCH_MS = 600_000;

/** Under what a token is kept. */
export const sessionHash = (token: string): Buffer => createHash("sha256").update(token).digest();
const endOf = (now: Date) => new Date(now.getTime() + SESSION_DAYS * MS_PER_DAY);

/** A session that is still to be kept. The token goes into the cookie and nowhere else; the database keeps its hash. */
export function newSession(
  deps: Pick<Deps, "now">,
  userId: string,
  userAgent: string | null,
): { token: string; session: SessionRow } {
  const token = randomBytes(32).toString("base64url");
  const now = deps.now();
  return {
    token,
    session: {
      tokenHash: sessionHash(token),
      userId,
      userAgent: userAgent === null ? null : cutUnits(userAgent, 300),
      createdAt: now,
      lastSeenAt: now,
      expiresAt: endOf(now),
    },
  };
}

/** Opens a session. */
export async function openSession(
  deps: Pick<Deps, "now">,
  db: Db,
  userId: string,
  { userAgent = null }: { userAgent?: string | null } = {},
): Promise<{ token: string; expiresAt: Date }> {
  const { token, session } = newSession(deps, userId, userAgent);
  await insertSession(db, session);
  return { token, expiresAt: session.expiresAt };
}

/** Whose session a token is, and until when it was prolonged by this use; `renewedUntil` is null when it was not. Null for an unknown, ended or malformed token. */
export async function readSession(
  deps: Deps,
  token: string,
): Promise<{ actor: Actor; renewedUntil: Date | null } | null> {
  // Any other length was never given out.
  if (token.length !== 43) return null;
  const now = deps.now();
  const tokenHash = sessionHash(token);
  const found = await findSession(deps.database.reads, tokenHash, now);
  if (!found) return null;
  const actor = actorOf(found.user);
  if (isOver(deps, found, actor, now)) return null;
  if (now.getTime() - found.lastSeenAt.getTime() < TOUCH_MS) return { actor, renewedUntil: null };
  const renewedUntil = endOf(now);
  await touchSession(deps.db, { tokenHash, userId: actor.id, now, expiresAt: renewedUntil });
  return { actor, renewedUntil };
}

/** Whether it has lasted too long by now, or, at the desk, was left lying open. */
export function isOver(
  { config }: Pick<Deps, "config">,
  { createdAt, lastSeenAt }: { createdAt: Date; lastSeenAt: Date },
  { role }: Actor,
  now: Date,
): boolean {
  const age = now.getTime() - createdAt.getTime();
  if (age > LONGEST_DAYS * MS_PER_DAY) return true;
  const { hours, idleMinutes } = config.deskSessions;
  return role === "admin" && (age > hours * 3_600_000 || now.getTime() - lastSeenAt.getTime() > idleMinutes * 60_000);
}

/** Which of these tokens still open a session. */
export async function livingTokens(db: Db, tokens: readonly string[], now: Date): Promise<Set<string>> {
  const byHash = new Map(tokens.map((token) => [sessionHash(token).toString("hex"), token]));
  const living = await livingHashes(db, [...byHash.keys()], now);
  return new Set(living.flatMap((hash) => byHash.get(hash) ?? []));
}

/** Ends the session of a token; one that is unknown or over ends alike. */
export async function closeSession(deps: Deps, token: string): Promise<void> {
  await deleteSession(deps.db, sessionHash(token));
}

/** Ends a person's sessions, except the one of `exceptToken`. */
export async function closeSessionsOf(db: Db, userId: string, exceptToken?: string): Promise<void> {
  await deleteSessionsOf(db, userId, exceptToken === undefined ? null : sessionHash(exceptToken));
}

/** How our cookies are kept from scripts and other sites (DECISIONS 11). */
export function cookieOptions({ config }: Pick<Deps, "config">): CookieSerializeOptions {
  const elsewhere = config.corsOrigins.length > 0;
  return { path: "/", httpOnly: true, sameSite: elsewhere ? "none" : "lax", secure: elsewhere || config.secure };
}

/** The arguments for `reply.setCookie(...)`: with a token the session's cookie, with null its removal. */
export function sessionCookie(
  deps: Pick<Deps, "config">,
  token: string | null,
  expiresAt: Date = new Date(0),
): [name: string, value: string, options: CookieSerializeOptions] {
  const name = deps.config.secure ? HOST_COOKIE : SESSION_COOKIE;
  return [name, token ?? "", { ...cookieOptions(deps), expires: token === null ? new Date(0) : expiresAt }];
}
