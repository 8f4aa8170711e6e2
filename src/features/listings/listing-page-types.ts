/** The shapes that the search pages and the pages of listings hand around. */
import type { ImageInfo } from "../../domain/images.ts";
import type { ListingReview } from "../reviews/review-model.ts";
import type { ListingStatus } from "./listing-access.ts";
import type { ListingFilters } from "./search-address.ts";

/** What every card carries; a category adds its own fields. */
export type ListingCardData = { _id: string; slug: string; title: string; state: string; district: string; city: string; averageRating: number; ratingCount: number; photo: ImageInfo | null };

export type SearchPageData<Card> = {
  filters: ListingFilters;
  rows: Card[];
  total: number;
  capped: boolean;
  next: string | null;
  /** True on every page but the first. */
  later: boolean;
  states: string[];
  /** Of the chosen state. */
  districts: string[];
};

/** A listing as its public page shows it. How to reach it stays with us: people ask through the form. */
export type ListingView<Attributes> = {
  id: string; slug: string; title: string; state: string; district: string; city: string; address: string;
  /** 'approved' for everybody; its owner and admins see it in every status. */
  status: ListingStatus;
  attributes: Attributes;
  photo: ImageInfo | null;
  gallery: ImageInfo[];
  viewCount: number;
};
export type Me = { name: string; email: string };
export type DetailPageData<Attributes> = {
  listing: ListingView<Attributes>;
  ratings: { averageRating: number; ratingCount: number; reviews: ListingReview[]; next: string | null };
  /** True on every page of reviews but the newest. */
  later: boolean;
  mayReview: boolean;
  own: boolean;
  me: Me | null;
};
