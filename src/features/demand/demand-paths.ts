/** Where the days of a year stand. */
export const DAYS_PATH = "/busy-days";
/** The page of a year, of which a pack is there (PACK_YEARS). */
export const yearPath = (year: number): string => `${DAYS_PATH}/${year}`;
/** Venues that are free on a day, of a state or of all (''). */
export const freeVenuesPath = (day: string, state: string): string =>
  `/VenueBooking?${new URLSearchParams({ date: day, ...(state ? { state } : {}) })}`;
