import { Link } from "react-router";
import { formatMobile } from "../../../domain/phone.ts";
import { StatusBadge } from "../../../ui/status-badge.tsx";
import { ENQUIRY_STATUSES } from "../../enquiries/enquiry-access.ts";
import type { EnquiryView } from "../../enquiries/enquiry-view.ts";
import { EnquiryMoves } from "../../enquiries/parts/enquiry-moves.tsx";
import type { TabOf } from "../admin-tab-data.ts";
import { Cell } from "./cell.tsx";
import { DeskTable } from "./desk-table.tsx";
import { ChoiceField, FilterBar, WordsField } from "./filter-bar.tsx";
import { MakeListing, canBecomeListing } from "./make-listing.tsx";
import { ListEnd } from "./list-end.tsx";
import { When } from "./when.tsx";

const STATUSES = ENQUIRY_STATUSES.map((value) => ({ value, label: value.charAt(0).toUpperCase() + value.slice(1) }));

/** Enquiries of every kind. What nobody in particular was asked, an admin answers here. */
export function EnquiriesTab({ data: { filters, choices, made, later, page } }: { data: TabOf<"enquiries"> }) {
  return (
    <section aria-labelledby="enquiries">
      <h2 id="enquiries" className="sr">
        Enquiries
      </h2>
      <FilterBar tab="enquiries" filters={filters}>
        <WordsField value={filters.q} label="Search number, name, phone or e-mail" />
        <ChoiceField name="kind" label="Kind" value={filters.kind} all="All kinds" options={choices} />
        <ChoiceField name="status" label="Status" value={filters.status} all="Any status" options={STATUSES} />
      </FilterBar>
      <DeskTable
        caption="Enquiries, newest first"
        columns={["Number", "From", "To", "About", "Status"]}
        none="No enquiries found."
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
      <Cell label="Number">
        <span id={number} tabIndex={-1}>
          <b className="whitespace-nowrap">{number}</b>
          <span className="small soft block">{label}</span>
          <span className="small soft block">
            <When at={createdAt} />
          </span>
        </span>
      </Cell>
      <Cell label="From">
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
                {contact.email}
              </a>
            </span>
          ) : null}
        </span>
      </Cell>
      <Cell label="To">
        {listing ? listing.path ? <Link to={listing.path}>{listing.title}</Link> : listing.title : "The site"}
      </Cell>
      <Cell label="About">
        <details>
          <summary className="min-h-6 cursor-pointer">
            {facts
              .slice(0, 2)
              .map(({ value }) => value)
              .join(", ") || "Details"}
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
              Open the photo<span className="sr"> of {number}, in a new tab</span>
            </a>
          ) : null}
        </details>
      </Cell>
      <Cell label="Status">
        <div className="grid justify-items-start gap-2">
          <StatusBadge status={status} />
          {canBecomeListing(enquiry) ? <MakeListing application={enquiry} made={made} /> : null}
          <EnquiryMoves enquiry={enquiry} onMoved={() => document.getElementById(number)?.focus()} />
        </div>
      </Cell>
    </tr>
  );
}
