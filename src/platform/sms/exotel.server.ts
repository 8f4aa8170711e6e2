import { badInput, type AppError } from "../../domain/errors.ts";
import { basicLogin, callProvider, providerUnavailable } from "../provider-call.server.ts";
import { dltId } from "./dlt.ts";
import { isPlainSms } from "./sms-segments.ts";
import { smsText } from "./sms-templates.ts";
import type { ExotelSettings, SmsPlace, SmsSender, SmsSettings } from "./sms.server.ts";
import { text } from "../../domain/words/say.ts";

/** Its machines in Mumbai. */
export const EXOTEL_API = "https://api.in.exotel.com";

/** What a refused sending means: 400 for the number of a person, else 503, for nobody there is to blame for it. */
function refused(status: number, task: string): AppError {
  if (status === 400) return badInput(text("This mobile number cannot receive messages. Please check it."));
  const hint = status === 401 ? " The account's key or token is wrong." : "";
  return providerUnavailable(`Exotel answered ${status} (${task}).${hint}`);
}

/**
 * Plain SMS by Exotel, which hands on what Indian carriers ask for with each message: entity, header, template and route.
 * Its refusals are told by their status alone: their words are not for programs.
 * https://developer.exotel.com/docs/sms-api/api-reference/send-sms
 */
export function exotelMessages(
  { accountSid, apiKey, apiToken, apiBase = EXOTEL_API, timeoutMs, dlt }: ExotelSettings & SmsSettings,
  { host }: Pick<SmsPlace, "host">,
): SmsSender {
  const url = `${apiBase.replace(/\/+$/, "")}/v1/Accounts/${encodeURIComponent(accountSid)}/Sms/send.json`;
  return {
    async send({ to, template, language = "en", vars, id }) {
      const task = `sending the SMS ${template}`;
      const text = smsText(template, vars, { language, host });
      const fields: Record<string, string | undefined> = {
        From: dlt?.header,
        To: to,
        Body: text,
        EncodingType: isPlainSms(text) ? "plain" : "unicode",
        DltEntityId: dlt?.entity,
        DltTemplateId: dltId(dlt, template, language),
        SmsType: dlt?.route,
        Priority: template.endsWith("-code") ? "high" : undefined,
        CustomField: id,
      };
      const body = new URLSearchParams();
      for (const [name, value] of Object.entries(fields)) if (value !== undefined) body.set(name, value);
      const authorization = basicLogin(apiKey, apiToken);
      const answer = await callProvider({ provider: "Exotel", task, url, authorization, body, timeoutMs });
      if (!answer.ok) throw refused(answer.status, task);
    },
  };
}
