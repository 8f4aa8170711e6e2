/** Addresses of the rental, for pages that need nothing else of it. */
export const RENTAL_SEARCH = "/EventEquipmentRental";
/** The item of the bare path (spec 001 section 2: 'Rental detail page (projector)'). */
export const PROJECTOR_SLUG = "barco-projector";
