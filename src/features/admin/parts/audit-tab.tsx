import { Link } from "react-router";
import { TextField } from "../../../ui/fields.tsx";
import { AUDIT_SUBJECTS } from "../admin-model.ts";
import type { TabOf } from "../admin-tab-data.ts";
import { Cell } from "./cell.tsx";
import { DeskTable } from "./desk-table.tsx";
import { ChoiceField, FilterBar } from "./filter-bar.tsx";
import { ListEnd } from "./list-end.tsx";
import { When } from "./when.tsx";

const SUBJECT_WORDS: Record<(typeof AUDIT_SUBJECTS)[number], string> = {
  listing: "Listings",
  user: "People",
  review: "Reviews",
  enquiry: "Enquiries",
  content: "Content",
  site: "The site itself",
};

/** 'listing.edited_by_admin' → 'Listing edited by admin'. */
function actionWords(action: string): string {
  const words = action.replace(/[._-]+/g, " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Who did what, newest first. */
export function AuditTab({ data: { filters, choices, later, page } }: { data: TabOf<"audit"> }) {
  return (
    <section aria-labelledby="audit">
      <h2 id="audit" className="sr">
        Audit log
      </h2>
      <FilterBar tab="audit" filters={filters}>
        <TextField
          label="Who (username)"
          name="actor"
          type="search"
          defaultValue={filters.actor ?? ""}
          maxLength={200}
          autoCapitalize="none"
        />
        <ChoiceField
          name="subject"
          label="About"
          value={filters.subject}
          all="Everything"
          options={AUDIT_SUBJECTS.map((value) => ({ value, label: SUBJECT_WORDS[value] }))}
        />
        <ChoiceField
          name="action"
          label="Action"
          value={filters.action}
          all="Every action"
          options={choices.map((value) => ({ value, label: actionWords(value) }))}
        />
      </FilterBar>
      <DeskTable
        caption="Who did what, newest first"
        columns={["When", "Who", "Did", "About", "Details"]}
        none="Nothing is logged under this choice."
        rows={page.rows}
      >
        {(entry) => (
          <tr key={entry.id}>
            <Cell label="When">
              <When at={entry.at} />
            </Cell>
            <Cell label="Who">{entry.actor ?? <span className="soft">Nobody signed in</span>}</Cell>
            <Cell label="Did">{actionWords(entry.action)}</Cell>
            <Cell label="About">{entry.href ? <Link to={entry.href}>{entry.subject}</Link> : entry.subject}</Cell>
            <Cell label="Details">
              {entry.details.length > 0 ? (
                entry.details.map(({ label, value }) => `${label}: ${value}`).join("; ")
              ) : (
                <span className="soft">None</span>
              )}
            </Cell>
          </tr>
        )}
      </DeskTable>
      <ListEnd tab="audit" filters={filters} later={later} next={page.next} />
    </section>
  );
}
