/** Event planners as a category of listings. */
import { z } from "zod";
import { PLANNER_KINDS } from "../../domain/event-types.ts";
import type { Category } from "../listings/category.ts";
import { CARD, LISTING_PHOTOS } from "../listings/listing-photos.ts";

export const plannerAttributes = z.strictObject({
  /** What they plan, by the list of the registration. */
  kinds: z.array(z.enum(PLANNER_KINDS)).min(1),
  /** '8+'. */
  experience: z.string(),
  /** Events handled: '100+'. */
  events: z.string(),
  languages: z.array(z.string().min(1)).max(12),
  summary: z.string(),
});
export type PlannerAttributes = z.infer<typeof plannerAttributes>;

/** One planner's page: the slug stands in the query, so that the bare path is the first planner's. */
export const plannerPath = (slug: string): string => `/PlannerProfile?planner=${encodeURIComponent(slug)}`;

export const planners: Category = {
  key: "planners",
  singular: "Event planner",
  plural: "Event planners",
  onePerPerson: false,
  approval: "admin",
  roleGiven: null,
  attributes: plannerAttributes,
  card: { ...CARD, kinds: "list:kinds", experience: "text:experience" },
  facets: { kinds: "words" },
  mediaFolder: "planners",
  photos: LISTING_PHOTOS,
  opinions: "reviews",
  profilePath: plannerPath,
  searchPath: "/EventPlanner",
  reviewFacts: [
    ["Email", "email"], ["Mobile", "phone"], ["Plans", "kinds"], ["Experience", "experience"], ["Events", "events"], ["Languages", "languages"], ["Address", "address"], ["City", "city"], ["District", "district"], ["State", "state"], ["Summary", "summary"],
  ],
  fields: {
    kinds: { label: "What you plan" },
    experience: { label: "Years of experience", hint: "Such as 8+." },
    events: { label: "Events handled", hint: "Such as 100+." },
    languages: { hint: "One a line." },
    summary: { hint: "It opens your page.", long: true },
  },
  messages: { registeredAlready: "This planner is listed already.", otherProfile: "This planner is listed already.", notFound: "Planner not found" },
};
