/** Where a request is read by each of its sides. */

/** By somebody who is asked among others, as everybody in their district; they answer there. */
export const areaCallPath = (number: string): string => `/area/${number}`;

/** By its sender or by whom it went to alone: that one, however many came after it. */
export const requestAddress = (box: "received" | "sent", number: string): string =>
  `/my-requests?${new URLSearchParams({ box, number })}`;

/** The quotes of a request to a listing, and what came of them, for both of its sides. */
export const bookingPath = (number: string): string => `/bookings/${number}`;

/** The same for whoever sent it without an account, behind the address of their page. */
export const guestQuotePath = (page: string): string => `${page}/quote`;

/** What both sides have agreed on, for them alone. */
export const agreementPath = (number: string): string => `${bookingPath(number)}/agreement`;
/** The same as a file: a call, whose language `spokenPath` adds. */
export const agreementPdfPath = (number: string): string => `/api${agreementPath(number)}.pdf`;

/** What is to be paid for it, and what was: for its two sides. */
export const paymentsPath = (number: string): string => `${bookingPath(number)}/payments`;

/** What its two sides say of each other, once both have or the days for it are over. */
export const reviewsPath = (number: string): string => `${bookingPath(number)}/reviews`;

/** What its two sides write to each other. */
export const messagesPath = (number: string): string => `${bookingPath(number)}/messages`;

/** What its two sides cannot settle alone. */
export const disputePath = (number: string): string => `${bookingPath(number)}/dispute`;

/** The desk where disputes are decided, and one of them. */
export const DISPUTES_DESK_PATH = "/admin/disputes";
/** @param ticket such as DS-7K3M-2Q9P */
export const deskDisputePath = (ticket: string): string => `${DISPUTES_DESK_PATH}/${ticket}`;

/** The desk where reported messages are looked at, and one of them. */
export const MESSAGE_REPORTS_PATH = "/admin/message-reports";
export const messageReportPath = (id: string): string => `${MESSAGE_REPORTS_PATH}/${id}`;

/** The invoices and vouchers of a booking; one's own; and one as it is printed. */
export const bookingPapersPath = (number: string): string => `${bookingPath(number)}/papers`;
export const MY_PAPERS_PATH = "/my/papers";
export const RECEIVED_PAPERS_PATH = `${MY_PAPERS_PATH}/received`;
export const paperPath = (id: string): string => `/papers/${id}`;
/** The paper as a file: a call, read by whoever may read its page. */
export const paperPdfPath = (id: string): string => `/api${paperPath(id)}/paper.pdf`;

/** What comes to somebody and what they owe, over all their bookings. */
export const MONEY_PATH = "/my/money";

/** What was paid to providers through this site, for admins. */
export const FACILITATED_PATH = "/admin/facilitated";

/** How somebody is paid: their UPI id and bank account. */
export const PAYEE_PATH = "/account/paid-to";

/** Where anybody checks that a number and a fingerprint belong together. */
export const agreementCheckPath = (number: string): string => `/agreement/${number}`;

/** One's events, and the board of one. */
export const EVENTS_PATH = "/my/events";
export const eventPath = (id: string): string => `${EVENTS_PATH}/${id}`;

/** What an address says of an event besides: 'hours=9&pin=452001'; '' for nothing. */
const withBrief = (path: string, brief: string): string => (brief ? `${path}&${brief}` : path);

/** Where several are asked at once for one day of it. @param brief what else is known, as an address says it */
export const askPath = (id: string, category: string, day: string | null = null, brief = ""): string =>
  withBrief(`${eventPath(id)}/ask?${new URLSearchParams({ category, ...(day ? { day } : {}) })}`, brief);

/** Where an event is chosen for which several of a list are asked. @param list the address of its search */
export const askSeveralPath = (list: string, brief = ""): string =>
  withBrief(`${EVENTS_PATH}/add?${new URLSearchParams({ list })}`, brief);

/** Where profiles are put on the list of an event. @param profiles their addresses */
export const addToEventPath = (...profiles: readonly string[]): string =>
  `${EVENTS_PATH}/add?${new URLSearchParams(profiles.map((path) => ["profile", path]))}`;

/** Who comes when, on paper; and an event as a family reads it by a link. */
export const runSheetPath = (id: string): string => `${eventPath(id)}/run-sheet`;
/** @param token of one of its two links (ADR 35), by which alone it is read */
export const familyPath = (token: string): string => `/e/${token}`;

/** Where up to four of a kind stand side by side. @param listings their ids @param brief what else its address says of the event */
export const comparePath = (listings: readonly string[], brief: readonly (readonly [string, string])[] = []): string =>
  `/compare?${new URLSearchParams([...listings.map((id) => ["listing", id] as [string, string]), ...brief.map(([name, value]) => [name, value] as [string, string])])}`;

/** What somebody has saved, in this browser or in their account; and a shortlist behind one of its links. */
export const SHORTLIST_PATH = "/saved";
/** @param token of one of its two links, to read it or to change it (ADR 43) */
export const sharedShortlistPath = (token: string): string => `/s/${token}`;

/** Where a plain form puts a listing on it: fields `listing` and `on`. */
export const SAVE_CALL = "/api/shortlists/listings";

/** The searches that somebody keeps; where a list is put among them; and what stops the mails about them, by a link. */
export const SEARCHES_PATH = "/my/searches";
/** @param search the address of a list with its question, as ADR 48 keeps it */
export const saveSearchPath = (search: string): string => `${SEARCHES_PATH}?${new URLSearchParams({ save: search })}`;
/** The page that stops the mails, for whoever has the link, also logged out. */
export const searchMailsPath = (token: string): string => `/search-mails/${token}`;
export const SEARCHES_CALL = "/api/saved-searches";
/** What that page's form, and the one click of a mail program (List-Unsubscribe), send to. */
export const searchMailsCall = (token: string): string => `/api/search-mails/${token}`;
