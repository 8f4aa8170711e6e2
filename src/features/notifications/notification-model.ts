/** What a notification is, for the bell, the page and the call. */

/** Unread ones are counted up to here; more are shown as '99+'. */
export const UNREAD_SHOWN_TO = 99;
/** How many a page of the list has, and how many the bell shows. */
export const NOTIFICATIONS_PAGE = 20;
export const NOTIFICATIONS_IN_BELL = 6;

/** A notification as its reader gets it. */
export type NotificationView = {
  id: string;
  /** What it is about: 'enquiry-received', 'enquiry-moved', 'area-enquiry', 'review-received' … */
  kind: string;
  title: string;
  body: string;
  /** A path of this site, or null. */
  href: string | null;
  /** Instant in ISO form. */
  createdAt: string;
  read: boolean;
};

/** A page of the list, newest first. `next` asks for older ones. */
export type NotificationList = { notifications: NotificationView[]; unread: number; next: string | null };

/**
 * What is to be told to somebody. `href` must be a path of this site. `about` are the ids of the people, listings and
 * requests beside the reader that the words speak of: by them it is found when one of those is erased.
 */
export type Notice = { kind: string; title: string; body: string; href?: string | null; about: string[] };

/** 3 → '3', 250 → '99+'. */
export function unreadLabel(unread: number): string {
  return unread > UNREAD_SHOWN_TO ? `${UNREAD_SHOWN_TO}+` : String(unread);
}
