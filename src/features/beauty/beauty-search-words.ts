/** By which words mehndi and make-up artists are asked for. */
import type { SearchWords } from "../listings/category.ts";

export const BEAUTY_WORDS: SearchWords = {
  names: [
    "mehndi artist",
    "makeup artist",
    "make up artist",
    "beautician",
    "parlour",
    "beauty parlour",
    "mua",
    "mehndi and makeup",
    "salon at home",
    "hair stylist",
    "bridal artist",
  ],
  kinds: {
    kind: {
      Mehndi: [
        "mehendi",
        "mehandi",
        "mehndi wali",
        "mehndi wala",
        "henna",
        "henna artist",
        "mehandi artist",
        "bridal mehndi",
        "dulhan mehndi",
      ],
      "Make-up": [
        "makeup",
        "make up",
        "bridal makeup",
        "bridal make up",
        "dulhan makeup",
        "party makeup",
        "hd makeup",
        "airbrush makeup",
      ],
      "Mehndi and make-up": ["mehndi and makeup", "mehendi makeup"],
    },
    forWhom: {
      Bride: ["bridal", "dulhan"],
      Groom: ["dulha", "groom makeup"],
      "Party guests": ["party"],
      "Groups and families": ["group", "family"],
    },
  },
};
