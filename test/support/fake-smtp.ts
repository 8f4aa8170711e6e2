import { createServer } from "node:net";
import type { AddressInfo, Socket } from "node:net";

export interface ReceivedMail {
  from: string;
  to: string[];
  /** The message as it came over the wire, dots unstuffed. */
  raw: string;
}

export interface FakeSmtp {
  port: number;
  mails: ReceivedMail[];
  close(): Promise<void>;
}

export interface FakeSmtpOptions {
  /** Reply to RCPT TO for an address; undefined accepts. Such as '550 5.1.1 No such person'. */
  refuse?: (address: string) => string | undefined;
  /** With it, only this login may send. */
  login?: { user: string; password: string };
  /** Accept the connection and say nothing. */
  silent?: boolean;
  /** Where to listen; any free port by default. */
  port?: number;
}

function serve(socket: Socket, options: FakeSmtpOptions, mails: ReceivedMail[]): void {
  let buffer = "";
  let inData = false;
  let mail: ReceivedMail = { from: "", to: [], raw: "" };
  const say = (line: string) => void socket.write(`${line}\r\n`);
  const inAngles = (line: string) => /<([^>]*)>/.exec(line)?.[1] ?? "";

  function command(line: string): void {
    const verb = line.toUpperCase();
    if (verb.startsWith("EHLO"))
      return say(options.login ? "250-fake\r\n250-AUTH PLAIN\r\n250 8BITMIME" : "250-fake\r\n250 8BITMIME");
    if (verb.startsWith("AUTH PLAIN")) {
      const [, user, password] = Buffer.from(line.split(" ")[2] ?? "", "base64")
        .toString()
        .split("\0");
      return say(
        user === options.login?.user && password === options.login?.password
          ? "235 2.7.0 Welcome"
          : "535 5.7.8 Bad credentials",
      );
    }
    if (verb.startsWith("MAIL FROM")) {
      mail = { from: inAngles(line), to: [], raw: "" };
      return say("250 2.1.0 OK");
    }
    if (verb.startsWith("RCPT TO")) {
      const refusal = options.refuse?.(inAngles(line));
      if (!refusal) mail.to.push(inAngles(line));
      return say(refusal ?? "250 2.1.5 OK");
    }
    if (verb === "DATA") {
      inData = true;
      return say("354 Go on");
    }
    if (verb === "QUIT") return void socket.end("221 2.0.0 Bye\r\n");
    say("250 2.0.0 OK");
  }

  socket.on("error", () => socket.destroy());
  if (options.silent) return;
  say("220 fake ESMTP");
  socket.on("data", (chunk) => {
    buffer += chunk.toString("latin1");
    for (;;) {
      const end = buffer.indexOf(inData ? "\r\n.\r\n" : "\r\n");
      if (end < 0) return;
      const part = buffer.slice(0, end);
      buffer = buffer.slice(end + (inData ? 5 : 2));
      if (!inData) {
        command(part);
        continue;
      }
      inData = false;
      mails.push({ ...mail, raw: Buffer.from(part.replace(/^\./gm, ""), "latin1").toString("utf8") });
      say("250 2.0.0 Taken");
    }
  });
}

/** A small SMTP server on 127.0.0.1, enough to take mails from a real client and to refuse them. */
export async function startFakeSmtp(options: FakeSmtpOptions = {}): Promise<FakeSmtp> {
  const mails: ReceivedMail[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
    serve(socket, options, mails);
  });
  await new Promise<void>((resolve) => server.listen(options.port ?? 0, "127.0.0.1", resolve));
  return {
    port: (server.address() as AddressInfo).port,
    mails,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
