/** What the page of an artist can do without until a visitor moves. */
export { PriceAndDates } from "../../prices/parts/price-and-dates.tsx";
export { Recommended } from "../../recommending/parts/recommended.tsx";
export { ListingEnquiryForm } from "../../enquiries/parts/listing-enquiry-form.tsx";
export { ReportListing } from "../../reports/parts/report-listing.tsx";
export { ProvenLines } from "../../trust/parts/proven-lines.tsx";
export { UserReviews } from "../../reviews/parts/user-reviews.tsx";
