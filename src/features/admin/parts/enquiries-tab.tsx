import { Link } from "react-router";
import { formatMobile } from "../../../domain/phone.ts";
import { say } from "../../../domain/words/say.ts";
import { HEARD, Rich } from "../../../ui/rich.tsx";
import { StatusBadge } from "../../../ui/status-badge.tsx";
import { ENQUIRY_STATUSES, STATUS_WORDS } from "../../enquiries/enquiry-access.ts";
import type { EnquiryView } from "../../enquiries/enquiry-view.ts";
import { EnquiryMoves } from "../../enquiries/parts/enquiry-moves.tsx";
import type { TabOf } from "../admin-tab-data.ts";
import { tabHref } from "./admin-address.ts";
import { Cell } from "./cell.tsx";
import { DeskTable } from "./desk-table.tsx";
import { Email } from "./email.tsx";
import { ChoiceField, FilterBar, WordsField } from "./filter-bar.tsx";
import { MakeListing, canBecomeListing } from "./make-listing.tsx";
import { ListEnd } from "./list-end.tsx";
import { When } from "./when.tsx";

const STATUSES = ENQUIRY_STATUSES.map((value) => ({ value, label: STATUS_WORDS[value] }));

/** Enquiries of every kind. What nobody in particular was asked, an admin answers here. */
export function EnquiriesTab({ data: { filters, choices, made, later, page } }: { data: TabOf<"enquiries"> }) {
  return (
    <section aria-labelledby="enquiries">
      <h2 id="enquiries" className="sr">
        {say("Enquiries")}
      </h2>
      <FilterBar tab="enquiries" filters={filters}>
        <WordsField value={filters.q} label={say("Search number, name, phone or e-mail")} />
        <ChoiceField name="kind" label={say("Kind")} value={filters.kind} all={say("All kinds")} options={choices} />
        <ChoiceField
          name="status"
          label={say("Status")}
          value={filters.status}
          all={say("Any status")}
          options={STATUSES}
        />
      </FilterBar>
      <DeskTable
        caption={say("Enquiries, newest first")}
        columns={[say("Number"), say("From", "person"), say("To", "person"), say("About", "column"), say("Status")]}
        none={say("No enquiries found.")}
        way={{ label: say("Show all"), to: tabHref("enquiries") }}
        rows={page.rows}
      >
        {(enquiry) => <Row key={enquiry.number} enquiry={enquiry} made={made} />}
      </DeskTable>
      <ListEnd tab="enquiries" filters={filters} later={later} next={page.next} />
    </section>
  );
}

function Row({ enquiry, made }: { enquiry: EnquiryView } & Pick<TabOf<"enquiries">, "made">) {
  const { number, label, createdAt, contact, listing, facts, status, photo } = enquiry;
  return (
    <tr data-card={number} tabIndex={-1}>
      <Cell label={say("Number")}>
        <span id={number} tabIndex={-1}>
          <b className="whitespace-nowrap">{number}</b>
          <span className="small soft block">{label}</span>
          <span className="small soft block">
            <When at={createdAt} />
          </span>
        </span>
      </Cell>
      <Cell label={say("From", "person")}>
        <span>
          {contact?.name}
          <span className="small block">
            <a href={`tel:${contact?.phone}`} className="inline-flex min-h-6 items-center whitespace-nowrap">
              {formatMobile(contact?.phone ?? "")}
            </a>
          </span>
          {contact?.email ? (
            <span className="small block">
              <a href={`mailto:${contact.email}`} className="inline-flex min-h-6 items-center">
                <Email address={contact.email} />
              </a>
            </span>
          ) : null}
        </span>
      </Cell>
      <Cell label={say("To", "person")}>
        <span className="lg:block lg:min-w-32">
          {listing ? listing.path ? <Link to={listing.path}>{listing.title}</Link> : listing.title : say("The site")}
        </span>
      </Cell>
      <Cell label={say("About", "column")}>
        <details>
          <summary className="min-h-6 cursor-pointer">
            {facts
              .slice(0, 2)
              .map(({ value }) => value)
              .join(", ") || say("Details")}
          </summary>
          <dl className="small mt-2">
            {facts.map((fact) => (
              <div key={fact.label}>
                <dt className="soft inline">{fact.label}: </dt>
                <dd className="inline whitespace-pre-line">{fact.value}</dd>
              </div>
            ))}
          </dl>
          {photo ? (
            <a href={photo} target="_blank" rel="noreferrer" className="inline-flex min-h-11 items-center">
              <Rich text={say("Open the photo<sr> of {number}, in a new tab</sr>", { number })} as={HEARD} />
            </a>
          ) : null}
        </details>
      </Cell>
      <Cell label={say("Status")}>
        <div className="flex flex-wrap items-center gap-2 lg:min-w-60">
          <StatusBadge status={status} label={say(STATUS_WORDS[status])} />
          {canBecomeListing(enquiry) ? <MakeListing application={enquiry} made={made} /> : null}
          <EnquiryMoves enquiry={enquiry} onMoved={() => document.getElementById(number)?.focus()} />
        </div>
      </Cell>
    </tr>
  );
}
