export interface MailMessage {
  /** One bare address, for example asha@example.in. */
  to: string;
  subject: string;
  text: string;
  html?: string;
  /** One bare address that answers go to. */
  replyTo?: string;
  /**
   * Stable id of this mail (the job's id). Delivery is at least once: the id
   * becomes the Message-ID, so a repeat can be told from a second mail.
   */
  messageId?: string;
  /** Where a bare POST stops mails of its kind. */
  unsubscribe?: string | undefined;
  /** Files that go with it. */
  attachments?: { filename: string; content: Buffer; contentType: string }[];
}

export interface Mailer {
  /**
   * Resolves once the mail has been taken over.
   * @throws AppError 400 where the address is malformed or refused for good (do
   *   not retry), 503 where the server is down or refuses us (retry later).
   */
  send(message: MailMessage): Promise<void>;
  /** The sentence to log at start. Holds no secret. */
  describe(): string;
  /** Closes idle connections; for the graceful shutdown. */
  close(): void;
}

export interface SmtpSettings {
  transport: "smtp";
  host: string;
  /** 465 with `secure`, else usually 587. */
  port: number;
  /** true: TLS from the first byte; false: STARTTLS where the server offers it. */
  secure: boolean;
  user?: string;
  password?: string;
  /** Sender, bare or as `Name <address>`; a bare one is shown with the brand's name. */
  from: string;
  /** Milliseconds for connecting and for each silence, 10,000 by default. */
  timeoutMs?: number;
}

/**
 * Mail settings as the configuration parses them. 'outbox' writes to
 * `$DATA_DIR/outbox/mail`, from the brand's address where `from` is not set.
 */
export type MailSettings = { transport: "outbox"; from?: string } | SmtpSettings;
