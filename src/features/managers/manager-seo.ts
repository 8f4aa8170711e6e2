import { truncate } from "../../domain/graphemes.ts";
import { say } from "../../domain/words/say.ts";
import { absolute, breadcrumbsLd } from "../../ui/page/seo.ts";
import type { JsonLd } from "../../ui/page/seo.ts";
import type { ManagerProfile } from "./manager-types.ts";
import { LANDING_PATH, experienceWords, managerPath, placeOf } from "./manager-words.ts";

/** 'Nandini Rao, volunteer manager in Indore, Madhya Pradesh'. */
export function managerTitle(manager: ManagerProfile): string {
  const place = placeOf(manager);
  const name = manager.fullName;
  return place
    ? say("{name}, volunteer manager in {place}", { name, place })
    : say("{name}, volunteer manager", { name });
}

/** For search engines: at most 160 letters. */
export function managerDescription(manager: ManagerProfile): string {
  const said = manager.professionalSummary || manager.experience;
  return truncate(`${managerTitle(manager)}. ${experienceWords(manager)}. ${said}`.replace(/\s+/g, " "), 160);
}

/** The person and their service, what others think, and the way here, as schema.org data. Only what the profile shows. */
export function managerLd(manager: ManagerProfile, origin: string, offer: Partial<JsonLd> = {}): JsonLd[] {
  const url = origin + managerPath(manager);
  const address = {
    "@type": "PostalAddress",
    addressLocality: manager.addressDistrict,
    addressRegion: manager.addressState,
    addressCountry: "IN",
  };
  const business: JsonLd = {
    ...offer,
    "@type": "LocalBusiness",
    "@id": `${url}#manager`,
    name: manager.CompanyName || manager.fullName,
    url,
    address,
    employee: { "@type": "Person", name: manager.fullName, jobTitle: say("Volunteer manager") },
    ...(manager.professionalSummary ? { description: manager.professionalSummary } : {}),
    ...(manager.photo ? { image: absolute(manager.photo, origin) } : {}),
    ...(manager.reviewCount > 0
      ? {
          aggregateRating: {
            "@type": "AggregateRating",
            ratingValue: manager.rating,
            reviewCount: manager.reviewCount,
            bestRating: 5,
            worstRating: 1,
          },
        }
      : {}),
  };
  return [
    business,
    breadcrumbsLd(
      [
        [say("Volunteer managers"), LANDING_PATH],
        [manager.fullName, managerPath(manager)],
      ],
      origin,
    ),
  ];
}
