import { CalledOffLines } from "../../booking-reviews/parts/called-off-lines.tsx";
import { PriceAndDates } from "../../prices/parts/price-and-dates.tsx";
import { Recommended } from "../../recommending/parts/recommended.tsx";
import { ReportListing } from "../../reports/parts/report-listing.tsx";
import { UserReviews } from "../../reviews/parts/user-reviews.tsx";
import { ProvenLines } from "../../trust/parts/proven-lines.tsx";
import type { DetailView } from "../detail-view.ts";

/** What others say, and the way to report it; nobody reviews what is not listed. */
export function DetailOpinions({ view }: { view: DetailView }) {
  const { id, slug, title, ratings, later, own, signedIn, mayReview, query } = view;
  if (!slug) return null;
  return (
    <>
      <PriceAndDates id={id} dates={view.dates} own={own} query={query} />
      <ProvenLines lines={view.proven} own={own} />
      <UserReviews
        id={id}
        list={ratings}
        later={later}
        own={own}
        signedIn={signedIn}
        reviewed={signedIn && !mayReview}
        query={query}
      >
        <CalledOffLines lines={view.calledOff} />
      </UserReviews>
      <Recommended beside={view.recommended} />
      {own ? null : <ReportListing id={id} title={title} />}
    </>
  );
}
