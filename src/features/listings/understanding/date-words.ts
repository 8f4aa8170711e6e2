/** The words by which people say days: in English, in Hindi, and in Hindi with Latin letters. Data alone. */
import { questionWords } from "./question-words.ts";

/** A line each, as it is typed; by the words into which a question is cut. */
const table = (text: string): ReadonlyMap<string, number> =>
  new Map(
    text
      .trim()
      .split("\n")
      .flatMap((line, at) => line.split(",").map((name): [string, number] => [questionWords(name).join(" "), at])),
  );
const set = (text: string): ReadonlySet<string> =>
  new Set(text.split(",").map((name) => questionWords(name).join(" ")));

export const MONTH_WORDS = table(`
january, jan, janvari, janwari, जनवरी
february, feb, febuary, farvari, farwari, fervari, फरवरी, फ़रवरी
march, mar, मार्च
april, apr, aprail, अप्रैल
may, मई
june, jun, joon, जून
july, jul, julai, जुलाई
august, aug, agast, अगस्त
september, sep, sept, sitambar, sitamber, सितंबर, सितम्बर
october, oct, aktubar, octobar, अक्टूबर, अक्तूबर
november, nov, navambar, navamber, नवंबर, नवम्बर
december, dec, disambar, disamber, दिसंबर, दिसम्बर
`);
/** Of these the name is another word as well: they are a month beside a day, a year, or words that say so. */
export const UNSURE_MONTHS = set("may, march, mar, jan, jun, june, jul, sep, dec, april, august, aug");

/** 0 is Sunday. */
export const WEEKDAY_WORDS = table(`
sunday, ravivar, raviwar, itvar, itwar, रविवार, इतवार
monday, somvar, somwar, सोमवार
tuesday, mangalvar, mangalwar, मंगलवार
wednesday, budhvar, budhwar, बुधवार
thursday, guruvar, guruwar, veervar, brihaspativar, गुरुवार, बृहस्पतिवार, वीरवार
friday, shukravar, shukrawar, shukrvar, शुक्रवार
saturday, shanivar, shaniwar, शनिवार
`);
export const NEXT_WORDS = set("next, coming, upcoming, agle, agla, agli, aane, aanewale, अगले, अगला, अगली, आने, आगामी");
export const THIS_WORDS = set("this, is, isi, इस, इसी");
export const WALE_WORDS = set("wale, wala, wali, वाले, वाला, वाली");
/** So many days from today on. */
export const RELATIVE_DAYS = table(`
today, aaj, tonight, आज
tomorrow, kal, कल
parso, parson, परसों, परसो
`);
export const WEEKEND_WORDS = set("weekend, weekends, वीकेंड, वीकएंड");
export const WEEK_WORDS = set("week, hafte, hafta, haftey, हफ्ते, हफ़्ते, सप्ताह");
export const MONTH_ALONE = set("month, mahine, mahina, maheene, महीने, महीना, माह");
/** Before or behind a month that stands alone. */
export const IN_WORDS = set("in, me, mein, during, month, mahine, में, महीने, माह");
/** Between the first and the last day. */
export const UNTIL_WORDS = set("to, till, until, upto, se, and, aur, tak, से, और, तक, व");
/** Behind a day, without weight. */
export const BEHIND_DAY = set("tak, तक, ko, को, tarikh, tareekh, तारीख, तारीख़, date");
export const DURATION_WORDS = set("day, days, din, dino, दिन, दिनों, दिवस");
export const HOUR_WORDS = set("hour, hours, hrs, ghante, ghanta, घंटे, घंटा");
export const SMALL_NUMBERS = table(`
none
one, ek, एक
two, do, दो
three, teen, तीन
four, chaar, char, चार
five, paanch, panch, पांच, पाँच
`);
/** What counts people and pieces: a number beside it is one of these, and neither a day nor money. */
export const PEOPLE_WORDS = set(
  "guest, guests, people, person, persons, pax, log, logo, logon, mehman, mehmaan, member, members, heads, plates, volunteers, volunteer, लोग, लोगों, मेहमान, मेहमानों, व्यक्ति, अतिथि",
);

/** Feasts by what people call them, and by the names of the packs of days. */
export const FEAST_WORDS: ReadonlyMap<string, string> = new Map(
  `
Diwali: diwali, deepavali, deepawali, dipawali, दिवाली, दीवाली, दीपावली
Dhanteras: dhanteras, धनतेरस
Bhai Duj: bhai dooj, bhai duj, भाई दूज
Holi: holi, होली
Holika Dahan: holika dahan, होलिका दहन
Dussehra: dussehra, dasara, vijayadashami, दशहरा, विजयादशमी
Navratri begins: navratri, navratra, navaratri, नवरात्रि, नवरात्र
Durga Ashtami: durga puja, durga pooja, durga ashtami, दुर्गा पूजा
Ganesh Chaturthi: ganesh chaturthi, ganesh utsav, गणेश चतुर्थी, गणेशोत्सव
Janmashtami: janmashtami, जन्माष्टमी
Raksha Bandhan: raksha bandhan, rakhi, राखी, रक्षाबंधन, रक्षा बंधन
Karwa Chauth: karwa chauth, karva chauth, करवा चौथ
Chhath Puja: chhath, chhath puja, छठ, छठ पूजा
Maha Shivaratri: shivratri, mahashivratri, maha shivaratri, शिवरात्रि, महाशिवरात्रि
Makar Sankranti, Pongal: makar sankranti, sankranti, pongal, मकर संक्रांति, संक्रांति, पोंगल
Vasant Panchami: vasant panchami, basant panchami, वसंत पंचमी, बसंत पंचमी
Akshaya Tritiya: akshaya tritiya, akha teej, अक्षय तृतीया
Ram Navami: ram navami, राम नवमी
Guru Nanak Jayanti: guru nanak jayanti, gurpurab, गुरु नानक जयंती
Eid al-Fitr: eid, eid ul fitr, ईद
Eid al-Adha (Bakrid): bakrid, bakra eid, eid al adha, बकरीद
Christmas: christmas, xmas, क्रिसमस
New Year's Eve: new year eve, new years eve, new year, नया साल, नए साल
Republic Day: republic day, गणतंत्र दिवस
Independence Day: independence day, स्वतंत्रता दिवस
`
    .trim()
    .split("\n")
    .flatMap((line) => {
      const at = line.indexOf(":");
      return line
        .slice(at + 1)
        .split(",")
        .map((name): [string, string] => [questionWords(name).join(" "), line.slice(0, at)]);
    }),
);
