import { Link, useLocation } from "react-router";
import { classNames } from "../../../ui/class-names.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Photo } from "../../../ui/photo.tsx";
import { photoOf } from "../../listings/parts/photo-of.ts";
import { ADMIN_TEXT, textFor, type AdminListingView } from "../admin-model.ts";
import type { TabOf } from "../admin-tab-data.ts";
import { tabHref } from "./admin-address.ts";
import { ChoiceField, FilterBar } from "./filter-bar.tsx";
import { ListEnd } from "./list-end.tsx";
import { When } from "./when.tsx";

/** Everything that waits for a decision: counts by category, a filter by city, a card each. */
export function QueueTab({ data: { filters, later, page } }: { data: TabOf<"queue"> }) {
  const { counts, cities, rows, next } = page;
  const all = counts.reduce((sum, { count }) => sum + count, 0);
  const chosen = counts.find(({ category }) => category === filters.category);
  const chips = [{ category: "", name: "All", count: all }, ...counts];
  return (
    <section aria-labelledby="queue">
      <h2 id="queue" className="sr">
        Waiting for a decision
      </h2>
      <nav className="chips mt-6" aria-label="Categories">
        {chips.map(({ category, name, count }) => (
          <Link key={category} to={tabHref("queue", { category, city: filters.city })} className={classNames("chip", category === (filters.category ?? "") && "on")} aria-current={category === (filters.category ?? "") ? "page" : undefined}>
            {name} {count}
          </Link>
        ))}
      </nav>
      <FilterBar tab="queue" filters={filters}>
        {filters.category ? <input type="hidden" name="category" value={filters.category} /> : null}
        <ChoiceField name="city" label="City" value={filters.city} all="All cities" options={filters.city && !cities.includes(filters.city) ? [filters.city, ...cities] : cities} />
      </FilterBar>
      {rows.length > 0 ? (
        <ul className="desk-cards">
          {rows.map((listing) => (
            <li key={listing.id}>
              <WaitingCard listing={listing} />
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState level={3} title={textFor(ADMIN_TEXT.noneWaiting, chosen?.name ?? "Artists")} actions={filters.city || filters.category ? <LinkButton to={tabHref("queue")} variant="line">Show all</LinkButton> : null}>
          <p>{filters.city || filters.category ? "Nothing waits under this choice." : "Nothing waits for a decision in any category."}</p>
        </EmptyState>
      )}
      <ListEnd tab="queue" filters={filters} later={later} next={next} />
    </section>
  );
}

function WaitingCard({ listing }: { listing: AdminListingView }) {
  const { id, title, categoryName, city, state, rating, ratingCount, duration, photo, createdAt } = listing;
  const { pathname, search } = useLocation();
  return (
    <article className="desk-card" aria-labelledby={`waiting-${id}`}>
      <div className="desk-photo">{photo ? <Photo image={photoOf(photo, `Photo of ${title}`)} sizes="6.5rem" fallback={<span>{ADMIN_TEXT.noImage}</span>} /> : <span>{ADMIN_TEXT.noImage}</span>}</div>
      <div className="min-w-0">
        <h3 id={`waiting-${id}`}>{title}</h3>
        <p className="small soft">
          {categoryName}
          {city || state ? ` · ${[city, state].filter(Boolean).join(", ")}` : ""}
        </p>
        <p className="small">
          Rating: {ratingCount > 0 ? rating.toFixed(1) : ADMIN_TEXT.notAvailable}
          <br />
          Reviews: {ratingCount}
          <br />
          {duration ? (
            <>
              Duration: {duration}
              <br />
            </>
          ) : null}
          Since <When at={createdAt} />
        </p>
      </div>
      <LinkButton to={`/artistko/${id}`} state={{ back: pathname + search }} slim aria-label={`${ADMIN_TEXT.viewDetails}: ${title}`}>
        {ADMIN_TEXT.viewDetails}
      </LinkButton>
    </article>
  );
}
