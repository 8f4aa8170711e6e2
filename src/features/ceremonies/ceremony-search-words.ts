/** The words of ceremonies: what they are called, and by what they are asked for. */
import { text } from "../../domain/words/say.ts";
import type { SearchWords } from "../listings/category.ts";

export const CEREMONIES = [
  text("Wedding ceremony"),
  text("Engagement"),
  text("Naming ceremony"),
  text("Griha pravesh"),
  text("Satyanarayan katha"),
  text("Mundan"),
  text("Upanayan"),
  text("Godh bharai"),
  text("Nikah"),
  text("Anand Karaj"),
  text("Church wedding"),
  text("Baptism"),
  text("Office opening"),
  text("Last rites"),
] as const;
export const CEREMONY_LANGUAGES = [
  text("Hindi"),
  text("Sanskrit"),
  text("English"),
  text("Urdu"),
  text("Punjabi"),
  text("Marathi"),
  text("Gujarati"),
  text("Bengali"),
  text("Tamil"),
  text("Telugu"),
  text("Kannada"),
  text("Malayalam"),
  text("Odia"),
  text("Assamese"),
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
