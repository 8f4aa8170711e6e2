/** The page of what somebody keeps: what to do first, what is coming, and how it went. Plain data, made on the server. */
import type { BarPicture } from "../../ui/bar-picture.ts";
import type { NextThing } from "../enquiries/open-things.ts";
import type { ComingEvent } from "../enquiries/enquiry-figures.server.ts";

export type OwnDesk = {
  next: NextThing[];
  coming: ComingEvent[];
  /** Null while there is nothing to count. */
  figures: {
    views: BarPicture;
    requests: BarPicture;
    /** Of those that were asked: how many were answered in time. */
    answers: { asked: number; inTime: number };
    stars: BarPicture;
  } | null;
};
