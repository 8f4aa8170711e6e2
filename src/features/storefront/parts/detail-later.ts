/** What the page of a listing can do without until a visitor moves. */
export { ListingEnquiryForm } from "../../enquiries/parts/listing-enquiry-form.tsx";
export { PhotoMosaic } from "../../listings/parts/photo-mosaic.tsx";
export { DetailOpinions } from "./detail-opinions.tsx";
