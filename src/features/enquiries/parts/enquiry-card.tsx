import { useId, useRef } from "react";
import { Link } from "react-router";
import { formatInstant } from "../../../domain/dates.ts";
import { formatMobile } from "../../../domain/phone.ts";
import { Icon, Mail, Phone } from "../../../ui/icons.tsx";
import { StatusBadge } from "../../../ui/status-badge.tsx";
import type { EnquiryView } from "../enquiry-view.ts";
import { EnquiryMoves } from "./enquiry-moves.tsx";

/** One request: where it stands, what is asked, how to reach the sender, and what the viewer may do. */
export function EnquiryCard({ enquiry }: { enquiry: EnquiryView }) {
  const { number, label, status, createdAt, facts, contact } = enquiry;
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <article className="panel stack" aria-labelledby={id}>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h2 id={id} ref={heading} tabIndex={-1} className="text-2xl! break-words">
            <WhoseRequest enquiry={enquiry} />
          </h2>
          <p className="small soft">
            {label} · {number} · <time dateTime={createdAt}>{formatInstant(new Date(createdAt))}</time>
          </p>
        </div>
        <StatusBadge status={status} />
      </div>
      <dl className="grid gap-x-6 gap-y-1 sm:grid-cols-[auto_1fr]">
        {facts.map((fact) => (
          <div key={fact.label} className="contents">
            <dt className="soft max-sm:mt-2">{fact.label}</dt>
            <dd className="break-words whitespace-pre-line">{fact.value}</dd>
          </div>
        ))}
      </dl>
      {contact ? (
        <p className="flex flex-wrap gap-x-6">
          <a href={`tel:${contact.phone}`} className="inline-flex min-h-11 items-center gap-2">
            <Icon as={Phone} />
            {formatMobile(contact.phone)}
          </a>
          {contact.email ? (
            <a href={`mailto:${contact.email}`} className="inline-flex min-h-11 min-w-0 items-center gap-2">
              <Icon as={Mail} />
              <span className="min-w-0 break-words [overflow-wrap:anywhere]">{contact.email}</span>
            </a>
          ) : null}
        </p>
      ) : null}
      <EnquiryMoves enquiry={enquiry} onMoved={() => heading.current?.focus()} />
    </article>
  );
}

/** Received: who asks. Sent: whom one asked, with the way to their page. */
function WhoseRequest({ enquiry: { contact, listing, label } }: { enquiry: EnquiryView }) {
  if (contact) return contact.name;
  if (!listing) return label;
  return listing.path ? <Link to={listing.path}>{listing.title}</Link> : listing.title;
}
