/** Where the days of a year stand. */
export const DAYS_PATH = "/busy-days";
export const yearPath = (year: number): string => `${DAYS_PATH}/${year}`;
