/** Where volunteers are searched; alone, for pages that only lead there. */
export const VOLUNTEER_SEARCH = "/Volunteers";
