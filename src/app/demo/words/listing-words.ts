/** What people write about venues, planners and equipment, by category and number of stars. */
import type { Sentence } from "../demo-told.ts";

export type ReviewWords = {
  /** What it was for. */
  good: readonly Sentence[];
  detail: readonly Sentence[];
  mixed: readonly Sentence[];
  bad: readonly Sentence[];
};

/** When there is nothing more to tell. */
export const SHORT: readonly string[] = [
  "We would book again.",
  "Good from the first call to the bill.",
  "Recommended to my cousin already.",
  "Worth the money.",
  "Everything as promised.",
  "No complaint from anybody in the family.",
  "Easy to deal with.",
  "Thank you once more.",
  "One worry less on a long day.",
  "Our best choice of the whole function.",
  "बहुत बढ़िया, धन्यवाद।",
  "सब कुछ समय पर और सलीके से।",
  "Sab kuch sahi raha, tension free.",
  "Paisa vasool.",
];

const holds =
  (guests: number) =>
  ({ capacity }: Readonly<Record<string, unknown>>): boolean =>
    Number(capacity) >= guests;
const has =
  (name: string, ...values: string[]) =>
  (listing: Readonly<Record<string, unknown>>): boolean =>
    Array.isArray(listing[name]) && values.some((value) => (listing[name] as unknown[]).includes(value));
const outdoors = ({ halls }: Readonly<Record<string, unknown>>): boolean =>
  Array.isArray(halls) && (halls as { name: string }[]).some(({ name }) => /lawn|ground|court/iu.test(name));
const cooks = ({ priceUnit }: Readonly<Record<string, unknown>>): boolean => priceUnit === "plate";

export const LISTING_REVIEW_WORDS: Record<string, ReviewWords> = {
  venues: {
    good: [
      "We had our daughter's wedding here.",
      ["Booked for a reception of 450.", holds(500)],
      ["Our company dinner for 120 was here.", holds(150)],
      "Second function of our family in this place.",
      "Sangeet in the evening, wedding the next day.",
      "My parents' 25th anniversary was here.",
      ["Held a dealers' meet of 200.", holds(200)],
      "We took it for our son's thread ceremony.",
      "Our engagement was in the small hall.",
      ["A reception of 800, and there was still room.", holds(900)],
      "My sister's mehndi was here in February.",
      "Booked three weeks before the date, by luck.",
      "Our batch met here after twenty years.",
      "A first birthday with both families.",
      "Our school's annual dinner was here.",
      "We drove in from another town for this wedding.",
    ],
    detail: [
      ["The lawn was green and swept.", outdoors],
      ["We were outside until ten and inside after, which was well planned.", outdoors],
      "Parking was easy, the guards knew every car.",
      ["Food was hot until the last guest.", cooks],
      ["The tasting was honest: we got just that.", cooks],
      "The manager picked up the phone every time.",
      ["Clean rooms for those who stayed.", ({ rooms }) => Number(rooms) > 0],
      "The lights made every photo good.",
      ["The eldest of us came up by the lift.", has("amenities", "Ramp and lift")],
      ["Her wheelchair came everywhere.", has("amenities", "Wheelchair access", "Ramp and lift")],
      ["Power went twice and nobody noticed.", has("amenities", "Power backup", "Generator for the whole night")],
      ["It stayed cool inside with every seat taken.", has("amenities", "Air conditioning")],
      ["The room to dress in had good mirrors and light.", has("amenities", "Bridal room")],
      ["Valets were quick and polite.", has("amenities", "Valet parking")],
      "Washrooms were cleaned all evening.",
      "Nothing came on top of what was written.",
      "They let our decorator in early.",
      "The owner stood at the gate himself.",
      "The deposit came back within a week.",
      "Easy to find, even for the bus.",
      "They told us the music rule before we paid.",
      "Whatever fell was swept up at once.",
    ],
    mixed: [
      "Good place, but the parking filled early.",
      ["Food fine, service a little slow after nine.", cooks],
      "The small hall is smaller than the photos show.",
      "Nice people; the washrooms could be newer.",
      "Good evening, though we had to ask twice for chairs.",
      "The way in is narrow when two buses meet.",
    ],
    bad: [
      "The hall was still being cleaned when our guests came.",
      "We were told of the music rule only on the day.",
      "Another function ran late, and ours began an hour late.",
      "The deposit came back after six weeks of calls.",
    ],
  },
  planners: {
    good: [
      ["They planned our wedding of 600 guests.", has("kinds", "Wedding Planner")],
      ["Booked for my son's first birthday.", has("kinds", "Birthday Parties")],
      ["Our product launch was theirs from start to end.", has("kinds", "Corporate Events")],
      "Took over two weeks before the date.",
      ["Planned a three-day wedding for us.", has("kinds", "Wedding Planner")],
      ["Did our company's annual day.", has("kinds", "Corporate Events")],
      "Our engagement and everything around it.",
      ["We live abroad; they planned the wedding over video calls.", has("kinds", "Wedding Planner")],
      ["A dealers' meet with 180 people.", has("kinds", "Corporate Events")],
      ["The stage for our cultural evening was theirs.", has("kinds", "Stage Setup")],
      "My parents' anniversary, a surprise until the end.",
      ["My daughter's tenth birthday with her whole class.", has("kinds", "Birthday Parties")],
      "A housewarming for 120.",
      "They ran the sangeet; the rest we did ourselves.",
      "A naming ceremony in five weeks.",
    ],
    detail: [
      "Every vendor came on time.",
      "The budget held to the last rupee.",
      "For once we could sit and enjoy it ourselves.",
      "The run sheet was on everybody's phone.",
      "They found us a better venue for less.",
      "When it rained, plan B was ready.",
      "Polite with elders, firm with vendors.",
      "The stage was just as drawn.",
      "One number to call, and it was answered.",
      "They said no to what we did not need.",
      "Every bill was shown to us.",
      "The buses for our guests were where they should be.",
      "They remembered who eats no onion.",
      "Their team ate after the last guest.",
      "We never saw them run.",
      "They stayed until the last box was in the van.",
      "Our people ask for them by name now.",
    ],
    mixed: [
      "Good on the day, slow with answers before.",
      "Lovely evening, the DJ came late.",
      "All in all fine, a few costs we had not expected.",
      "Good ideas; the coordinator was new.",
      "Fine work, though we had to remind them of the cars.",
    ],
    bad: [
      "Changed the coordinator a day before.",
      "The date change took three calls and a quarrel.",
      "Half of the plan was left to us in the last week.",
    ],
  },
  rentals: {
    good: [
      "Rented for our annual day.",
      "Used for a wedding of 500.",
      "Took it for two days.",
      "Third time from here.",
      "Booked for a housing society function.",
      "Used at our dealers' meet.",
      "For a mata ki chowki in our lane.",
      "Needed it by noon for a school function.",
      "Our club's Diwali evening.",
      "For a prayer meeting of 300.",
      "A launch at short notice.",
      "For the reception on our terrace.",
      "Took it for a college fest.",
    ],
    detail: [
      "Came on time and in working order.",
      ["The operator knew his machine.", ({ itemCategory }) => !["Seating", "Cooling"].includes(String(itemCategory))],
      "Clean and in good order.",
      "Picked up the same night.",
      "They brought a spare without being asked.",
      "Fair price, no surprises.",
      "Set up two hours before the guests.",
      ["Cables were neat and taped.", ({ itemCategory }) => String(itemCategory) !== "Seating"],
      ["Not one chair was stained.", ({ itemCategory }) => String(itemCategory) === "Seating"],
      "The deposit came back the next day.",
      "Carried up two floors without a word.",
      "They called an hour before they came.",
      "The bill was as quoted.",
      "It looked new.",
      "They waited when our gate was locked.",
      "Everything was counted with us, before and after.",
    ],
    mixed: [
      "Worked well, came forty minutes late.",
      "Good, though one of the pieces was old.",
      "All right for a small hall.",
      "Fine, but the transport was extra.",
      "Did its work; a few scratches.",
    ],
    bad: [
      "Came with a part missing, we lost an hour.",
      "Not the model that was promised.",
      "They came to fetch it while guests were still there.",
    ],
  },
};
