/** What WhatsApp tells us: that it is WhatsApp, and what it says. */
import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import { WHATSAPP_STATES, type WhatsappState } from "./whatsapp.server.ts";

const hashOf = (text: string): Buffer => createHash("sha256").update(text).digest();

/**
 * What is kept of WhatsApp's id of a message, which has its reader's number written in it: enough to know it again, in
 * rows, jobs and logs that outlive who was written to.
 */
export const keptId = (wamid: string): string => hashOf(wamid).toString("hex");

/** Whether two secrets are the same, in the same time whatever they are. */
export const sameSecret = (one: string, other: string): boolean => timingSafeEqual(hashOf(one), hashOf(other));

/**
 * Whether `X-Hub-Signature-256` ('sha256=…') was made of these very bytes with the app's secret.
 * @param body as it came: JSON that was read and written again has other bytes
 */
export function isSigned(body: Buffer, signature: unknown, appSecret: string): boolean {
  const hex = typeof signature === "string" ? /^sha256=([0-9a-f]{64})$/i.exec(signature)?.[1] : undefined;
  const own = createHmac("sha256", appSecret).update(body).digest();
  return timingSafeEqual(own, Buffer.from(hex ?? "00".repeat(32), "hex")) && hex !== undefined;
}

/** What became of a message of ours; `id` as it is kept. */
export type HeardState = {
  what: "state";
  id: string;
  key: string | null;
  state: WhatsappState;
  code: number | null;
  /** Its reader's business-scoped id, as it is kept; absent where it is not told. */
  reader?: string;
};
/**
 * That somebody wants no more of them. `from` is E.164; who shows no number there is known by the message that they
 * answer, or by their business-scoped id, both as they are kept. `at`: the moment of their message, in ms.
 */
export type HeardStop = { what: "stop"; from?: string; answers?: string; reader?: string; at: number };
export type Heard = HeardState | HeardStop;

const status = z.object({
  id: z.string().max(300),
  status: z.enum(WHATSAPP_STATES),
  biz_opaque_callback_data: z.string().max(200).optional(),
  recipient_user_id: z.string().max(200).optional(),
  errors: z.array(z.looseObject({ code: z.number().int() })).optional(),
});
const said = z.object({ body: z.string() });
const message = z.object({
  from: z
    .string()
    .regex(/^\d{6,15}$/)
    .optional(),
  from_user_id: z.string().max(200).optional(),
  context: z.object({ id: z.string().max(300).optional() }).optional(),
  timestamp: z.string().regex(/^\d{9,11}$/),
  text: said.optional(),
  button: z.object({ text: z.string() }).optional(),
  interactive: z.object({ button_reply: z.object({ title: z.string() }).optional() }).optional(),
});
const change = z.object({
  field: z.literal("messages"),
  value: z.object({
    metadata: z.object({ phone_number_id: z.string() }),
    statuses: z.array(z.unknown()).default([]),
    messages: z.array(z.unknown()).default([]),
    contacts: z.array(z.unknown()).default([]),
  }),
});

/** Who wrote: their number and their business-scoped id, of which either may be left out. */
const contact = z.object({ wa_id: z.string().regex(/^\d{6,15}$/), user_id: z.string().max(200) });

/** Those that say in themselves that nothing more is to come, at the beginning of a few words. */
const STOPS = ["stop", "unsubscribe", "बंद", "बन्द", "रोकें", "रोको", "रोक दें"];
/** As Hindi is typed in Latin letters; 'band' alone is what plays at weddings. */
const STOPS_IN_LATIN = /^(band|roko|rok) ?(karo|karen|kare|kar do|kar dein|do|den)$/;
const FEW_WORDS = 5;

/** Whether a message asks for no more: 'STOP', 'बंद करें', 'Stop please!'. */
export function isStop(text: string): boolean {
  const words = text
    .normalize("NFC")
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .trim();
  if (words === "" || words.split(" ").length > FEW_WORDS) return false;
  return STOPS_IN_LATIN.test(words) || STOPS.some((stop) => words === stop || words.startsWith(`${stop} `));
}

/** What a webhook's body tells of our number; everything else that WhatsApp may say is passed over. */
export function toldIn(body: { entry: readonly unknown[] }, phoneNumberId: string): Heard[] {
  const entry = z.object({ changes: z.array(z.unknown()) });
  return body.entry
    .flatMap((one) => entry.safeParse(one).data?.changes ?? [])
    .flatMap((one) => change.safeParse(one).data?.value ?? [])
    .filter(({ metadata }) => metadata.phone_number_id === phoneNumberId)
    .flatMap(({ statuses, messages, contacts }): Heard[] => [
      ...statuses.flatMap((one): HeardState[] => {
        const { data } = status.safeParse(one);
        if (!data) return [];
        const { id, status: state, biz_opaque_callback_data: key = null, errors, recipient_user_id: reader } = data;
        const code = errors?.[0]?.code ?? null;
        return [{ what: "state", id: keptId(id), key, state, code, ...(reader ? { reader: keptId(reader) } : {}) }];
      }),
      ...messages.flatMap((one): HeardStop[] => {
        const { data } = message.safeParse(one);
        const words = data?.text?.body ?? data?.button?.text ?? data?.interactive?.button_reply?.title ?? "";
        if (!data || !isStop(words)) return [];
        const { from_user_id: reader, context } = data;
        const from = data.from ?? (reader && numberOf(contacts, reader));
        return [
          {
            what: "stop",
            at: Number(data.timestamp) * 1000,
            ...(from ? { from: `+${from}` } : {}),
            ...(!from && context?.id ? { answers: keptId(context.id) } : {}),
            ...(!from && reader ? { reader: keptId(reader) } : {}),
          },
        ];
      }),
    ]);
}

/** The number that goes with a business-scoped id, where it is told beside the message. */
function numberOf(contacts: readonly unknown[], reader: string): string | undefined {
  return contacts.flatMap((one) => contact.safeParse(one).data ?? []).find((one) => one.user_id === reader)?.wa_id;
}
