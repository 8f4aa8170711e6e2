import { Link } from "react-router";
import { say, text } from "../../../domain/words/say.ts";
import { TextField } from "../../../ui/fields.tsx";
import { AUDIT_SUBJECTS } from "../admin-model.ts";
import { actionWords } from "../audit-words.ts";
import type { TabOf } from "../admin-tab-data.ts";
import { tabHref } from "./admin-address.ts";
import { Cell } from "./cell.tsx";
import { DeskTable } from "./desk-table.tsx";
import { ChoiceField, FilterBar } from "./filter-bar.tsx";
import { ListEnd } from "./list-end.tsx";
import { When } from "./when.tsx";

const SUBJECT_WORDS: Record<(typeof AUDIT_SUBJECTS)[number], string> = {
  listing: text("Listings"),
  user: text("People"),
  review: text("Reviews"),
  enquiry: text("Enquiries"),
  content: text("Content"),
  site: text("The site itself"),
};

/** Who did what, newest first. */
export function AuditTab({ data: { filters, choices, later, page } }: { data: TabOf<"audit"> }) {
  return (
    <section aria-labelledby="audit">
      <h2 id="audit" className="sr">
        {say("Audit log")}
      </h2>
      <FilterBar tab="audit" filters={filters}>
        <TextField
          label={say("Who (username)")}
          name="actor"
          type="search"
          defaultValue={filters.actor ?? ""}
          maxLength={200}
          autoCapitalize="none"
        />
        <ChoiceField
          name="subject"
          label={say("About", "column")}
          value={filters.subject}
          all={say("Everything")}
          options={AUDIT_SUBJECTS.map((value) => ({ value, label: say(SUBJECT_WORDS[value]) }))}
        />
        <ChoiceField
          name="action"
          label={say("Action")}
          value={filters.action}
          all={say("Every action")}
          options={choices.map((value) => ({ value, label: actionWords(value) }))}
        />
      </FilterBar>
      <DeskTable
        caption={say("Who did what, newest first")}
        columns={[say("When"), say("Who"), say("Did"), say("About", "column"), say("Details")]}
        none={say("Nothing is logged under this choice.")}
        way={{ label: say("Show all"), to: tabHref("audit") }}
        rows={page.rows}
      >
        {(entry) => (
          <tr key={entry.id}>
            <Cell label={say("When")}>
              <When at={entry.at} />
            </Cell>
            <Cell label={say("Who")}>{entry.actor ?? <span className="soft">{say("Nobody signed in")}</span>}</Cell>
            <Cell label={say("Did")}>{actionWords(entry.action)}</Cell>
            <Cell label={say("About", "column")}>
              {entry.href ? <Link to={entry.href}>{entry.subject}</Link> : entry.subject}
            </Cell>
            <Cell label={say("Details")}>
              {entry.details.map(({ label, value }) => `${label}: ${value}`).join("; ")}
            </Cell>
          </tr>
        )}
      </DeskTable>
      <ListEnd tab="audit" filters={filters} later={later} next={page.next} />
    </section>
  );
}
