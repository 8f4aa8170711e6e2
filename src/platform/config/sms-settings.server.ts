import { z } from "zod";
import { DLT_ROUTES, parseDltTemplates, unregistered, type DltSettings } from "../sms/dlt.ts";
import type { SmsSettings } from "../sms/sms.server.ts";
import { ConfigError, blankIsAbsent, textSetting, url } from "./setting-fields.server.ts";

/** The settings of SMS as they are written; each is explained in .env.example. */
export const smsFields = {
  SMS_PROVIDER: z.preprocess(
    blankIsAbsent,
    z.enum(["outbox", "twilio", "exotel"], "SMS_PROVIDER must be 'outbox', 'twilio' or 'exotel'.").optional(),
  ),
  SMS_TWILIO_ACCOUNT_SID: textSetting,
  SMS_TWILIO_AUTH_TOKEN: textSetting,
  SMS_TWILIO_FROM: textSetting,
  SMS_TWILIO_MESSAGING_SERVICE: textSetting,
  SMS_TWILIO_VERIFY_SERVICE: textSetting,
  SMS_EXOTEL_ACCOUNT_SID: textSetting,
  SMS_EXOTEL_API_KEY: textSetting,
  SMS_EXOTEL_API_TOKEN: textSetting,
  SMS_API_BASE: url("SMS_API_BASE", ["http:", "https:"]),
  SMS_DLT_ENTITY: z.preprocess(
    blankIsAbsent,
    z
      .string()
      .trim()
      .regex(/^\d{10,25}$/, "SMS_DLT_ENTITY must be the entity's id, of digits alone.")
      .optional(),
  ),
  SMS_DLT_HEADER: z.preprocess(
    blankIsAbsent,
    z
      .string()
      .trim()
      .regex(/^([A-Za-z]{3,6}|\d{6})$/, "SMS_DLT_HEADER must be the header that is registered: three to six letters.")
      .optional(),
  ),
  SMS_DLT_ROUTE: z.preprocess(
    blankIsAbsent,
    z.enum(DLT_ROUTES, `SMS_DLT_ROUTE must be one of ${DLT_ROUTES.join(", ")}.`).optional(),
  ),
  SMS_DLT_TEMPLATES: textSetting,
};

type SmsEnv = z.infer<z.ZodObject<typeof smsFields>>;

function dltOf(env: SmsEnv): DltSettings | undefined {
  const { SMS_DLT_ENTITY: entity, SMS_DLT_HEADER: header, SMS_DLT_ROUTE: route, SMS_DLT_TEMPLATES: templates } = env;
  if (!entity && !header && !route && !templates) return undefined;
  try {
    return { entity, header, route: route ?? "transactional", templates: parseDltTemplates(templates ?? "") };
  } catch (error) {
    throw new ConfigError(`SMS_DLT_TEMPLATES: ${(error as Error).message}`);
  }
}

/** @throws ConfigError where a provider lacks what it needs */
export function smsSettings(env: SmsEnv): SmsSettings {
  const dlt = dltOf(env);
  const registered = dlt ? { dlt } : {};
  if (env.SMS_PROVIDER === "exotel") return exotel(env, dlt);
  if (env.SMS_PROVIDER !== "twilio") return { provider: "outbox", ...registered };
  const { SMS_TWILIO_ACCOUNT_SID: accountSid, SMS_TWILIO_AUTH_TOKEN: authToken } = env;
  if (!accountSid || !authToken)
    throw new ConfigError("SMS_PROVIDER is twilio: set SMS_TWILIO_ACCOUNT_SID and SMS_TWILIO_AUTH_TOKEN too.");
  if (!env.SMS_TWILIO_FROM && !env.SMS_TWILIO_MESSAGING_SERVICE)
    throw new ConfigError("SMS_PROVIDER is twilio: set SMS_TWILIO_FROM or SMS_TWILIO_MESSAGING_SERVICE too.");
  return {
    provider: "twilio",
    accountSid,
    authToken,
    from: env.SMS_TWILIO_FROM,
    messagingServiceSid: env.SMS_TWILIO_MESSAGING_SERVICE,
    verifyServiceSid: env.SMS_TWILIO_VERIFY_SERVICE,
    apiBase: env.SMS_API_BASE,
    ...registered,
  };
}

/** Exotel sends to India alone, where nothing arrives that is not registered. */
function exotel(env: SmsEnv, dlt: DltSettings | undefined): SmsSettings {
  const { SMS_EXOTEL_ACCOUNT_SID: accountSid, SMS_EXOTEL_API_KEY: apiKey, SMS_EXOTEL_API_TOKEN: apiToken } = env;
  if (!accountSid || !apiKey || !apiToken)
    throw new ConfigError(
      "SMS_PROVIDER is exotel: set SMS_EXOTEL_ACCOUNT_SID, SMS_EXOTEL_API_KEY and SMS_EXOTEL_API_TOKEN too.",
    );
  if (!dlt?.entity || !dlt.header)
    throw new ConfigError("SMS_PROVIDER is exotel: set SMS_DLT_ENTITY and SMS_DLT_HEADER too.");
  const missing = unregistered(dlt);
  if (missing.length > 0)
    throw new ConfigError(`SMS_PROVIDER is exotel: SMS_DLT_TEMPLATES lacks the id of ${missing.join(", ")}.`);
  return { provider: "exotel", accountSid, apiKey, apiToken, apiBase: env.SMS_API_BASE, dlt };
}
