/** 'My visibility' of a listing, as plain data: made on the server. */
import type { WhyRow } from "../listings/why-rows.server.ts";
import type { WeekFigure } from "./week-figure.ts";

/** Something that would raise it: what it gains, '' where that is not known beforehand. */
export type Raise = { text: string; label: string; path: string; gain: string };

export type Visibility = {
  id: string;
  title: string;
  place: string;
  /** Null while it is not on the site. */
  path: string | null;
  standing: string;
  score: string;
  rows: WhyRow[];
  raises: Raise[];
  badges: string[];
  toBadges: string;
  figures: WeekFigure[];
  /** How many stand behind the middle of the district; 0 where they are too few to say it. */
  peers: number;
};
