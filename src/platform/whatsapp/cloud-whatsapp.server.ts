import { z } from "zod";
import { callProvider, providerUnavailable } from "../provider-call.server.ts";
import { whatsappValues } from "./whatsapp-templates.ts";
import { keptId } from "./whatsapp-webhook.server.ts";
import type { CloudSettings, WhatsappAnswer, WhatsappMessage } from "./whatsapp.server.ts";

export const WHATSAPP_API = "https://graph.facebook.com";

const sent = z.object({ messages: z.array(z.object({ id: z.string() })).min(1) });
const failed = z.object({ error: z.object({ code: z.number(), message: z.string().optional() }) });

/** Too much at once, for the account, the number or this pair of numbers; and 'try again' itself. */
const LATER = new Set([1, 2, 4, 80007, 130429, 131000, 131016, 131048, 131056, 131057, 133004]);

/**
 * One template by WhatsApp's Cloud API. Refusals that another try would meet again are an answer, whoever is to blame
 * (a number without WhatsApp, a template that is not approved): the message goes another way.
 * https://developers.facebook.com/documentation/business-messaging/whatsapp/messages/template-messages
 * @throws AppError 503
 */
export async function sendByCloud(
  { phoneNumberId, accessToken, apiVersion, apiBase = WHATSAPP_API, timeoutMs }: CloudSettings,
  { to, template, language, vars, path, key }: WhatsappMessage,
): Promise<WhatsappAnswer> {
  const task = `sending the template ${template}`;
  const texts = (values: readonly string[]) => values.map((text) => ({ type: "text", text }));
  const answer = await callProvider({
    provider: "WhatsApp",
    task,
    url: `${apiBase.replace(/\/+$/, "")}/${apiVersion}/${encodeURIComponent(phoneNumberId)}/messages`,
    authorization: `Bearer ${accessToken}`,
    timeoutMs,
    body: JSON.stringify({
      messaging_product: "whatsapp",
      recipient_type: "individual",
      to: to.replace(/^\+/, ""),
      type: "template",
      template: {
        name: template,
        language: { code: language },
        components: [
          { type: "body", parameters: texts(whatsappValues(template, language, vars)) },
          // The button's address is approved but for its last part.
          { type: "button", sub_type: "url", index: "0", parameters: texts([path.replace(/^\//, "")]) },
        ],
      },
      biz_opaque_callback_data: key,
    }),
  });
  const taken = sent.safeParse(answer.body);
  if (answer.ok && taken.success) return { id: keptId(taken.data.messages[0]!.id) };
  const error = failed.safeParse(answer.body);
  const code = error.success ? error.data.error.code : null;
  const said = `WhatsApp answered ${answer.status}${code === null ? "" : ` with error ${code}`} (${task}).`;
  if (answer.ok || answer.status >= 500 || answer.status === 429 || (code !== null && LATER.has(code)))
    throw providerUnavailable(said);
  return { refused: said };
}
