/** The shapes that the search pages and the pages of listings hand around. */
import type { ImageInfo } from "../../domain/images.ts";
import type { ListingStatus } from "./listing-access.ts";

/** A listing as its public page shows it. How to reach it stays with us: people ask through the form. */
export type ListingView<Attributes> = {
  id: string;
  slug: string;
  title: string;
  state: string;
  district: string;
  city: string;
  address: string;
  /** 'approved' for everybody; its owner and admins see it in every status. */
  status: ListingStatus;
  attributes: Attributes;
  photo: ImageInfo | null;
  gallery: ImageInfo[];
  viewCount: number;
};
