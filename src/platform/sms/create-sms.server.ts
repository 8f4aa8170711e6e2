import { say } from "../../domain/words/say.ts";
import { registeredLanguage } from "./dlt.ts";
import { hasSmsText } from "./sms-templates.ts";
import { exotelMessages } from "./exotel.server.ts";
import { smsOutbox, smsOutboxFile } from "./sms-outbox.server.ts";
import type { Sms, SmsPlace, SmsSettings } from "./sms.server.ts";
import { twilioMessages, twilioVerify } from "./twilio.server.ts";

/** Codes name the site that they are for. */
export const smsPlace = ({ dataDir, publicUrl }: { dataDir: string; publicUrl: string }): SmsPlace => ({
  dataDir,
  host: new URL(publicUrl).hostname,
});

const sentBy = (name: string, base: string | undefined, from: string, codes: string) =>
  say("SMS: sent by {provider} from {from}, codes by {codes}", {
    provider: base ? say("{provider} through {base}", { provider: name, base: new URL(base).origin }) : name,
    from,
    codes,
  });

/**
 * The SMS service that the settings ask for.
 * @throws Error with what to set, where a provider has nothing to send from
 */
export function createSms(settings: SmsSettings, place: SmsPlace): Sms {
  const languageFor: Sms["languageFor"] = (template, reader) => registeredLanguage(settings.dlt, template, reader);
  switch (settings.provider) {
    case "outbox":
      return {
        sender: smsOutbox(place),
        codes: null,
        // No carrier asks what is registered: as it would read once all of it is.
        languageFor: settings.dlt ? languageFor : (template, reader) => (hasSmsText(template, reader) ? reader : "en"),
        describe: () => say("SMS: no provider is set, messages go to {file}", { file: smsOutboxFile(place.dataDir) }),
      };
    case "exotel":
      return {
        sender: exotelMessages(settings, place),
        codes: null,
        languageFor,
        describe: () => sentBy("Exotel", settings.apiBase, settings.dlt?.header ?? "", say("ourselves", "codes by")),
      };
    case "twilio": {
      const { verifyServiceSid, messagingServiceSid, from } = settings;
      const codes = verifyServiceSid ? twilioVerify({ ...settings, verifyServiceSid }) : null;
      return {
        sender: twilioMessages(settings, place),
        codes,
        languageFor,
        describe: () =>
          sentBy(
            "Twilio",
            settings.apiBase,
            messagingServiceSid ? say("a messaging service") : (from ?? ""),
            codes ? "Twilio Verify" : say("ourselves", "codes by"),
          ),
      };
    }
  }
}
