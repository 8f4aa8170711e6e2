/** What goes with the demo's quotes, with what is asked of them, and with changes of what was agreed. */
import type { BookingState } from "../../../features/bookings/booking-table.ts";
import type { About } from "../demo-booking-ways.ts";

/** What organisers ask to have changed, by what is sold. */
export const WISHES: Readonly<Record<string, readonly string[]>> = {
  volunteers: ["Could you come an hour earlier?", "Please with travel included."],
  artists: ["Please with travel included.", "Our budget is tight: could it be a little less?"],
  managers: ["We need a few less than I wrote. Can it be a little less?", "Our budget is tight: is there room?"],
  venues: ["Could cleaning be included?", "Our budget is tight: is there room for a weekday price?"],
  planners: ["Our budget is tight: is there a smaller package?", "Could one of the team do the guest desk?"],
  rentals: ["Could bringing it be included?", "We return it early. Can it be a little less?"],
  photographers: ["Our budget is tight: could it be a little less?", "We need no prints. Could that come off?"],
  caterers: ["We may be fewer than I wrote. Can it be a little less?", "Could the welcome drinks be included?"],
  decorators: ["Our budget is tight: is there a simpler design?", "Could the lights be included?"],
  beauty: ["Could you come an hour earlier?", "We are a group: can it be a little less?"],
  ceremonies: ["Please with travel included.", "Could you come half an hour earlier?"],
};

export const NOTES = {
  house: ["Thank you for asking.", "We are free on your date and would be glad to do this.", "", ""],
  person: ["Thank you for asking.", "I am free that day and would be glad to come.", "", ""],
  venue: ["Thank you for asking.", "Your date is free with us. Do come and see the place.", "", ""],
} as const;

/** What goes with a proposed change, by what it is about and whose it is. */
export const CHANGE_NOTES: Readonly<Record<About, Readonly<Record<"organiser" | "provider", readonly string[]>>>> = {
  day: {
    organiser: [
      "Something has come up on that day. Could we move to this one?",
      "उस दिन अब जगह नहीं मिल रही। क्या यह तारीख हो सकती है?",
      "Bahar ke mehmaan us din nahi aa pa rahe, isliye date badalni pad rahi hai. Ho payega kya?",
      "The place is ours only on this day. Sorry for the trouble.",
    ],
    provider: [
      "Municipal repairs close the road on that day. This one would be better for your guests.",
      "उस दिन शहर में चुनाव की ड्यूटी है। क्या यह तारीख चलेगी?",
      "Us din poori team free nahi hai. Is date par poori team mil jayegi.",
    ],
  },
  number: {
    organiser: [
      "The list has changed since: please reckon with this number.",
      "संख्या थोड़ी बदल गई है, कृपया इतने का हिसाब कर दें।",
      "List final ho gayi, number thoda badal gaya hai.",
    ],
    provider: [
      "As we said on the phone: another number than we wrote first. Same rate.",
      "जगह देखकर लगा कि इतना ही लगेगा। रेट वही है।",
      "Site dekh kar lag raha hai itna lagega. Rate same rakha hai.",
    ],
  },
  price: {
    organiser: [
      "It has become more than we planned. Could the total be this?",
      "बजट थोड़ा कम करना पड़ रहा है। क्या इतने में हो जाएगा?",
      "Do functions ek saath de rahe hain, thoda kam kar dijiye please.",
    ],
    provider: [
      "A part of it costs less than we thought, so we take it off.",
      "इतना कम कर दिया है, आपका काम पहले भी किया है।",
    ],
  },
  off: {
    organiser: [
      "My grandfather has passed away, and there will be no function this year. Please let us end it without a cost.",
      "घर में ग़मी हो गई है, इस साल कोई कार्यक्रम नहीं होगा। कृपया इसे बिना शुल्क के रद्द करने दें।",
      "Flood ke baad collector ne us din ke saare function rok diye hain. Dono taraf se cancel kar dete hain.",
    ],
    provider: [
      "The river has been over the road since Monday, and the district has closed it.",
      "बाढ़ से रास्ता बंद है, हम पहुँच नहीं पाएँगे।",
    ],
  },
};

/** What is said of somebody who did not come. */
export const MISSED: Readonly<Partial<Record<BookingState, string>>> = {
  providerMissed: "We waited until nine in the evening, and two calls were not answered.",
  organiserMissed: "The gate was locked and the guard knew of no event. We left after an hour.",
};
