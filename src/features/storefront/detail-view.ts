/** What the page of a listing shows, as plain data: made on the server from the listing and its category's configuration. */
import type { CalledOff } from "../booking-reviews/called-off.ts";
import type { ImageInfo } from "../../domain/images.ts";
import type { Sign } from "../../ui/signs.ts";
import type { JsonLd } from "../../ui/page/seo.ts";
import type { DetailSection } from "../listings/detail-description.ts";
import type { BesideListing } from "../recommending/recommend-model.ts";
import type { PriceAndDatesData } from "../prices/price-page.server.ts";
import type { ListingEnquiry } from "../enquiries/listing-enquiry.ts";
import type { ListingStatus } from "../listings/listing-access.ts";
import type { ListingReview } from "../reviews/review-model.ts";

export type DetailView = {
  id: string;
  /** '' for what stands on the page without being listed. */
  slug: string;
  title: string;
  /** Below the name; '' where the place says all. */
  lead: string;
  /** Where it is; '' where the lead says so. */
  place: string;
  viewCount: number;
  /** Its full address. */
  url: string;
  /** Where its owner edits it; '' for everybody else. */
  edit: string;
  crumbs: readonly { label: string; to?: string }[];
  /** 'approved' for everybody; its owner and admins see it in every status. */
  status: ListingStatus;
  photo: ImageInfo | null;
  gallery: readonly ImageInfo[];
  /** What stands on the pattern where there is no picture. */
  sign: Sign;
  opening: string;
  sections: readonly DetailSection[];
  /** '₹850 a plate'; '' where nothing is said. */
  price: string;
  /** What the head says where that is '', as its card does: 'Price on request'. */
  unpriced: string;
  ratings: { averageRating: number; ratingCount: number; reviews: ListingReview[]; next: string | null };
  /** True on every page of reviews but the newest. */
  later: boolean;
  mayReview: boolean;
  own: boolean;
  /** Its price, and its dates: two months of them. */
  dates: PriceAndDatesData | null;
  /** Others for the same brief, and what is often booked together with it; null while nobody sees it. */
  recommended: BesideListing | null;
  /** What is verified about whoever keeps it. */
  proven: readonly string[];
  /** What its provider called off, on the first page of reviews. */
  calledOff: readonly CalledOff[];
  signedIn: boolean;
  /** What else stands in the page's address. */
  query: Record<string, string>;
  enquiry: ListingEnquiry | null;
  head: {
    title: string;
    description: string;
    path: string;
    search: readonly [name: string, path: string];
    thing: JsonLd;
  };
};

export type DetailPageData = {
  view: DetailView | null;
  /** Where nothing is listed under the address: what is said, and the way on. */
  missing: { title: string; searchPath: string; searchLabel: string };
};
