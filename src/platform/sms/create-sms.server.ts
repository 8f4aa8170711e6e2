import { smsOutbox, smsOutboxFile } from "./sms-outbox.server.ts";
import type { Sms, SmsSettings } from "./sms.server.ts";
import { twilioMessages, twilioVerify } from "./twilio.server.ts";

/**
 * The SMS service that the settings ask for.
 * @param dataDir folder of the site's data; the outbox lives in it
 * @throws Error with what to set, where Twilio has nothing to send from
 */
export function createSms(settings: SmsSettings, dataDir: string): Sms {
  if (settings.provider === "outbox") {
    return {
      sender: smsOutbox(dataDir),
      codes: null,
      describe: () => `SMS: no provider is set, messages go to ${smsOutboxFile(dataDir)}`,
    };
  }
  const sender = twilioMessages(settings);
  const codes = settings.verifyServiceSid
    ? twilioVerify({ ...settings, verifyServiceSid: settings.verifyServiceSid })
    : null;
  const from = settings.messagingServiceSid ? "a messaging service" : settings.from;
  const through = settings.apiBase ? ` through ${new URL(settings.apiBase).origin}` : "";
  return {
    sender,
    codes,
    describe: () => `SMS: sent by Twilio${through} from ${from}, codes by ${codes ? "Twilio Verify" : "ourselves"}`,
  };
}
