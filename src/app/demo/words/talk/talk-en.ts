import type { Talk } from "./talk.ts";

export const TALK_EN: Talk = {
  ask: {
    volunteers: [
      [
        ["o", "We need somebody at the registration desk who can also handle a queue. Have you done that before?"],
        [
          "p",
          "Yes, at two science fairs and a marathon. I keep one line for those who have registered and one for the rest.",
        ],
      ],
      [
        ["o", "Reporting would be at 4 pm on {day}. Is a meal enough, or shall we book a cab as well?"],
        ["p", "A meal is fine. If it ends after eleven, please arrange a drop to the nearest metro."],
        ["o", "We will. Thank you."],
      ],
    ],
    artists: [
      [
        ["o", "Do you bring your own sound? The lawn is open on two sides."],
        ["p", "For up to 300 guests yes. For an open lawn I would ask for two more speakers from your decorator."],
        ["o", "Good to know. They have them."],
      ],
      [
        ["o", "My parents met over a Talat Mahmood song. Could you end with it?"],
        ["p", "With pleasure. Send me the name and who is to be called to the stage."],
      ],
    ],
    managers: [
      [
        ["o", "How many leads come with twenty volunteers?"],
        ["p", "Two, and I am on the spot myself. One briefing the evening before, at your venue."],
      ],
      [
        ["o", "The bride's side wants only women at the mehndi. Possible?"],
        ["p", "Yes, tell me by when the count is final. I send names and ID copies two days before."],
      ],
    ],
    venues: [
      [
        ["o", "Is the lawn covered? December nights are foggy here."],
        ["p", "Half of it. For the other half there is a German hangar, which is in the total."],
        ["o", "And until when may the music play?"],
        ["p", "Until ten outside, as the rules are. Inside the hall with the doors closed a little longer."],
      ],
      [
        ["o", "Can we bring our own caterer?"],
        ["p", "You can. The kitchen space and water are included, gas and staff are theirs."],
      ],
    ],
    planners: [
      [
        ["o", "We are in Pune, the wedding is here. Can you meet the vendors without us?"],
        ["p", "That is most of what I do. You get a note with photos after each visit, the same evening."],
      ],
      [
        ["o", "Two functions are on one day. Is the team enough?"],
        ["p", "Six people, three for each. I stay with the pheras, my sister with the reception."],
      ],
    ],
    rentals: [
      [
        ["o", "Is a power backup part of it?"],
        ["p", "A generator is not, but the operator brings a stabiliser and twenty metres of cable."],
      ],
      [
        ["o", "Our lane is narrow, a tempo just passes. Will it fit?"],
        ["p", "It comes in a pickup, so yes. Please keep the gate free from nine."],
        ["o", "Noted."],
      ],
    ],
    photographers: [
      [
        ["o", "We want candid pictures, no line of relatives with stiff smiles."],
        ["p", "Then give me one hour with the family before the guests come. After that you will not notice us."],
      ],
      [
        ["o", "When would we have the pictures?"],
        ["p", "Thirty for the phone the next morning, all of them within four weeks."],
      ],
    ],
    caterers: [
      [
        ["o", "About forty guests are Jain. Separate counter?"],
        ["p", "Separate counter, separate utensils, and the cook has done nothing else for ten years."],
        ["o", "My mother-in-law will be relieved."],
      ],
      [
        ["o", "Could we taste before we decide?"],
        ["p", "Come on any weekday after four. Four people, twelve dishes, no charge if you book."],
      ],
    ],
    decorators: [
      [
        ["o", "Only real flowers, please. Last year's plastic still haunts my aunt."],
        ["p", "Only real ones. Marigold and mogra from the morning market, orchids where they are seen up close."],
      ],
      [
        ["o", "When would you start? The hall is ours from noon."],
        ["p", "At noon sharp with twelve people. Stage by five, lights by six, and nobody with a ladder after that."],
      ],
    ],
    beauty: [
      [
        ["o", "My skin reacts to almost everything. Do you do a patch test?"],
        ["p", "Always, at the trial a week before. Bring what you use at home."],
      ],
      [
        ["o", "Seven ladies and a bride by four. Is one pair of hands enough?"],
        ["p", "No, I come with two assistants. Bride first at eleven, hair of the others in parallel."],
      ],
    ],
    ceremonies: [
      [
        ["o", "Half of our guests do not follow Sanskrit. Do you explain?"],
        ["p", "Each step in two sentences, Hindi and English. The children listen too, mostly."],
      ],
      [
        ["o", "What do we have to keep ready?"],
        ["p", "Flowers, fruit and a kilo of ghee. A list comes once the day is settled; all else I bring."],
      ],
    ],
  },
  reach: [
    [
      ["o", "Easier on the phone: {phone}. Call me after seven?"],
      ["p", "Happy to, once it is agreed here. Until then let us write, then both of us have it in black and white."],
    ],
    [
      ["p", "You can also reach me on WhatsApp, {phone}, or at {upi}."],
      ["o", "It shows me dots only. Let us settle it here first, then it opens."],
      ["p", "Fair enough."],
    ],
  ],
  bargain: [
    [
      ["o", "We liked your work, but it is above what we planned. Is there room?"],
      ["p", "A little. What I can do stands in the quote, and the quality stays as it is."],
      ["o", "That helps. I will speak to my brother and answer tonight."],
    ],
    [
      ["o", "Another one quoted less, but without setting up. Could you come closer?"],
      ["p", "I would rather do less for less than the same for less. See the new quote."],
    ],
  ],
  settled: [
    [
      ["o", "Accepted, and the first payment is on its way. We are glad."],
      ["p", "Thank you. It has arrived, the date is yours."],
    ],
    [
      ["p", "Whom shall I call on the day itself?"],
      ["o", "My cousin Nikhil, {relative}. He has the keys and the patience."],
      ["p", "Saved."],
    ],
  ],
  changed: [
    [
      ["o", "I have proposed a change above, please have a look when you can."],
      ["p", "Seen. Let me check with the team and I answer there."],
    ],
  ],
  eve: [
    [
      ["p", "All set for {day}. We report two hours before, as agreed."],
      ["o", "The gate on the temple side will be open for you. Tea is waiting."],
    ],
    [
      ["o", "It may rain, says my father, who has been right about rain since 1974."],
      ["p", "We have covers for everything. Tell him thank you."],
    ],
  ],
  after: [
    [
      ["o", "Thank you! My grandmother asks who you were and whether you are married."],
      ["p", "Please tell her: twelve years, two children. It was a lovely evening."],
    ],
    [
      ["p", "Thank you for the trust. Everything was packed and the place left clean."],
      ["o", "We saw that this morning. We will write a review."],
    ],
  ],
  missed: [
    [
      ["o", "It is eight, the guests are seated. Where are you?"],
      ["o", "Two calls, no answer. We have asked somebody else now."],
    ],
    [
      ["p", "We stand in front of a locked gate. The guard knows of no event."],
      ["p", "Still here, and leaving at ten."],
    ],
  ],
  off: [
    [
      ["o", "I am sorry, the family has decided otherwise. It has nothing to do with you."],
      ["p", "These things happen. What is to come back follows from the agreement. All the best."],
    ],
  ],
};
