import { z } from "zod";
import { providerUnavailable } from "../provider-call.server.ts";
import { smsText } from "./sms-templates.ts";
import type { CodeProvider, SmsPlace, SmsSender, TwilioSettings } from "./sms.server.ts";
import { callTwilio, twilioError, twilioFault } from "./twilio-call.server.ts";

export const TWILIO_API = "https://api.twilio.com";
export const TWILIO_VERIFY = "https://verify.twilio.com";
export const TWILIO_MESSAGING = "https://messaging.twilio.com";

/** @param host in the place of which `apiBase` stands, where it is set */
export function twilioAddress(settings: TwilioSettings, host: string, ...path: string[]): string {
  return [(settings.apiBase ?? host).replace(/\/+$/, ""), ...path.map(encodeURIComponent)].join("/");
}

/**
 * Plain SMS by Twilio's Messages resource.
 * https://www.twilio.com/docs/messaging/api/message-resource
 * @throws Error with what to set, where there is neither a messaging service nor a number to send from
 */
export function twilioMessages(settings: TwilioSettings, { host }: Pick<SmsPlace, "host">): SmsSender {
  const sender: Record<string, string> | null = settings.messagingServiceSid
    ? { MessagingServiceSid: settings.messagingServiceSid }
    : settings.from
      ? { From: settings.from }
      : null;
  if (!sender) throw new Error("Twilio has nothing to send from: set SMS_TWILIO_FROM or SMS_TWILIO_MESSAGING_SERVICE.");
  const url = twilioAddress(settings, TWILIO_API, "2010-04-01", "Accounts", settings.accountSid, "Messages.json");
  return {
    async send({ to, template, language, vars }) {
      const task = `sending the SMS ${template}`;
      const answer = await callTwilio(
        settings,
        url,
        { To: to, ...sender, Body: smsText(template, vars, { language, host }) },
        task,
      );
      if (!answer.ok) throw twilioError(answer, task);
    },
  };
}

const verification = z.object({ sid: z.string(), status: z.string(), to: z.string() });

/**
 * One-time codes by Twilio Verify, which makes, sends and checks its own code.
 * A code of it lives 10 minutes and 5 tries unless the service is set up otherwise.
 * https://www.twilio.com/docs/verify/api/verification-check
 */
export function twilioVerify(settings: TwilioSettings & { verifyServiceSid: string }): CodeProvider {
  const service = ["v2", "Services", settings.verifyServiceSid];
  return {
    async start(to, purpose) {
      const task = `starting a verification for ${purpose}`;
      const answer = await callTwilio(
        settings,
        twilioAddress(settings, TWILIO_VERIFY, ...service, "Verifications"),
        { To: to, Channel: "sms" },
        task,
      );
      if (!answer.ok) throw twilioError(answer, task);
      const started = verification.safeParse(answer.body);
      if (!started.success) throw providerUnavailable(`Twilio's answer has not the expected form (${task}).`);
      return { ref: started.data.sid };
    },

    async check(ref, to, code) {
      const task = "checking a verification";
      // Twilio answers a code of another length with an error; it is a wrong code.
      if (!/^\d{4,10}$/.test(code)) return "wrong";
      const answer = await callTwilio(
        settings,
        twilioAddress(settings, TWILIO_VERIFY, ...service, "VerificationCheck"),
        { ...(ref ? { VerificationSid: ref } : { To: to }), Code: code },
        task,
      );
      // Twilio forgets a verification once it is approved, expired or cancelled.
      if (answer.status === 404) return "expired";
      if (answer.status === 429 && answer.code === 60202) return "expired";
      if (!answer.ok) throw twilioFault(answer, task);
      const checked = verification.safeParse(answer.body);
      if (!checked.success) throw providerUnavailable(`Twilio's answer has not the expected form (${task}).`);
      // A code proves the number it was sent to, and no other.
      if (checked.data.to !== to) return "wrong";
      if (checked.data.status === "approved") return "approved";
      return checked.data.status === "pending" ? "wrong" : "expired";
    },
  };
}
