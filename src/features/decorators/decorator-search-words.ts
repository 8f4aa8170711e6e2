/** By which words decorators are asked for. */
import type { SearchWords } from "../listings/category.ts";

export const DECORATOR_WORDS: SearchWords = {
  names: [
    "decoration",
    "decor",
    "decorator service",
    "wedding decorator",
    "wedding decoration",
    "event decorator",
    "tent house",
    "tent wala",
    "sajawat",
    "shamiana",
    "pandal",
    "mandap decoration",
    "party decoration",
  ],
  kinds: {
    kinds: {
      "Tent and mandap": ["tent", "tenthouse", "shamiyana", "mandap", "pandal", "canopy"],
      "Flower decoration": [
        "flower",
        "flowers",
        "phool",
        "phool wala",
        "florist",
        "floral decoration",
        "flower decorator",
      ],
      Lighting: ["light decoration", "fairy lights", "jhalar", "light wala"],
      "Stage and backdrop": ["stage decoration", "stage decorator", "backdrop", "jaimala stage", "varmala"],
      "Balloon decoration": ["balloon", "balloons", "balloon decorator", "birthday decoration", "birthday decorator"],
      "Car and entrance": ["car decoration", "entrance gate", "entry gate"],
      "Table and seating": ["table decoration", "centrepiece"],
    },
  },
};
