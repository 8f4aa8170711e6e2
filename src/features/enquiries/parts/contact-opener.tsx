import { useState } from "react";
import { useRevalidator } from "react-router";
import { formatMobile } from "../../../domain/phone.ts";
import { say } from "../../../domain/words/say.ts";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { call } from "../../../ui/call.ts";
import { Icon, Mail, Phone, WhatsAppIcon } from "../../../ui/icons.tsx";
import { Rich } from "../../../ui/rich.tsx";
import { useToast } from "../../../ui/toast.tsx";
import type { OpenedContact, Reach } from "../enquiry-view.ts";

export interface ContactOpenerProps {
  /** The request's call. */
  address: string;
  /** Whose, of those chosen for an enquiry to a district. */
  about?: string;
  reach: Reach;
  other: string;
  /** It is the next thing to do. */
  main: boolean;
}

/** The number of the other side: opened by a tap, which both of them see; then to call, or to write on WhatsApp. */
export function ContactOpener({ address, about, reach, other, main }: ContactOpenerProps) {
  const [contact, setContact] = useState<OpenedContact | null>(null);
  const [busy, setBusy] = useState(false);
  const { revalidate } = useRevalidator();
  const toast = useToast();

  async function open() {
    setBusy(true);
    const result = await call<{ contact: OpenedContact }>(`${address}/contact`, {
      method: "POST",
      ...(about ? { body: { listing: about } } : {}),
    });
    setBusy(false);
    if (result.ok) setContact(result.data.contact);
    else toast.error(result.error);
    // The story has a line more, or the request has moved meanwhile.
    await revalidate();
  }

  if (reach !== "now") return null;
  if (!contact)
    return (
      <Button slim variant={main ? "fill" : "line"} busy={busy} busyLabel={say("Opening…")} onClick={() => void open()}>
        <Icon as={Phone} />
        <Rich
          text={say("Show number<b> of {other}</b>", { other })}
          as={{ b: (words) => <span className="sr">{words}</span> }}
        />
      </Button>
    );
  const { phone, email, whatsapp } = contact;
  return (
    <p className="invite-contact" role="status">
      <a className={buttonClass({ slim: true, variant: main ? "fill" : "line" })} href={`tel:${phone}`}>
        <Icon as={Phone} />
        {formatMobile(phone)}
      </a>
      {whatsapp ? (
        <a
          className={buttonClass({ slim: true, variant: "line" })}
          href={whatsapp}
          target="_blank"
          rel="noopener noreferrer"
        >
          <Icon as={WhatsAppIcon} />
          {say("WhatsApp")}
        </a>
      ) : null}
      {email ? (
        <a href={`mailto:${email}`} className="inline-flex min-h-11 min-w-0 items-center gap-2">
          <Icon as={Mail} />
          <span className="min-w-0 [overflow-wrap:anywhere] break-words">{email}</span>
        </a>
      ) : null}
    </p>
  );
}
