import { useEffect } from "react";
import { Link, useLocation, useNavigationType } from "react-router";
import { daysBetween, todayIST } from "../../../domain/dates.ts";
import { placeWords } from "../../../domain/places/place-words.ts";
import { say } from "../../../domain/words/say.ts";
import { classNames } from "../../../ui/class-names.ts";
import { Button, LinkButton } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Rich } from "../../../ui/rich.tsx";
import { Photo } from "../../../ui/photo.tsx";
import { photoOf } from "../../listings/parts/photo-of.ts";
import { ADMIN_TEXT, type AdminListingView, type Decision } from "../admin-model.ts";
import type { TabOf } from "../admin-tab-data.ts";
import { tabHref } from "./admin-address.ts";
import { ChoiceField, FilterBar } from "./filter-bar.tsx";
import { DECISION_BUTTONS, DECISION_KEYS, decisionAct } from "./decision-acts.ts";
import { ListEnd } from "./list-end.tsx";
import { focusCard, useNextCard } from "./next-card.ts";
import { useAct } from "./use-act.tsx";
import { When } from "./when.tsx";

/** What has waited for more days than these is late. */
const LATE_DAYS = 3;

const lower = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);

/** Everything that waits for a decision: counts by category, a filter by city, a card each. */
export function QueueTab({ data: { filters, later, page, cities } }: { data: TabOf<"queue"> }) {
  const { counts, rows, next } = page;
  const all = counts.reduce((sum, { count }) => sum + count, 0);
  const chosen = counts.find(({ category }) => category === filters.category);
  const { ask, dialog } = useAct();
  const decided = useNextCard(rows.map(({ id }) => id));
  useDecidedThere();
  const chips = [{ category: "", name: say("All"), count: all }, ...counts];
  return (
    <section aria-labelledby="queue">
      <h2 id="queue" className="sr" tabIndex={-1}>
        {say("Waiting for a decision")}
      </h2>
      <nav className="chips roll mt-4" aria-label={say("Categories")}>
        {chips.map(({ category, name, count }) => (
          <Link
            key={category}
            to={tabHref("queue", { category, city: filters.city })}
            className={classNames("chip", category === (filters.category ?? "") && "on")}
            aria-current={category === (filters.category ?? "") ? "page" : undefined}
          >
            {name} {count}
          </Link>
        ))}
      </nav>
      <FilterBar tab="queue" filters={filters}>
        {filters.category ? <input type="hidden" name="category" value={filters.category} /> : null}
        <ChoiceField
          name="city"
          label={say("City")}
          value={filters.city}
          all={say("All cities")}
          options={
            filters.city && cities.every(({ value }) => value !== filters.city) ? [filters.city, ...cities] : cities
          }
        />
      </FilterBar>
      {rows.length > 0 ? (
        <ul className="desk-cards">
          {rows.map((listing, at) => (
            <li key={listing.id}>
              <WaitingCard
                listing={listing}
                at={at}
                onDecide={(move) => ask(decisionAct(move, listing, { onDone: () => decided(listing.id) }))}
              />
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState
          level={3}
          title={say("No pending {kinds} found.", { kinds: lower(chosen?.name ?? say("Artists")) })}
          actions={
            filters.city || filters.category ? (
              <LinkButton to={tabHref("queue")} variant="line">
                {say("Show all")}
              </LinkButton>
            ) : null
          }
        >
          <p>
            {filters.city || filters.category
              ? say("Nothing waits under this choice.")
              : say("Nothing waits for a decision in any category.")}
          </p>
        </EmptyState>
      )}
      <ListEnd tab="queue" filters={filters} later={later} next={next} />
      {dialog}
    </section>
  );
}

/** Back from the page of one that was decided there: the focus goes to what has come into its place. */
function useDecidedThere() {
  const { state } = useLocation();
  const type = useNavigationType();
  const at = (state as { decided?: unknown } | null)?.decided;
  useEffect(() => {
    if (type === "PUSH" && typeof at === "number") focusCard(at);
  }, [at, type]);
}

function WaitingCard({
  listing,
  at,
  onDecide,
}: {
  listing: AdminListingView;
  at: number;
  onDecide: (move: Decision) => void;
}) {
  const { id, title, categoryName, city, state, rating, ratingCount, photo, createdAt, highlights, moves } = listing;
  const { pathname, search } = useLocation();
  const days = daysBetween(todayIST(new Date(createdAt)), todayIST());
  const facts = [
    ...(listing.owner ? [say("From {name}", { name: listing.owner })] : []),
    ...highlights.map(({ label, value }) => `${label}: ${value}`),
    ...(ratingCount > 0 ? [say("Rating: {rating} of {n}", { rating: rating.toFixed(1), n: String(ratingCount) })] : []),
  ];
  return (
    <article className="desk-card" aria-labelledby={`waiting-${id}`} data-card={id} tabIndex={-1}>
      <div className="desk-photo">
        {photo ? (
          <Photo
            image={photoOf(photo, say("Photo of {title}", { title }))}
            sizes="6.5rem"
            fallback={<span>{say(ADMIN_TEXT.noImage)}</span>}
          />
        ) : (
          <span>{say(ADMIN_TEXT.noImage)}</span>
        )}
      </div>
      <div className="min-w-0">
        <h3 id={`waiting-${id}`}>{title}</h3>
        <p className="small soft">
          {categoryName}
          {city || state ? `\u00a0· ${placeWords(city, state)}` : ""}
        </p>
        <ul className="small">
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
          <li>
            <Rich text={say("Waiting since <when></when>")} as={{ when: () => <When at={createdAt} /> }} />
            {days > 1 ? (
              <>
                {" · "}
                <span className={days > LATE_DAYS ? "event-late" : undefined}>
                  {say("{n, plural, one {# day} other {# days}}", { n: days })}
                </span>
              </>
            ) : null}
          </li>
        </ul>
      </div>
      <LinkButton
        to={`/artistko/${id}`}
        state={{ back: pathname + search, at }}
        slim
        aria-label={`${say(ADMIN_TEXT.viewDetails)}: ${title}`}
        aria-keyshortcuts="o"
      >
        {say(ADMIN_TEXT.viewDetails)}
      </LinkButton>
      <div className="acts">
        {moves.map((move) => (
          <Button key={move} variant="line" slim aria-keyshortcuts={DECISION_KEYS[move]} onClick={() => onDecide(move)}>
            {say(DECISION_BUTTONS[move])}
            <span className="sr"> {title}</span>
          </Button>
        ))}
      </div>
    </article>
  );
}
