import { Link } from "react-router";
import { say, text } from "../../../domain/words/say.ts";
import { Button } from "../../../ui/button.tsx";
import { call } from "../../../ui/call.ts";
import { Stars } from "../../../ui/stars.tsx";
import { StatusBadge } from "../../../ui/status-badge.tsx";
import type { AdminOpinionView } from "../admin-model.ts";
import type { TabOf } from "../admin-tab-data.ts";
import { tabHref } from "./admin-address.ts";
import { Cell } from "./cell.tsx";
import { DeskTable } from "./desk-table.tsx";
import { ChoiceField, FilterBar, WordsField } from "./filter-bar.tsx";
import { ListEnd } from "./list-end.tsx";
import { useAct, type Act } from "./use-act.tsx";
import { When } from "./when.tsx";

const STATES = [
  { value: "visible", label: text("Shown") },
  { value: "hidden", label: text("Hidden") },
];

function moderation({ id, hidden, listing }: AdminOpinionView): Act {
  const run = (reason: string) =>
    call<{ message: string }>(`/api/admin/reviews/${id}`, {
      method: "PATCH",
      body: hidden ? { hidden: false } : { hidden: true, reason },
    });
  return hidden
    ? {
        title: say("Show this review again?"),
        text: say("Everybody can read it on the page of {title}, and its stars count again.", { title: listing.title }),
        button: say("Show review"),
        busy: say("Showing…"),
        run,
      }
    : {
        title: say("Hide this review?"),
        text: say("It is no longer shown on the page of {title}, and its stars do not count.", {
          title: listing.title,
        }),
        button: say("Hide review"),
        busy: say("Hiding…"),
        danger: true,
        reasonHint: say("The author reads this in a notification."),
        run,
      };
}

/** Reviews of every listing: hidden with a reason, shown again. */
export function ReviewsTab({ data: { filters, later, page } }: { data: TabOf<"reviews"> }) {
  const { ask, dialog } = useAct();
  return (
    <section aria-labelledby="reviews">
      <h2 id="reviews" className="sr">
        {say("Reviews")}
      </h2>
      <FilterBar tab="reviews" filters={filters}>
        <WordsField value={filters.q} label={say("Search words, author or listing")} />
        <ChoiceField
          name="state"
          label={say("State", "review")}
          value={filters.state}
          all={say("Shown and hidden")}
          options={STATES}
        />
      </FilterBar>
      <DeskTable
        caption={say("Reviews, newest first")}
        columns={[say("Review"), say("About", "column"), say("Author"), say("State", "review")]}
        acts
        none={say("No reviews found.")}
        way={{ label: say("Show all"), to: tabHref("reviews") }}
        rows={page.rows}
      >
        {(review) => (
          <tr key={review.id}>
            <Cell label={say("Review")}>
              <span>
                <Stars value={review.stars} showValue={false} />
                <span className="block whitespace-pre-line">{review.comment}</span>
              </span>
            </Cell>
            <Cell label={say("About", "column")}>
              <span>
                <Link to={review.listing.path}>{review.listing.title}</Link>
                <span className="small soft block">{review.listing.categoryName}</span>
              </span>
            </Cell>
            <Cell label={say("Author")}>
              <span>
                {review.author ?? say("Anonymous")}
                <span className="small soft block">
                  <When at={review.createdAt} />
                </span>
              </span>
            </Cell>
            <Cell label={say("State", "review")}>
              <StatusBadge
                status={review.hidden ? "hidden" : "shown"}
                label={review.hidden ? say("Hidden") : say("Shown")}
                tone={review.hidden ? "bad" : "info"}
              />
            </Cell>
            <Cell label={say("Actions")}>
              <span className="acts">
                <Button variant="line" slim onClick={() => ask(moderation(review))}>
                  {review.hidden ? say("Show", "again") : say("Hide")}
                  <span className="sr">
                    {" "}
                    {say("the review of {title} by {author}", {
                      title: review.listing.title,
                      author: review.author ?? say("Anonymous"),
                    })}
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
