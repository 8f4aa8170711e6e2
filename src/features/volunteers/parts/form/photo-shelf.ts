/** The photos of a volunteer's form: the shelf of all profile forms, with the limits of volunteers. */
import { COUNTS, IMAGE_BYTES } from "../../../../domain/limits.ts";
import { PhotoShelf as AnyShelf, type KeptPhoto, type ShelfTools } from "../../../../ui/photo-shelf.ts";
import { VOLUNTEER_MESSAGES as TEXT } from "../../volunteer-messages.ts";

export type { KeptPhoto, PhotoState } from "../../../../ui/photo-shelf.ts";

const RULES = {
  profile: { max: 1, maxBytes: IMAGE_BYTES.volunteer, tooMany: "", tooLarge: TEXT.profileTooLarge },
  gallery: { max: COUNTS.galleryImages, maxBytes: IMAGE_BYTES.volunteer, tooMany: TEXT.galleryTooMany, tooLarge: TEXT.galleryTooLarge },
};

export class PhotoShelf extends AnyShelf {
  constructor(tools: ShelfTools, keptProfile: KeptPhoto | null = null, kept: readonly KeptPhoto[] = []) {
    super(tools, RULES, keptProfile, kept);
  }
}
