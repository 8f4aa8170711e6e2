import { z } from "zod";
import type { SmsSettings } from "../sms/sms.server.ts";
import { approvedNames } from "../whatsapp/whatsapp-templates.ts";
import type { WhatsappSettings } from "../whatsapp/whatsapp.server.ts";
import { ConfigError, blankIsAbsent, textSetting, url } from "./setting-fields.server.ts";

/** The settings of WhatsApp as they are written; each is explained in .env.example. */
export const whatsappFields = {
  WHATSAPP_PROVIDER: z.preprocess(
    blankIsAbsent,
    z.enum(["off", "outbox", "cloud"], "WHATSAPP_PROVIDER must be 'off', 'outbox' or 'cloud'.").optional(),
  ),
  WHATSAPP_PHONE_NUMBER_ID: textSetting,
  WHATSAPP_ACCESS_TOKEN: textSetting,
  WHATSAPP_APP_SECRET: textSetting,
  WHATSAPP_VERIFY_TOKEN: z.preprocess(
    blankIsAbsent,
    z.string().trim().min(16, "WHATSAPP_VERIFY_TOKEN must have at least 16 characters.").optional(),
  ),
  WHATSAPP_TEMPLATES: textSetting,
  WHATSAPP_API_VERSION: z.preprocess(
    blankIsAbsent,
    z
      .string()
      .regex(/^v\d+\.\d+$/, "WHATSAPP_API_VERSION must be a version such as v23.0.")
      .optional(),
  ),
  WHATSAPP_API_BASE: url("WHATSAPP_API_BASE", ["http:", "https:"]),
};

type WhatsappEnv = z.infer<z.ZodObject<typeof whatsappFields>>;

/** @throws ConfigError for a template that there is not */
function approvedIn(list: string | undefined): readonly string[] {
  if (!list) return approvedNames;
  const names = list.split(",").map((name) => name.trim());
  const unknown = names.find((name) => !approvedNames.includes(name));
  if (unknown !== undefined)
    throw new ConfigError(`WHATSAPP_TEMPLATES: '${unknown}' is none of ${approvedNames.join(", ")}.`);
  return names;
}

/**
 * Without a provider messages go to the outbox, as SMS do; where SMS go to phones, WhatsApp is off, for who has asked for
 * it would hear nothing.
 * @throws ConfigError where the Cloud API lacks what it needs
 */
export function whatsappSettings(env: WhatsappEnv, sms: SmsSettings): WhatsappSettings {
  const provider = env.WHATSAPP_PROVIDER ?? (sms.provider === "outbox" ? "outbox" : "off");
  if (provider !== "cloud") return { provider };
  const {
    WHATSAPP_PHONE_NUMBER_ID: phoneNumberId,
    WHATSAPP_ACCESS_TOKEN: accessToken,
    WHATSAPP_APP_SECRET: appSecret,
    WHATSAPP_VERIFY_TOKEN: verifyToken,
  } = env;
  if (!phoneNumberId || !accessToken || !appSecret || !verifyToken)
    throw new ConfigError(
      "WHATSAPP_PROVIDER is cloud: set WHATSAPP_PHONE_NUMBER_ID, WHATSAPP_ACCESS_TOKEN, WHATSAPP_APP_SECRET and WHATSAPP_VERIFY_TOKEN too.",
    );
  return {
    provider,
    phoneNumberId,
    accessToken,
    appSecret,
    verifyToken,
    apiVersion: env.WHATSAPP_API_VERSION ?? "v23.0",
    apiBase: env.WHATSAPP_API_BASE,
    approved: approvedIn(env.WHATSAPP_TEMPLATES),
  };
}
