import type { LanguageCode } from "../../domain/words/languages.ts";
import { say } from "../../domain/words/say.ts";
import { sendByCloud } from "./cloud-whatsapp.server.ts";
import { sendToOutbox, whatsappOutboxFile } from "./whatsapp-outbox.server.ts";
import { approvedName, approvedNames, type WhatsappTemplateId } from "./whatsapp-templates.ts";
import type { Whatsapp, WhatsappSettings } from "./whatsapp.server.ts";

/** The reader's language, else English, whichever of them is approved. */
function languageAmong(approved: readonly string[], template: WhatsappTemplateId, reader: LanguageCode) {
  const languages: readonly LanguageCode[] = [reader, "en"];
  return languages.find((language) => approved.includes(approvedName(template, language))) ?? null;
}

/** WhatsApp as the settings ask for it. @param dataDir folder of the site's data; the outbox lives in it */
export function createWhatsapp(settings: WhatsappSettings, dataDir: string): Whatsapp {
  switch (settings.provider) {
    case "off":
      return {
        on: false,
        languageFor: () => null,
        send: async () => ({ refused: "WhatsApp is off." }),
        describe: () => say("WhatsApp: off, nobody is offered it"),
      };
    case "outbox":
      return {
        on: true,
        languageFor: (template, reader) => languageAmong(approvedNames, template, reader),
        send: (message) => sendToOutbox(dataDir, message),
        describe: () =>
          say("WhatsApp: no provider is set, messages go to {file}", { file: whatsappOutboxFile(dataDir) }),
      };
    case "cloud": {
      const { apiBase, phoneNumberId, approved } = settings;
      return {
        on: true,
        languageFor: (template, reader) => languageAmong(approved, template, reader),
        send: (message) => sendByCloud(settings, message),
        describe: () =>
          apiBase
            ? say("WhatsApp: sent by its Cloud API through {base} from {number}", {
                base: new URL(apiBase).origin,
                number: phoneNumberId,
              })
            : say("WhatsApp: sent by its Cloud API from {number}", { number: phoneNumberId }),
      };
    }
  }
}
