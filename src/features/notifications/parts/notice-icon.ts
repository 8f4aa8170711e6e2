import {
  Bell,
  CalendarCheck,
  FileText,
  Flag,
  Inbox,
  LifeBuoy,
  MessageCircleMore,
  Star,
  Store,
  type Drawing,
} from "../../../ui/icons.tsx";

/** By how its kind begins: 'enquiry-moved' is about a request. */
const SIGNS: readonly [begins: string, sign: Drawing][] = [
  ["enquiry", Inbox],
  ["area", Inbox],
  ["booking", CalendarCheck],
  ["dispute", LifeBuoy],
  ["listing", Store],
  ["message", MessageCircleMore],
  ["paper", FileText],
  ["payment", FileText],
  ["report", Flag],
  ["review", Star],
];

/** The icon of what a notification is about. @param kind of a notification */
export const noticeIcon = (kind: string): Drawing => SIGNS.find(([begins]) => kind.startsWith(begins))?.[1] ?? Bell;
