import { unavailable } from "../../domain/errors.ts";
import type { Limits } from "../limits.server.ts";
import type { Log } from "../log.server.ts";
import type { Sms } from "./sms.server.ts";

/**
 * SMS within the measure of the settings, whatever they are for: so many a day to one number, so many an hour to
 * anybody. Past the latter nothing goes out and the log raises an alarm: somebody may be spending our money.
 * @throws AppError 429 past a number's day, 503 past the site's hour
 */
export function limitedSms(sms: Sms, limits: Limits, log: Log): Sms {
  async function count(to: string): Promise<void> {
    await limits.hit("LIMIT_SMS_PER_NUMBER_DAY", to);
    if (await limits.within("LIMIT_SMS_PER_HOUR", "site")) return;
    log.error({ alarm: "sms-hourly-limit" }, "ALARM: no SMS is sent until the hour is over, for LIMIT_SMS_PER_HOUR is used up");
    throw unavailable("Messages cannot be sent right now. Please try again later.");
  }
  const { sender, codes } = sms;
  return {
    ...sms,
    sender: {
      async send(message) {
        await count(message.to);
        await sender.send(message);
      },
    },
    codes: codes && {
      check: (ref, to, code) => codes.check(ref, to, code),
      async start(to, purpose) {
        await count(to);
        return codes.start(to, purpose);
      },
    },
  };
}
