/** Where people see what is verified about them. */
export const PAPERS_PATH = "/account/verified";
