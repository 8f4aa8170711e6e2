import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** One call the fake got. */
export interface TwilioCall {
  method: string;
  path: string;
  /** Login and secret of the basic authentication, joined by ':'. */
  login: string;
  form: Record<string, string>;
}

/** What the fake answers; 'hang' never answers, 'cut' closes the connection. */
export type TwilioReply = { status: number; body: unknown } | "hang" | "cut";

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
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const call: TwilioCall = {
        method: request.method ?? "",
        path: request.url ?? "",
        login: Buffer.from((request.headers.authorization ?? "").replace("Basic ", ""), "base64").toString(),
        form: Object.fromEntries(new URLSearchParams(Buffer.concat(chunks).toString())),
      };
      fake.calls.push(call);
      const answer = fake.reply(call);
      if (answer === "hang") return;
      if (answer === "cut") return void request.socket.destroy();
      const text = typeof answer.body === "string" ? answer.body : JSON.stringify(answer.body);
      response.writeHead(answer.status, { "content-type": "application/json" }).end(text);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const fake: FakeTwilio = {
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls: [],
    reply,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return fake;
}
