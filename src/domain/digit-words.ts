/** Digits as people say them: in the eight languages of the site, in their scripts and as they are written in Latin letters. */

const BY_DIGIT: readonly string[] = [
  "zero oh o nil shunya sunya shoonya shunno sunna sonne poojyam poojiyam pujyam suzhiyam शून्य শূন্য શૂન્ય ಸೊನ್ನೆ ಶೂನ್ಯ సున్నా సున్న பூஜ்யம் பூஜ்ஜியம் பூச்சியம் சுழியம் जीरो ज़ीरो",
  "one ek onnu ondru ondu okati oka एक এক એક ಒಂದು ఒకటి ஒன்று ஒண்ணு वन",
  "two do don dui be rendu irandu eradu दो दोन দুই બે ಎರಡು రెండు இரண்டு ரெண்டு टू",
  "three teen tin tran moodu mudu mooru muru moonu moondru munru तीन তিন ત્રણ ಮೂರು మూడు மூன்று மூணு थ्री",
  "four char chaar naalugu nalugu naalku nalku naalu nalu naangu nangu चार চার ચાર ನಾಲ್ಕು నాలుగు நான்கு நாலு फोर",
  "five paanch panch pach paach pancha aidu ainthu aindhu anju पांच पाँच पाच পাঁচ પાંચ ಐದು ఐదు ஐந்து அஞ்சு फाइव",
  "six chhe che chah chha chhoy choy saha aaru aru छह छः छे सहा ছয় છ છે ಆರು ఆరు ஆறு सिक्स",
  "seven saat sat ezhu elu yelu edu yedu सात সাত સાત ಏಳು ఏడు ஏழு सेवन",
  "eight aath ath aat ettu entu enimidi आठ আট આઠ ಎಂಟು ఎనిమిది எட்டு एट",
  "nine nau no noy nav ombattu ombatthu ombathu onbathu onbadhu thommidi tommidi नौ नऊ নয় નવ ಒಂಬತ್ತು తొమ్మిది ஒன்பது नाइन",
];
const TEENS = "ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(" ");
const TENS = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
/** From ten to ninety-nine in Hindi, as they are told over the phone in pairs. */
const HINDI_PAIRS =
  "दस ग्यारह बारह तेरह चौदह पंद्रह सोलह सत्रह अठारह उन्नीस बीस इक्कीस बाईस तेईस चौबीस पच्चीस छब्बीस सत्ताईस अट्ठाईस उनतीस तीस इकतीस बत्तीस तैंतीस चौंतीस पैंतीस छत्तीस सैंतीस अड़तीस उनतालीस चालीस इकतालीस बयालीस तैंतालीस चवालीस पैंतालीस छियालीस सैंतालीस अड़तालीस उनचास पचास इक्यावन बावन तिरपन चौवन पचपन छप्पन सत्तावन अट्ठावन उनसठ साठ इकसठ बासठ तिरसठ चौंसठ पैंसठ छियासठ सड़सठ अड़सठ उनहत्तर सत्तर इकहत्तर बहत्तर तिहत्तर चौहत्तर पचहत्तर छिहत्तर सतहत्तर अठहत्तर उनासी अस्सी इक्यासी बयासी तिरासी चौरासी पचासी छियासी सत्तासी अट्ठासी नवासी नब्बे इक्यानवे बानवे तिरानवे चौरानवे पचानवे छियानवे सत्तानवे अट्ठानवे निन्यानवे";

/** As the detector sees a word: composed, without what joins letters. */
const asSeen = (word: string) => word.normalize("NFC").replace(/[\u200C\u200D]/g, "");

const WORDS = new Map<string, string>([
  ...BY_DIGIT.flatMap((words, digit) =>
    words.split(" ").map((word): [string, string] => [asSeen(word), String(digit)]),
  ),
  ...TEENS.map((word, at): [string, string] => [word, String(10 + at)]),
  ...HINDI_PAIRS.split(" ").map((word, at): [string, string] => [asSeen(word), String(10 + at)]),
]);

/** The digits that a word says ('सात' → '7', 'nineteen' → '19'); null for any other word. Give it lower case, composed. */
export const digitsOfWord = (word: string): string | null => WORDS.get(word) ?? null;

/** 'ninety' → '9': alone it is 90, before a digit the first of two. Null for any other word. */
export function tensOfWord(word: string): string | null {
  const at = TENS.indexOf(word === "fourty" ? "forty" : word);
  return at < 0 ? null : String(at + 2);
}
