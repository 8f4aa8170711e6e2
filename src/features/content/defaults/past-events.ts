/** The gallery of past events: seven titles, word for word (specification, part 1, section 2.3). */
import { text } from "../../../domain/words/say.ts";
export interface PastEvent {
  title: string;
  /** A line below the title. */
  line: string;
  image: string;
}

export const PAST_EVENTS: readonly PastEvent[] = [
  { title: text("Corporate Night"), line: text("Garlands, dinner and a house band"), image: "/art/cover-about.svg" },
  {
    title: text("Product Launch Event"),
    line: text("One reveal, three hundred phones in the air"),
    image: "/art/cover-event-3.svg",
  },
  {
    title: text("Annual Sports Meet"),
    line: text("Heats, medals and a lot of water"),
    image: "/art/cover-event-4.svg",
  },
  { title: text("Cultural Fest"), line: text("Four days, two stages, one campus"), image: "/art/cover-event-1.svg" },
  {
    title: text("Tech Conference"),
    line: text("Badges printed while the queue moves"),
    image: "/art/cover-event-5.svg",
  },
  { title: text("Meetings"), line: text("Chairs, a screen and tea at eleven"), image: "/art/cover-event-6.svg" },
  {
    title: text("Past Collaborations"),
    line: text("With colleges, clubs and committees"),
    image: "/art/cover-event-7.svg",
  },
];
