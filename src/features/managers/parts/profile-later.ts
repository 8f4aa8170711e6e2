/** What the page of a manager can do without until a visitor moves. */
export { PriceAndDates } from "../../prices/parts/price-and-dates.tsx";
export { Recommended } from "../../recommending/parts/recommended.tsx";
export { ReportListing } from "../../reports/parts/report-listing.tsx";
export { UserReviews } from "../../reviews/parts/user-reviews.tsx";
export { ProvenLines } from "../../trust/parts/proven-lines.tsx";
export { ManagerInquiry } from "./manager-inquiry.tsx";
