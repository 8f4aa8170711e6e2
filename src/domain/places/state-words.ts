/** The states as words of the language, for the browser: on the server `placeSaid` has the same. */
import { say, text } from "../words/say.ts";

const WORDS: Readonly<Record<string, string>> = {
  "Andaman and Nicobar Islands": text("Andaman and Nicobar Islands"),
  "Andhra Pradesh": text("Andhra Pradesh"),
  "Arunachal Pradesh": text("Arunachal Pradesh"),
  Assam: text("Assam"),
  Bihar: text("Bihar"),
  Chandigarh: text("Chandigarh"),
  Chhattisgarh: text("Chhattisgarh"),
  "Dadra and Nagar Haveli and Daman and Diu": text("Dadra and Nagar Haveli and Daman and Diu"),
  Delhi: text("Delhi"),
  Goa: text("Goa"),
  Gujarat: text("Gujarat"),
  Haryana: text("Haryana"),
  "Himachal Pradesh": text("Himachal Pradesh"),
  "Jammu and Kashmir": text("Jammu and Kashmir"),
  Jharkhand: text("Jharkhand"),
  Karnataka: text("Karnataka"),
  Kerala: text("Kerala"),
  Ladakh: text("Ladakh"),
  Lakshadweep: text("Lakshadweep"),
  "Madhya Pradesh": text("Madhya Pradesh"),
  Maharashtra: text("Maharashtra"),
  Manipur: text("Manipur"),
  Meghalaya: text("Meghalaya"),
  Mizoram: text("Mizoram"),
  Nagaland: text("Nagaland"),
  Odisha: text("Odisha"),
  Puducherry: text("Puducherry"),
  Punjab: text("Punjab"),
  Rajasthan: text("Rajasthan"),
  Sikkim: text("Sikkim"),
  "Tamil Nadu": text("Tamil Nadu"),
  Telangana: text("Telangana"),
  Tripura: text("Tripura"),
  "Uttar Pradesh": text("Uttar Pradesh"),
  Uttarakhand: text("Uttarakhand"),
  "West Bengal": text("West Bengal"),
};

/** 'Madhya Pradesh' → 'मध्य प्रदेश'; what is no state stays as it is. */
export const stateSaid = (name: string): string => (Object.hasOwn(WORDS, name) ? say(WORDS[name]!) : name);
