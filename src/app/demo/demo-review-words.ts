/** What organisers write about volunteers: sentences that are put together, by number of stars. */

/** `{event}` becomes an event; `{name}` the volunteer's first name; `{n}` a number of people. */
export const EVENTS: readonly string[] = [
  "our Diwali mela", "our wedding reception", "the college fest", "the city half marathon", "a free health camp", "the book fair", "our annual day", "a product launch",
  "my sister's sangeet", "the blood donation camp", "a two-day conference", "the food festival", "our alumni meet", "the Republic Day function", "a kavi sammelan", "the tree planting drive",
  "our housing society's Holi", "a dealers' meet", "the school sports day", "an art exhibition", "our 25th anniversary dinner", "the Navratri nights", "a charity concert", "the science exhibition",
  "a village fair", "the yoga day camp", "our NGO's fundraiser", "the classical music evening", "a cricket tournament", "my daughter's naming ceremony",
];
/** By the community of the state, for those that celebrate them. */
export const REGIONAL_EVENTS: Record<string, readonly string[]> = {
  "Madhya Pradesh": ["the Rangpanchami ger", "a bhandara at the ghat", "the Ganesh Chaturthi jhanki", "the Mahashivratri fair"],
  Maharashtra: ["our mandal's Ganeshotsav", "the Dindi reception", "the Dahi Handi", "a Gudhi Padwa procession"],
  Gujarat: ["nine nights of garba", "the Uttarayan kite festival", "a Janmashtami fair"],
  Rajasthan: ["the Teej procession", "a haveli wedding", "the Gangaur fair"],
  "West Bengal": ["our Durga Puja pandal", "the Poila Boishakh programme", "a Rabindra Jayanti evening"],
  "Tamil Nadu": ["the Pongal kolam contest", "a Margazhi concert", "our temple car festival"],
  Kerala: ["our Onam sadya for 400", "the temple pooram", "a boat race day"],
  Karnataka: ["the Dasara cultural evening", "our Kannada Rajyotsava", "a Yakshagana night"],
  Punjab: ["a langar for 2,000", "the Baisakhi mela", "a Lohri night"],
  Bihar: ["the Chhath ghat seva", "a Saraswati Puja"],
  Assam: ["our Bihu function", "the Saraswati Puja pandal"],
  Odisha: ["the Rath Yatra service", "a Raja festival"],
  Telangana: ["our Bathukamma evening", "the Bonalu procession"],
  "Andhra Pradesh": ["the Sankranti muggulu contest", "a temple brahmotsavam"],
};

export const GOOD_OPENINGS: readonly string[] = [
  "{name} helped at {event} and we would book again tomorrow.", "Worked with us at {event}.", "We had {name} for {event}.", "Booked for {event}, a very good decision.",
  "Came to {event} at short notice.", "{name} was the calmest person at {event}.", "Second time with {name}, this time at {event}.", "For {event} we needed somebody reliable and got exactly that.",
  "Arrived before us and left after us at {event}.", "{event}: not one complaint.", "Everybody asked who the helpful person at {event} was.", "We planned {event} for {n} guests and more came.",
  "{name} took charge at {event} when two of our own people fell ill.", "A big thank you from the whole committee of {event}.", "Found {name} here three days before {event}.",
  "Knew what to do at {event} before we said it.", "Truly professional at {event}.", "Our guests at {event} still mention {name}.",
];
export const GOOD_BY_SKILL: Record<string, readonly string[]> = {
  "Crowd and queue management": ["Kept {n} people in one calm line.", "The gate never got stuck.", "Opened a second queue just in time.", "Nobody pushed, nobody shouted."],
  "Registration desk": ["{n} check-ins and not one wrong badge.", "The desk was ready an hour early.", "Handled a messy guest list with patience."],
  "Stage coordination": ["Every artist was on stage at the right minute.", "The run sheet was followed to the second.", "Solved a missing prop in two minutes."],
  "First aid": ["Looked after a guest who fainted, calmly and well.", "The first aid box was checked before we asked."],
  "Sound check assist": ["Mics and cables were ready for each act.", "Found the humming cable before the sound man did."],
  Photography: ["Photos came the same night, and good ones.", "Caught the moments we had missed."],
  "Anchoring support": ["Stepped in for the anchor without a slip.", "Cue cards were neat and in order."],
  "Guest hospitality": ["Our chief guest praised the welcome.", "Elderly guests were taken to their seats with care."],
  "Parking and traffic": ["{n} cars, no jam.", "The road stayed open for the ambulance all evening."],
  "Green room": ["The artists felt at home in the green room.", "Pins, water, lists: everything at hand."],
  "Social media live updates": ["The live updates brought us more visitors.", "Reels were up before we reached home."],
  "Sign language": ["Our deaf guests could follow the whole programme.", "Interpreted for three hours without losing heart."],
  "Lost and found desk": ["Two lost children were with their parents in minutes.", "Found my father's spectacles too."],
  "Decoration and flowers": ["The entrance looked better than in the drawing.", "Fresh flowers in every corner by seven."],
  "Food counter": ["No plate wasted, no line at the counter.", "Served with a smile until the last guest."],
  "Wheelchair and elder help": ["My grandmother did not want to let go of that hand.", "Thought of ramps that we had forgotten."],
  "Ticketing and tokens": ["Tickets were scanned faster than we could count.", "Sorted out the double tokens politely."],
  "Children's corner": ["Forty children and not one cried.", "The children asked when the next party is."],
  "Waste segregation": ["The ground was cleaner after than before.", "Visitors learned which bin is which."],
  "Control room and walkie": ["Always on the walkie, always clear.", "Kept a log that we now use as a model."],
  "Medical camp help": ["Tokens and vitals sheets were in perfect order.", "Patients were guided kindly, in their own language."],
  "Rangoli and kolam": ["The rangoli at the gate was photographed all day.", "Began the kolam at four in the morning."],
};
export const GOOD_CLOSINGS: readonly string[] = [
  "Highly recommended.", "Will call again.", "Worth every rupee.", "Speaks well with guests.", "Briefed the new volunteers too.", "Always smiling, even at midnight.", "Thank you!", "Five stars from our whole team.",
  "Very polite with elders.", "Understood the plan in one call.", "Asked the right questions beforehand.", "Dressed neatly and came on time.", "Stayed to pack up with us.", "Kept calm when the lights went out.", "We have already booked the next date.",
  "Honest about hours and costs.", "Quick replies on the phone.", "Treated the event as their own.",
];
export const GOOD_OWN_LANGUAGE: readonly string[] = [
  "बहुत अच्छा काम किया, समय पर आए और अंत तक रुके।", "मेहमानों का स्वागत दिल से किया। धन्यवाद!", "भीड़ बहुत थी पर सब कुछ शांति से हो गया।", "हमारे मेले में सबसे भरोसेमंद साथी।", "अगली बार भी इन्हीं को बुलाएँगे।", "शादी में एक भी मेहमान परेशान नहीं हुआ।",
  "Bahut badhiya kaam, bilkul time pe.", "Ekdum mast, sabko samjha ke kaam karte hain.", "Sab kuch sambhal liya, hum befikr rahe.", "Kaam bhi accha, vyavahar bhi accha.",
];
/** For four stars: good, with a wish. */
export const WISHES: readonly string[] = [
  "Next time we will share the guest list a day earlier.", "A little late in the morning because of traffic, made up for it later.", "Could carry a power bank.", "Would have liked photos of the desk as well.", "Needs a short briefing, then works alone.",
  "Lost some time at lunch, otherwise fine.", "Good, though a bit shy on the mic.", "English could be better for foreign guests; Hindi perfect.", "Should write down handovers.", "One star less only because we had agreed on nine and it became half past nine.",
];
export const MIXED: readonly string[] = [
  "Good with people at {event}, but often on the phone.", "Did what was asked at {event}, not more.", "Came forty minutes late to {event}, then worked hard.", "Friendly, but we had to explain the desk twice.", "Left {event} an hour before the agreed time, with notice.",
  "Fine for a small function; {n} guests were too many for one person.", "Average. The work got done in the end.", "Nice person, needs more experience with queues.", "{event} went all right. Expected a little more initiative.", "Replies were slow before the day; on the day it was fine.",
];
export const BAD: readonly string[] = [
  "Did not come to {event} and told us only that morning.", "Came late to {event} and left early. Not again.", "Was rude to two of our guests. We spoke about it; no apology.", "Spent most of {event} in the food court.", "We agreed on one amount and were asked for more on the day.",
  "Could not be reached for two days before {event}.",
];
