/**
 * A manager's confirmed events for whoever has the link that they passed on: what was confirmed by then, for a month. The
 * link holds all of it (whose, and when), signed: nothing is kept of it.
 */
import { timingSafeEqual } from "node:crypto";
import { MS_PER_DAY } from "../../domain/dates.ts";
import { spokenPath } from "../../domain/words/language-choice.ts";
import type { Deps } from "../../platform/deps.server.ts";
import { linkToken } from "../../platform/link-token.server.ts";
import { confirmedEvents } from "../enquiries/confirmed-events.server.ts";
import type { ConfirmedEvent } from "../enquiries/confirmed-events.ts";
import { publicProfile } from "../listings/profile-service.server.ts";
import { readBy } from "../../domain/contact-detector.ts";
import { managers } from "./manager-category.ts";
import type { ManagerProfile } from "./manager-types.ts";
import { sharedEventsPath } from "./manager-words.ts";

/** As long as people answer to a call for helpers. */
const DAYS = 30;
const WHOSE_BYTES = 16;
const TOKEN = /^([\w-]{22}[\w-]{6})([\w-]{22})$/;

const signed = (secret: string, said: string): string => linkToken(secret, `confirmed-events:${said}`);

/** Where somebody reads the events that stand confirmed now, in the language of the page. */
export function sharedEventsAddress(
  { config, now }: Pick<Deps, "config" | "now">,
  { _id }: Pick<ManagerProfile, "_id">,
): string {
  const said = Buffer.alloc(WHOSE_BYTES + 4);
  said.write(_id.replaceAll("-", ""), "hex");
  said.writeUInt32BE(Math.ceil(now().getTime() / 1000), WHOSE_BYTES);
  const whose = said.subarray(0, WHOSE_BYTES).toString("base64url") + said.subarray(WHOSE_BYTES).toString("base64url");
  return config.publicUrl + spokenPath(sharedEventsPath(whose + signed(config.secret, whose)));
}

/** What such a link leads to; null for one that was never given out, has run out, or whose manager is gone. */
export async function sharedEvents(
  deps: Deps,
  token: string,
): Promise<{ name: string; events: ConfirmedEvent[] } | null> {
  const [, said = "", sign = ""] = TOKEN.exec(token) ?? [];
  if (!said || !timingSafeEqual(Buffer.from(signed(deps.config.secret, said)), Buffer.from(sign))) return null;
  const hex = Buffer.from(said.slice(0, -6), "base64url").toString("hex");
  const id = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
  const passedOn = Buffer.from(said.slice(-6), "base64url").readUInt32BE() * 1000;
  if (deps.now().getTime() > passedOn + DAYS * MS_PER_DAY) return null;
  const manager = await publicProfile<ManagerProfile>(deps, managers, id, null, { by: ["id"] });
  if (!manager) return null;
  const events = await confirmedEvents(deps, { id: manager.userId._id }, new Date(passedOn));
  return {
    name: manager.fullName,
    // Which request it is, and what was written into it to reach somebody by, is told to nobody else.
    events: events.map(({ volunteers, ...event }, at) => ({
      ...event,
      number: String(at),
      volunteers: readBy(false)(volunteers),
    })),
  };
}

/** The same for whoever follows a link, from this address. @throws 429 past so many wrong links from it */
export async function followedEvents(
  deps: Deps,
  token: string,
  address: string,
): Promise<Awaited<ReturnType<typeof sharedEvents>>> {
  const found = await sharedEvents(deps, token);
  if (!found) await deps.limits.hit("LIMIT_EVENT_LINK_MISSES_PER_ADDRESS", address);
  return found;
}
