import { unavailable } from "../../domain/errors.ts";
import type { Limits } from "../limits.server.ts";
import type { Log } from "../log.server.ts";
import type { Sms } from "./sms.server.ts";
import { text } from "../../domain/words/say.ts";

/**
 * SMS within the measure of the settings, whatever they are for: so many a day to one number, so many an hour to
 * anybody. Past the latter nothing goes out and the log raises an alarm: somebody may be spending our money.
 * @throws AppError 429 past a number's day, 503 past the site's hour
 */
export function limitedSms(sms: Sms, limits: Limits, log: Log): Sms {
  async function count(to: string): Promise<void> {
    await limits.hit("LIMIT_SMS_PER_NUMBER_DAY", to);
    if (await limits.within("LIMIT_SMS_PER_HOUR", "site")) return;
    await limits.giveBack("LIMIT_SMS_PER_NUMBER_DAY", to);
    log.error(
      { alarm: "sms-hourly-limit" },
      "ALARM: no SMS is sent until the hour is over, for LIMIT_SMS_PER_HOUR is used up",
    );
    throw unavailable(text("Messages cannot be sent right now. Please try again later."));
  }
  /** What did not go out does not count: a job that tries again for hours must not use up its reader's day. */
  async function counted<T>(to: string, send: () => Promise<T>): Promise<T> {
    await count(to);
    try {
      return await send();
    } catch (error) {
      await Promise.all([
        limits.giveBack("LIMIT_SMS_PER_NUMBER_DAY", to),
        limits.giveBack("LIMIT_SMS_PER_HOUR", "site"),
      ]);
      throw error;
    }
  }
  const { sender, codes } = sms;
  return {
    ...sms,
    sender: {
      send: (message) => counted(message.to, () => sender.send(message)),
    },
    codes: codes && {
      check: (ref, to, code) => codes.check(ref, to, code),
      start: (to, purpose) => counted(to, () => codes.start(to, purpose)),
    },
  };
}
