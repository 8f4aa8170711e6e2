/** By which words caterers are asked for. */
import type { SearchWords } from "../listings/category.ts";

export const CATERER_WORDS: SearchWords = {
  names: [
    "catering",
    "catering service",
    "caterer service",
    "halwai",
    "cook",
    "maharaj",
    "rasoiya",
    "bawarchi",
    "khansama",
    "wedding catering",
    "party catering",
    "food",
    "khana",
    "bhojan",
  ],
  kinds: {
    kitchen: {
      "Vegetarian only": ["pure veg", "veg", "vegetarian", "shudh shakahari", "shakahari"],
      "Vegetarian and non-vegetarian": ["non veg", "nonveg", "non vegetarian", "mutton", "chicken", "biryani"],
      "Jain on request": ["jain", "jain food"],
      "Jain only": ["jain", "jain food", "jain kitchen"],
    },
    cuisines: {
      "North Indian": ["north indian food", "tandoori", "tandoor"],
      "South Indian": ["south indian food", "dosa", "idli", "sadya"],
      Punjabi: ["punjabi food", "dhaba"],
      Rajasthani: ["rajasthani food", "dal baati", "dal bafla", "marwari"],
      Gujarati: ["gujarati food", "undhiyu"],
      Maharashtrian: ["marathi food", "puran poli", "maharashtrian food"],
      Bengali: ["bengali food", "kosha mangsho"],
      Mughlai: ["mughlai food", "awadhi", "lucknowi", "kebab"],
      Hyderabadi: ["hyderabadi biryani", "haleem"],
      Kashmiri: ["wazwan"],
      Chinese: ["chinese food", "noodles", "momos"],
      Continental: ["italian", "pasta", "pizza"],
      "Chaat and street food": ["chaat", "pani puri", "golgappa", "street food"],
      Sweets: ["mithai", "jalebi", "dessert"],
    },
  },
};
