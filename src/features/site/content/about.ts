/** What the site says of itself (specification, part 1, sections 1, 2.3 and 2.5). */
import { text } from "../../../domain/words/say.ts";

/** On the home page; cut to 250 characters on narrow screens. */
export const ABOUT_TEXT = text(
  "Four posts, some cloth, a string of marigolds, and people who know what to do next. Mandap brings those people together: profiles with photos, skills and the ratings of those who worked with them, in every state of India. Choose your district, look at who is there, and ask for the day you need. A person answers.",
);

export const ABOUT_INTRO = text(
  "Mandap is an all-in-one event platform for India. It brings organisers together with artists, venues, volunteers, planners and the people who rent out equipment, from a naming ceremony at home to a summit of two thousand.",
);

/** For search engines, which show 160 signs. */
export const ABOUT_DESCRIPTION = text(
  "Mandap is an all-in-one event platform for India: artists, venues, volunteers, planners and equipment, from a naming ceremony to a summit of two thousand.",
);

export interface Reason {
  title: string;
  text: string;
  icon: "one-stop" | "verified" | "tailored" | "insights" | "client-first";
}

/** 'Why Choose Us': three cards, and two centred below. */
export const REASONS: readonly Reason[] = [
  {
    title: text("One-Stop Platform"),
    text: text(
      "Artists, venues, volunteers, planners and equipment in one place, with one way to ask for all of them.",
    ),
    icon: "one-stop",
  },
  {
    title: text("Verified Professionals"),
    text: text(
      "Everybody signs up with a code sent to their own mobile, and organisers rate the people they worked with.",
    ),
    icon: "verified",
  },
  {
    title: text("Tailored Solutions"),
    text: text("Search by state, district and city, and ask for exactly the day, the hours and the hands you need."),
    icon: "tailored",
  },
  {
    title: text("Industry Insights"),
    text: text("News, rules and trends that matter to those who organise: festivals, permissions, crowds, sound."),
    icon: "insights",
  },
  {
    title: text("Client-First Approach"),
    text: text(
      "You see profiles and ratings without an account, your request goes to a person, and you follow its status.",
    ),
    icon: "client-first",
  },
];

export const POSSIBILITIES = {
  title: text("Unlock A World Of Possibilities!"),
  text: text("An event is many people doing one thing well at the same hour. Finding them should be the easy part."),
  vision: {
    title: text("Our Vision"),
    text: text("To become the most trusted digital platform for event solutions in India."),
  },
  mission: {
    title: text("Our Mission"),
    text: text(
      "To simplify the event journey from end to end: from the first idea, over finding and asking the right people, to the last chair that is stacked at night.",
    ),
  },
} as const;
