/** What people write about venues, planners and equipment, by category and number of stars. */

type Words = { good: readonly string[]; detail: readonly string[]; mixed: readonly string[]; bad: readonly string[] };

export const LISTING_REVIEW_WORDS: Record<string, Words> = {
  venues: {
    good: [
      "We had our daughter's wedding here.",
      "Booked for a reception of 450.",
      "Our company dinner was here.",
      "Second function of our family in this place.",
      "Sangeet and wedding on two days.",
      "Our 25th anniversary was here.",
      "Held a dealers' meet of 200.",
    ],
    detail: [
      "The lawn was green and the staff polite.",
      "Parking was easy for everybody.",
      "Food was hot until the last guest.",
      "The manager picked up the phone every time.",
      "Clean rooms for the bride's side.",
      "The lights made every photo good.",
      "Elders liked the ramp and the chairs.",
      "Power went twice and nobody noticed.",
    ],
    mixed: [
      "Good place, but the parking filled early.",
      "Food fine, service a little slow after nine.",
      "Nice lawn. The small hall is smaller than the photos show.",
      "The price rose a little after the tasting.",
    ],
    bad: ["The hall was still being cleaned when our guests came.", "We were told of the music rule only on the day."],
  },
  planners: {
    good: [
      "They planned our wedding of 600 guests.",
      "Booked for my son's first birthday.",
      "Our product launch was theirs from start to end.",
      "Took over two weeks before the date.",
      "Planned a three-day wedding for us.",
      "Did our annual day.",
    ],
    detail: [
      "Every vendor came on time.",
      "The budget held to the last rupee.",
      "My parents could sit and enjoy for once.",
      "The run sheet was on everybody's phone.",
      "They found us a better venue for less.",
      "When it rained, plan B was ready.",
      "Polite with elders, firm with vendors.",
      "The mandap was exactly as drawn.",
    ],
    mixed: [
      "Good on the day, slow with answers before.",
      "Lovely decoration, the DJ came late.",
      "All in all fine, a few costs we had not expected.",
    ],
    bad: ["Changed the coordinator a day before.", "The date change took three calls."],
  },
  rentals: {
    good: [
      "Rented for our annual day.",
      "Used for a wedding of 500.",
      "Took it for two days.",
      "Third time from here.",
      "Booked for a housing society function.",
      "Used at our dealers' meet.",
    ],
    detail: [
      "Came on time and worked at once.",
      "The operator knew his machine.",
      "Clean and in good order.",
      "Picked up the same night.",
      "They brought a spare without being asked.",
      "Fair price, no surprises.",
      "Set up two hours before the guests.",
      "Cables were neat and taped.",
    ],
    mixed: [
      "Worked well, came forty minutes late.",
      "Good equipment, the stand was old.",
      "All right for a small hall.",
    ],
    bad: ["Came without a cable, we lost an hour.", "Not the model that was promised."],
  },
};
