import { Link } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { call } from "../../../ui/call.ts";
import { Stars } from "../../../ui/stars.tsx";
import { StatusBadge } from "../../../ui/status-badge.tsx";
import type { AdminOpinionView } from "../admin-model.ts";
import type { TabOf } from "../admin-tab-data.ts";
import { Cell } from "./cell.tsx";
import { DeskTable } from "./desk-table.tsx";
import { ChoiceField, FilterBar, WordsField } from "./filter-bar.tsx";
import { ListEnd } from "./list-end.tsx";
import { useAct, type Act } from "./use-act.tsx";
import { When } from "./when.tsx";

const STATES = [
  { value: "visible", label: "Shown" },
  { value: "hidden", label: "Hidden" },
];

function moderation({ id, hidden, listing }: AdminOpinionView): Act {
  const run = (reason: string) =>
    call<{ message: string }>(`/api/admin/reviews/${id}`, {
      method: "PATCH",
      body: hidden ? { hidden: false } : { hidden: true, reason },
    });
  return hidden
    ? {
        title: "Show this review again?",
        text: `Everybody can read it on the page of ${listing.title}, and its stars count again.`,
        button: "Show review",
        busy: "Showing…",
        run,
      }
    : {
        title: "Hide this review?",
        text: `It is no longer shown on the page of ${listing.title}, and its stars do not count.`,
        button: "Hide review",
        busy: "Hiding…",
        danger: true,
        reasonHint: "The author reads this in a notification.",
        run,
      };
}

/** Reviews of every listing: hidden with a reason, shown again. */
export function ReviewsTab({ data: { filters, later, page } }: { data: TabOf<"reviews"> }) {
  const { ask, dialog } = useAct();
  return (
    <section aria-labelledby="reviews">
      <h2 id="reviews" className="sr">
        Reviews
      </h2>
      <FilterBar tab="reviews" filters={filters}>
        <WordsField value={filters.q} label="Search words, author or listing" />
        <ChoiceField name="state" label="State" value={filters.state} all="Shown and hidden" options={STATES} />
      </FilterBar>
      <DeskTable
        caption="Reviews, newest first"
        columns={["Review", "About", "Author", "State"]}
        acts
        none="No reviews found."
        rows={page.rows}
      >
        {(review) => (
          <tr key={review.id}>
            <Cell label="Review">
              <span>
                <Stars value={review.stars} showValue={false} />
                <span className="block whitespace-pre-line">{review.comment}</span>
              </span>
            </Cell>
            <Cell label="About">
              <span>
                <Link to={review.listing.path}>{review.listing.title}</Link>
                <span className="small soft block">{review.listing.categoryName}</span>
              </span>
            </Cell>
            <Cell label="Author">
              <span>
                {review.author ?? "Anonymous"}
                <span className="small soft block">
                  <When at={review.createdAt} />
                </span>
              </span>
            </Cell>
            <Cell label="State">
              <StatusBadge status={review.hidden ? "hidden" : "shown"} tone={review.hidden ? "bad" : "info"} />
            </Cell>
            <Cell label="Actions">
              <span className="acts">
                <Button variant="line" slim onClick={() => ask(moderation(review))}>
                  {review.hidden ? "Show" : "Hide"}
                  <span className="sr">
                    {" "}
                    the review of {review.listing.title} by {review.author ?? "Anonymous"}
                  </span>
                </Button>
              </span>
            </Cell>
          </tr>
        )}
      </DeskTable>
      <ListEnd tab="reviews" filters={filters} later={later} next={page.next} />
      {dialog}
    </section>
  );
}
