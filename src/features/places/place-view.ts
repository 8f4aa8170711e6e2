/** What the pages of places show: made by their loaders, plain data for the browser. */
import type { CardView, SearchPageWords } from "../listings/search-view.ts";
import type { Crumb } from "../../ui/breadcrumbs.tsx";

/** `note` stands beside the name: '34 listed'. */
export type PlaceLink = { label: string; to: string; note: string };

/** A figure of a place in a line or more, each of which may lead to the list that it speaks of. */
export type PlaceFact = { label: string; lines: readonly { text: string; to?: string }[] };

type Common = {
  title: string;
  /** Said from the figures alone. */
  lead: string;
  /** Without the home page. */
  crumbs: readonly Crumb[];
  /** The page's own address. */
  path: string;
};

/** A category in a place. */
export type TradeView = Common & {
  kind: "trade";
  facts: readonly PlaceFact[];
  cards: readonly CardView[];
  words: Pick<SearchPageWords, "portraits" | "action">;
  /** The whole list, with its filters. */
  all: { label: string; to: string };
  /** The same category near by, or in the districts of the state. */
  near: { title: string; links: readonly PlaceLink[] };
  /** Other categories in the place. */
  others: { title: string; links: readonly PlaceLink[] };
};

/** A place by itself: which categories there are, and the places in it or around it. */
export type PlaceView = Common & {
  kind: "place";
  trades: readonly PlaceLink[];
  /** Of different categories the best; none where there are too few. */
  best: readonly (CardView & { portraits: boolean })[];
  /** Of a state. */
  map: StateMapView | null;
  near: { title: string; links: readonly PlaceLink[] };
};

/** A state among all of them. `to` is '' where too little is listed for a page. */
export type StateView = { name: string; to: string; listings: number; trades: string };
export type AllPlacesView = Common & { states: readonly StateView[]; map: readonly StateOnMap[] };

type Box = { x: number; y: number; width: number; height: number };

/** A state on the map of India, in units of its sheet: a label where the state itself is too small to be pressed. */
export type StateOnMap = {
  name: string;
  to: string;
  d: string;
  label?: Box & { text: string; at: readonly [x: number, y: number] };
  hit?: Box;
};

/** A state by itself, with dots. `line` is how thick its outline is drawn. */
export type StateMapView = {
  d: string;
  box: Box;
  said: string;
  line: number;
  dots: readonly { name: string; x: number; y: number; r: number }[];
  /** Those with the most, by name; `anchor` says from where on it is written. */
  names: readonly { text: string; x: number; y: number; anchor: "start" | "middle" | "end" }[];
  /** How high a name is. */
  high: number;
};
