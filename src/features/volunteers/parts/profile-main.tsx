import type { CalledOff } from "../../booking-reviews/called-off.ts";
import { CalledOffLines } from "../../booking-reviews/parts/called-off-lines.tsx";
import { PriceAndDates } from "../../prices/parts/price-and-dates.tsx";
import type { PriceAndDatesData } from "../../prices/price-page.server.ts";
import { Recommended } from "../../recommending/parts/recommended.tsx";
import type { BesideListing } from "../../recommending/recommend-model.ts";
import { Gallery } from "../../listings/parts/gallery.tsx";
import { ReportListing } from "../../reports/parts/report-listing.tsx";
import { ProvenLines } from "../../trust/parts/proven-lines.tsx";
import type { VolunteerProfile } from "../volunteer-types.ts";
import { ProfileFacts } from "./profile-facts.tsx";
import { Background, BookableIn, Honours, Skills, Summary } from "./profile-sections.tsx";
import { fullName } from "./profile-words.ts";
import { RatingsSection, type RatingsSectionProps } from "./ratings-section.tsx";

/** Everything a volunteer tells, and what others say of them. */
export function ProfileMain({
  volunteer,
  dates,
  recommended,
  proven,
  calledOff,
  ...reviews
}: Omit<RatingsSectionProps, "username" | "children"> & {
  volunteer: VolunteerProfile;
  dates: PriceAndDatesData | null;
  recommended: BesideListing | null;
  proven: readonly string[];
  calledOff: readonly CalledOff[];
}) {
  return (
    <div className="pro-main">
      <Summary volunteer={volunteer} />
      <ProfileFacts volunteer={volunteer} />
      <PriceAndDates id={volunteer._id} dates={dates} own={reviews.own} />
      <ProvenLines lines={proven} own={reviews.own} />
      <Skills volunteer={volunteer} />
      <Honours volunteer={volunteer} />
      <Background volunteer={volunteer} />
      <Gallery gallery={volunteer.gallery} name={fullName(volunteer)} />
      <BookableIn volunteer={volunteer} />
      {volunteer.userId._id ? (
        <RatingsSection {...reviews} username={volunteer.userId.username || volunteer.userId._id}>
          <CalledOffLines lines={calledOff} />
        </RatingsSection>
      ) : null}
      <Recommended beside={recommended} />
      {reviews.own ? null : <ReportListing id={volunteer._id} title={fullName(volunteer)} />}
    </div>
  );
}
