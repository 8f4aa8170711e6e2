import { formOf, startFakeProvider, type ProviderReply } from "./fake-provider.ts";

/** One call the fake got. */
export interface TwilioCall {
  method: string;
  path: string;
  /** Login and secret of the basic authentication, joined by ':'. */
  login: string;
  form: Record<string, string>;
}

type TwilioReply = ProviderReply;

export interface FakeTwilio {
  base: string;
  calls: TwilioCall[];
  /** Decides each answer; replace it in a test. */
  reply: (call: TwilioCall) => TwilioReply;
  close(): Promise<void>;
}

/** Error body in the form Twilio gives it, echoing the login as the real one does. */
export function twilioFailure(status: number, code: number, message = "Authenticate"): TwilioReply {
  return { status, body: { code, message, more_info: `https://www.twilio.com/docs/errors/${code}`, status } };
}

/** An HTTP server on 127.0.0.1 that speaks as Twilio does: use its `base` as SMS_API_BASE. */
export async function startFakeTwilio(reply: FakeTwilio["reply"]): Promise<FakeTwilio> {
  const { base, close } = await startFakeProvider((made) => {
    const call: TwilioCall = {
      method: made.method,
      path: made.path,
      login: Buffer.from(made.authorization.replace("Basic ", ""), "base64").toString(),
      form: formOf(made),
    };
    fake.calls.push(call);
    return fake.reply(call);
  });
  const fake: FakeTwilio = { base, calls: [], reply, close };
  return fake;
}
