import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Deps } from "../../platform/deps.server.ts";
import type { UserRow } from "./account-store.server.ts";
import { cookieOptions } from "./session-service.server.ts";

/**
 * A browser that somebody has signed in on before. Wrong guesses from elsewhere are counted apart from it, so that
 * nobody can keep the owner of an account out by guessing wrongly. The cookie says nothing by itself and signs nobody
 * in: it holds a random number and, for the last accounts, a keyed hash of that number, the account and its password.
 */
const DEVICE_COOKIE = "mandap_device";
const DEVICE_PATH = "/api";
/** As long as browsers keep a cookie at most. */
const DEVICE_SECONDS = 400 * 86_400;
/** On a shared browser the accounts of the last few people are known. */
const ACCOUNTS = 5;

const ID = /^[\w-]{22}$/;

type Device = { id: string; marks: string[] };

function deviceOf({ cookies }: Pick<FastifyRequest, "cookies">): Device | null {
  const [id = "", ...marks] = (cookies[DEVICE_COOKIE] ?? "").split(".");
  return ID.test(id) ? { id, marks: marks.filter((mark) => ID.test(mark)).slice(0, ACCOUNTS) } : null;
}

/** Bound to the password: a new one makes every browser unknown but the one it was set on. */
function markOf(
  { config }: Pick<Deps, "config">,
  deviceId: string,
  user: Pick<UserRow, "id" | "passwordHash">,
): string {
  return createHmac("sha256", config.secret)
    .update(`device:${deviceId}:${user.id}:${user.passwordHash}`)
    .digest("base64url")
    .slice(0, 22);
}

/** Under what tries of this browser at an account are counted; null where the account was never opened on it. */
export type KnownDevice = (user: Pick<UserRow, "id" | "passwordHash">) => string | null;

/** Tells of a person whether they have signed in from this browser before: the key under which its wrong passwords are counted apart, or null. */
export function knownDevice(deps: Pick<Deps, "config">, request: Pick<FastifyRequest, "cookies">): KnownDevice {
  const device = deviceOf(request);
  return (user) => {
    if (!device) return null;
    const mark = Buffer.from(markOf(deps, device.id, user));
    return device.marks.some((one) => timingSafeEqual(Buffer.from(one), mark))
      ? `device:${device.id}:${user.id}`
      : null;
  };
}

/** Remembers on this browser that the account was opened on it. */
export function rememberDevice(
  deps: Pick<Deps, "config">,
  request: FastifyRequest,
  reply: FastifyReply,
  user: Pick<UserRow, "id" | "passwordHash">,
): void {
  const { id, marks } = deviceOf(request) ?? { id: randomBytes(16).toString("base64url"), marks: [] };
  const mark = markOf(deps, id, user);
  const value = [id, mark, ...marks.filter((one) => one !== mark).slice(0, ACCOUNTS - 1)].join(".");
  reply.setCookie(DEVICE_COOKIE, value, { ...cookieOptions(deps), path: DEVICE_PATH, maxAge: DEVICE_SECONDS });
}
