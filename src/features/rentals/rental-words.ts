/** The words of the rental pages, and the projector that stands there when nothing else is listed. */
import { text } from "../../domain/words/say.ts";
import { DEFAULT_EQUIPMENT } from "../../domain/event-types.ts";
import type { ListingView } from "../listings/listing-page-types.ts";
import type { RentalAttributes } from "./rental-category.ts";
import { PROJECTOR_SLUG } from "./rental-paths.ts";

export const AS_REQUIRED = text("As per requirement");

export const PROJECTOR: RentalAttributes = {
  itemCategory: "Audio Visual",
  brand: "Barco",
  rental: AS_REQUIRED,
  price: null,
  priceUnit: "",
  uses: ["Conferences", "Product launches", "Corporate nights", "Wedding films", "Live matches", "Award functions"],
  cities: [
    "Indore",
    "Bhopal",
    "Ujjain",
    "Jabalpur",
    "Gwalior",
    "Mumbai",
    "Pune",
    "Delhi",
    "Jaipur",
    "Ahmedabad",
    "Bengaluru",
    "Hyderabad",
  ],
  description:
    "A bright large-venue projector with its operator, lenses and rigging, for screens from 8 to 24 feet. We bring it, align it and stay until the last slide.",
};

const drawing = (name: string, alt: string) => ({ id: name, src: `/art/${name}.svg`, width: 300, height: 380, alt });

/** What the page shows of the projector on a site where it is not listed: drawings of the house. */
export const UNLISTED_PROJECTOR: ListingView<RentalAttributes> = {
  id: PROJECTOR_SLUG,
  slug: "",
  title: DEFAULT_EQUIPMENT,
  state: "",
  district: "",
  city: "",
  address: "",
  status: "approved",
  attributes: PROJECTOR,
  photo: drawing("service-equipment", "Equipment for an event, drawn"),
  gallery: ["service-equipment", "service-planner", "service-artists", "service-venues", "service-volunteers"].map(
    (name, at) => drawing(name, `${DEFAULT_EQUIPMENT} in use, picture ${at + 1}`),
  ),
  viewCount: 0,
};
