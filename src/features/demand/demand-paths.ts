/** Where the days of a year stand. */
export const DAYS_PATH = "/busy-days";
/** The page of a year, of which a pack is there (PACK_YEARS). */
export const yearPath = (year: number): string => `${DAYS_PATH}/${year}`;
