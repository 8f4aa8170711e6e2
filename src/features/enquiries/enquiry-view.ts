import type { EnquiryMove, EnquiryStatus } from "./enquiry-access.ts";
import type { Fact } from "./enquiry-words.ts";

/** An enquiry as one of its sides sees it. */
export type EnquiryView = {
  number: string;
  kind: string;
  /** 'Booking request'. */
  label: string;
  status: EnquiryStatus;
  /** Instant in ISO form. */
  createdAt: string;
  eventType: string | null;
  /** ISO day. */
  eventDate: string | null;
  state: string | null;
  district: string | null;
  city: string | null;
  facts: Fact[];
  /** How to reach the sender; null for the sender. */
  contact: { name: string; phone: string; email: string | null } | null;
  /** Whom or what it is about; `path` is null where the page is not there any more. */
  listing: { title: string; path: string | null } | null;
  /** Address of the photo that came with it; null for everybody but admins, and where there is none. */
  photo: string | null;
  /** What the viewer may do now. */
  moves: EnquiryMove[];
};
