/** The words of ceremonies: what they are called, and by what they are asked for. */
import type { SearchWords } from "../listings/category.ts";

export const CEREMONIES = [
  "Wedding ceremony",
  "Engagement",
  "Naming ceremony",
  "Griha pravesh",
  "Satyanarayan katha",
  "Mundan",
  "Upanayan",
  "Godh bharai",
  "Nikah",
  "Anand Karaj",
  "Church wedding",
  "Baptism",
  "Office opening",
  "Last rites",
] as const;
export const CEREMONY_LANGUAGES = [
  "Hindi",
  "Sanskrit",
  "English",
  "Urdu",
  "Punjabi",
  "Marathi",
  "Gujarati",
  "Bengali",
  "Tamil",
  "Telugu",
  "Kannada",
  "Malayalam",
  "Odia",
  "Assamese",
] as const;

export const CEREMONY_WORDS: SearchWords = {
  names: ["ceremony", "priest", "purohit", "pooja", "puja", "ceremony leader", "officiant", "dharmik"],
  kinds: {
    leader: {
      Pandit: ["panditji", "pandit ji", "pundit", "purohit", "pujari", "acharya", "shastri", "brahmin", "maharaj ji"],
      Qazi: ["kazi", "maulvi", "maulana", "imam"],
      Granthi: ["giani", "gyani", "ragi", "bhai sahib"],
      "Pastor or priest": ["pastor", "father", "padre", "church priest"],
      "Jain vidhikar": ["vidhikar", "jain pandit"],
      Bhikkhu: ["monk", "buddhist monk", "bhante", "lama"],
      Mobed: ["dastur", "parsi priest"],
      Celebrant: ["wedding celebrant", "interfaith priest"],
    },
    ceremonies: {
      "Wedding ceremony": [
        "vivah sanskar",
        "vivah puja",
        "shaadi pandit",
        "wedding pandit",
        "marriage pandit",
        "phere",
      ],
      Engagement: ["sagai", "roka"],
      "Naming ceremony": ["namkaran", "naamkaran"],
      "Griha pravesh": ["grah pravesh", "house warming", "housewarming", "griha shanti"],
      "Satyanarayan katha": ["katha", "satyanarayan puja", "satyanarayan"],
      Mundan: ["chudakarma"],
      Upanayan: ["janeu", "thread ceremony", "yagnopavit"],
      "Godh bharai": ["baby shower puja", "seemantham"],
      Nikah: ["nikaah"],
      "Anand Karaj": ["anandkaraj", "sikh wedding"],
      "Church wedding": ["christian wedding"],
      "Office opening": ["udghatan", "shop opening puja", "office puja", "vastu puja"],
      "Last rites": ["antim sanskar", "shraddh", "terahvin"],
    },
  },
};
