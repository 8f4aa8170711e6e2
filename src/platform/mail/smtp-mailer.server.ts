import { createTransport } from "nodemailer";
import { AppError, unavailable } from "../../domain/errors.ts";
import { say } from "../../domain/words/say.ts";
import { composeMail } from "./mail-message.server.ts";
import type { Mailer, SmtpSettings } from "./mail.server.ts";

const TIMEOUT_MS = 10_000;

/** The fields that nodemailer adds to its errors. */
interface SmtpError extends Error {
  code?: string;
  /** SMTP reply, 550 for example. */
  responseCode?: number;
  /** The command it answers: 'RCPT TO'. */
  command?: string;
}

function isLoopback(host: string): boolean {
  return host === "localhost" || host === "::1" || host.startsWith("127.");
}

/** As much of a failure as the log may hold: what the server replied mostly names the recipient. */
function unnamed({ name, code, command, responseCode }: SmtpError): Error {
  return new Error(["SMTP:", code ?? name, command, responseCode].filter(Boolean).join(" "));
}

/** What a failure means: the recipient is at fault only where the server refuses that address for good. */
function mailError(error: SmtpError, host: string): AppError {
  const refused = error.code === "EENVELOPE" && error.command === "RCPT TO" && (error.responseCode ?? 0) >= 500;
  if (refused)
    return new AppError("bad_input", 400, "This e-mail address cannot receive mail. Please check it.", {
      cause: unnamed(error),
    });
  const reason =
    error.code === "EAUTH"
      ? `The mail server ${host} refused SMTP_USER and SMTP_PASSWORD.`
      : `The mail server ${host} did not take a mail (${error.code ?? error.name}).`;
  return unavailable(
    "Mail cannot be sent just now. Please try again in a few minutes.",
    new Error(reason, { cause: unnamed(error) }),
  );
}

function transportOf({ host, port, secure, user, password, timeoutMs: timeout = TIMEOUT_MS }: SmtpSettings) {
  return createTransport({
    pool: true,
    maxConnections: 3,
    host,
    port,
    secure,
    // A password never crosses a network in the clear; a server on this machine may do without TLS.
    requireTLS: !secure && user !== undefined && !isLoopback(host),
    auth: user === undefined ? undefined : { user, pass: password ?? "" },
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    dnsTimeout: timeout,
    socketTimeout: timeout,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

/**
 * Why a server that listens takes no mails of ours: our login, or that it does not speak as we do. It is greeted and
 * logged in to, and sent nothing. @returns null where it would take them
 */
export async function smtpRefuses(settings: SmtpSettings): Promise<"login" | "speech" | null> {
  const transport = transportOf(settings);
  try {
    await transport.verify();
    return null;
  } catch (error) {
    return (error as SmtpError).code === "EAUTH" ? "login" : "speech";
  } finally {
    transport.close();
  }
}

/** Sends by SMTP over a few connections that stay open between mails. */
export function smtpMailer(settings: SmtpSettings): Mailer {
  const { host, port } = settings;
  const transport = transportOf(settings);
  return {
    async send(message) {
      const mail = composeMail(message, settings.from);
      try {
        await transport.sendMail(mail);
      } catch (error) {
        throw mailError(error as SmtpError, host);
      }
    },
    describe: () => say("Mail: sent by {server} from {from}", { server: `${host}:${port}`, from: settings.from }),
    close: () => transport.close(),
  };
}
