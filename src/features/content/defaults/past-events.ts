/** The gallery of past events: seven titles, word for word (specification, part 1, section 2.3). */
export interface PastEvent {
  title: string;
  /** A line below the title. */
  line: string;
  image: string;
}

export const PAST_EVENTS: readonly PastEvent[] = [
  { title: "Corporate Night", line: "Garlands, dinner and a house band", image: "/art/cover-about.svg" },
  {
    title: "Product Launch Event",
    line: "One reveal, three hundred phones in the air",
    image: "/art/cover-event-3.svg",
  },
  { title: "Annual Sports Meet", line: "Heats, medals and a lot of water", image: "/art/cover-event-4.svg" },
  { title: "Cultural Fest", line: "Four days, two stages, one campus", image: "/art/cover-event-1.svg" },
  { title: "Tech Conference", line: "Badges printed while the queue moves", image: "/art/cover-event-5.svg" },
  { title: "Meetings", line: "Chairs, a screen and tea at eleven", image: "/art/cover-event-6.svg" },
  { title: "Past Collaborations", line: "With colleges, clubs and committees", image: "/art/cover-event-7.svg" },
];
