/** What the page of a manager can do without until a visitor moves. */
export { PublicMonths } from "../../calendar/parts/public-months.tsx";
export { ReportListing } from "../../reports/parts/report-listing.tsx";
export { UserReviews } from "../../reviews/parts/user-reviews.tsx";
export { ProvenLines } from "../../trust/parts/proven-lines.tsx";
export { ManagerInquiry } from "./manager-inquiry.tsx";
