/** By which words photographers and film-makers are asked for. */
import type { SearchWords } from "../listings/category.ts";

export const PHOTOGRAPHER_WORDS: SearchWords = {
  names: [
    "photography",
    "film maker",
    "filmmaker",
    "videographer",
    "videography",
    "cameraman",
    "camera man",
    "camera wala",
    "photo wala",
    "photo studio",
    "photographer and videographer",
    "video shooting",
    "cinematographer",
    "photo",
    "photo and video",
    "video",
  ],
  kinds: {
    kinds: {
      "Wedding photography": ["wedding photographer", "shaadi photographer", "marriage photographer", "wedding photo"],
      "Pre-wedding shoot": ["pre wedding", "prewedding", "pre wedding photographer", "couple shoot", "save the date"],
      "Candid photography": ["candid", "candid photographer"],
      "Traditional photography": ["traditional photographer"],
      "Wedding film": [
        "wedding video",
        "wedding videographer",
        "cinematic video",
        "wedding cinematography",
        "reels",
        "teaser",
      ],
      Drone: ["drone shoot", "drone camera", "drone photography", "aerial"],
      "Live streaming": ["live stream", "webcast", "live telecast", "youtube live"],
      "Birthday and family": ["birthday photographer", "family photographer", "party photographer"],
      "Maternity and baby": ["maternity shoot", "baby shoot", "newborn", "baby shower photographer"],
      "Corporate event": ["corporate photographer", "event photographer", "conference photographer"],
    },
  },
};
