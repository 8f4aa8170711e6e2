import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** One call the fake got. */
export interface ProviderCallMade {
  method: string;
  path: string;
  authorization: string;
  /** As it was sent: a form, or JSON. */
  body: string;
}

/** What the fake answers; 'hang' never answers, 'cut' closes the connection. */
export type ProviderReply = { status: number; body: unknown } | "hang" | "cut";

export interface FakeProvider {
  base: string;
  calls: ProviderCallMade[];
  /** Decides each answer; replace it in a test. */
  reply: (call: ProviderCallMade) => ProviderReply;
  close(): Promise<void>;
}

/** The form of a call, by its fields. */
export const formOf = ({ body }: ProviderCallMade): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(body));

/** An HTTP server on 127.0.0.1 in the place of a company that carries messages. */
export async function startFakeProvider(reply: FakeProvider["reply"]): Promise<FakeProvider> {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const call: ProviderCallMade = {
        method: request.method ?? "",
        path: request.url ?? "",
        authorization: request.headers.authorization ?? "",
        body: Buffer.concat(chunks).toString(),
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
  const fake: FakeProvider = {
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
