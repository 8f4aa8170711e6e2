/** What the two sides of the demo's bookings say of each other. */

/** Of organisers, by those whom they booked. */
export const OF_ORGANISERS: readonly (readonly [stars: number, comment: string])[] = [
  [5, "Knew what they wanted, paid on the day, and kept a plate of food for the whole team."],
  [5, "Every question was answered the same evening. We would come again."],
  [4, "Well planned. The stage was ready an hour late, but they told us in time."],
  [4, "Kind family. Parking for our tempo was far from the gate."],
  [5, "The balance came before we had packed up. Thank you."],
  [3, "The number of guests grew in the last week, and the time by an hour."],
  [5, "One person to talk to, who knew everything. That is rare."],
  [5, "Tea was ready when we came, and somebody to show us the place."],
  [4, "Good people. The gate opened later than they had written."],
  [5, "They had a list, and the list was right."],
  [4, "Paid in full, two days after the date we had agreed on."],
  [5, "A family that says thank you to everybody who works there."],
  [5, "Clear about what they wanted and open to what was possible."],
  [4, "All well, only the way there had to be asked for twice."],
  [5, "समय पर भुगतान और अच्छा व्यवहार। फिर बुलाएँगे तो ज़रूर आएँगे।"],
  [5, "Sab kuch pehle se clear tha, payment bhi time par."],
  [3, "They changed the timings on the day itself; we managed."],
];

/** Of those who booked, by whoever did not find anybody. */
export const NOBODY_THERE = [
  "We stood before a locked gate with the whole team. They said so themselves afterwards, which we respect.",
  "फ़ोन भी बंद था और जगह भी। बाद में माफ़ी माँगी गई, पर दिन तो गया।",
];

/** Of those who were booked, while it is sealed. */
export const SEALED: readonly (readonly [stars: number, comment: string])[] = [
  [5, "Exactly as agreed, and half an hour early. My mother has their number on the fridge now."],
  [5, "सब समय पर हुआ, और व्यवहार बहुत अच्छा रहा।"],
  [4, "Kaam badhiya tha, bas start thoda late hua. Overall happy."],
  [4, "Good work. The bill was clear to the rupee."],
];

export const REPLIES = [
  "Thank you, it was a pleasure.",
  "Noted: next time we send the map of the gate a day before.",
  "धन्यवाद, आपके साथ काम करके अच्छा लगा।",
  "Thank you. We have learnt from it, too.",
];
