import { Link } from "react-router";
import { placeWords } from "../../../domain/places/place-words.ts";
import { say } from "../../../domain/words/say.ts";
import { Button } from "../../../ui/button.tsx";
import { StatusBadge } from "../../../ui/status-badge.tsx";
import { listingStatusWords } from "../../listings/listing-status-words.ts";
import type { TabOf } from "../admin-tab-data.ts";
import { DECISION_BUTTONS, DECISION_KEYS, decisionAct } from "./decision-acts.ts";
import { tabHref } from "./admin-address.ts";
import { Cell } from "./cell.tsx";
import { DeskTable } from "./desk-table.tsx";
import { ChoiceField, FilterBar, WordsField } from "./filter-bar.tsx";
import { ListEnd } from "./list-end.tsx";
import { useAct } from "./use-act.tsx";
import { When } from "./when.tsx";

const STATUSES = ["approved", "pending", "suspended", "rejected"] as const;

/** Listings of every category and status: searched, suspended with a reason, restored. */
export function ListingsTab({ data: { filters, choices, later, page } }: { data: TabOf<"listings"> }) {
  const { ask, dialog } = useAct();
  return (
    <section aria-labelledby="listings">
      <h2 id="listings" className="sr">
        {say("Listings")}
      </h2>
      <FilterBar tab="listings" filters={filters}>
        <WordsField value={filters.q} label={say("Search name, username, mobile or e-mail")} />
        <ChoiceField
          name="category"
          label={say("Category")}
          value={filters.category}
          all={say("All categories")}
          options={choices}
        />
        <ChoiceField
          name="status"
          label={say("Status")}
          value={filters.status}
          all={say("Any status")}
          options={STATUSES.map((value) => ({ value, label: listingStatusWords(value) }))}
        />
      </FilterBar>
      <DeskTable
        caption={say("Listings, newest first")}
        columns={[say("Name"), say("Category"), say("Place"), say("Rating"), say("Since"), say("Status")]}
        acts
        none={say("No listings found.")}
        way={{ label: say("Show all"), to: tabHref("listings") }}
        rows={page.rows}
      >
        {(listing) => (
          <tr key={listing.id} data-card={listing.id} tabIndex={-1}>
            <Cell label={say("Name")}>
              <span>
                <Link to={`/artistko/${listing.id}`} aria-keyshortcuts="o">
                  {listing.title}
                </Link>
                {listing.owner ? <span className="small soft block">{listing.owner}</span> : null}
              </span>
            </Cell>
            <Cell label={say("Category")}>{listing.categoryName}</Cell>
            <Cell label={say("Place")}>{placeWords(listing.city, listing.state)}</Cell>
            <Cell label={say("Rating")}>
              {listing.ratingCount > 0 ? `${listing.rating.toFixed(1)} (${listing.ratingCount})` : say("N/A", "rating")}
            </Cell>
            <Cell label={say("Since")}>
              <When at={listing.createdAt} />
            </Cell>
            <Cell label={say("Status")}>
              <span>
                <StatusBadge status={listing.status} label={listingStatusWords(listing.status)} />
                {listing.statusReason ? <span className="small soft block">{listing.statusReason}</span> : null}
              </span>
            </Cell>
            <Cell label={say("Actions")}>
              <span className="acts">
                {/* By place, so that the button keeps the focus when 'Suspend' becomes 'Restore'. */}
                {listing.moves.map((move, at) => (
                  <Button
                    key={at}
                    variant="line"
                    slim
                    aria-keyshortcuts={DECISION_KEYS[move]}
                    onClick={() => ask(decisionAct(move, listing))}
                  >
                    {say(DECISION_BUTTONS[move])}
                    <span className="sr"> {listing.title}</span>
                  </Button>
                ))}
              </span>
            </Cell>
          </tr>
        )}
      </DeskTable>
      <ListEnd tab="listings" filters={filters} later={later} next={page.next} />
      {dialog}
    </section>
  );
}
