/** Where the figures of the site stand. */
export const INSIGHTS_PATH = "/admin/insights";
