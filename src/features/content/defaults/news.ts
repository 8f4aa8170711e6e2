/** News & Blog: our words, and the public page each of them leads to. The first three are the home page's blog posts. */
import { text } from "../../../domain/words/say.ts";
export interface NewsItem {
  title: string;
  description: string;
  /** Decoration: it says nothing that the words do not. */
  image: string;
  /** An external https page, opened in a new tab. */
  href: string;
  /** Whose page that is. */
  source: string;
}

export const NEWS: readonly NewsItem[] = [
  {
    title: text("India’s festivals on one calendar"),
    description: text(
      "Planning a fair or a tour around a festival? The Ministry of Tourism keeps a calendar of festivals, temples and live darshans, state by state. A good first look before you fix a date.",
    ),
    image: "/art/cover-blog-1.svg",
    href: "https://utsav.gov.in/",
    source: text("Utsav, Ministry of Tourism"),
  },
  {
    title: text("How loud is too loud after ten at night"),
    description: text(
      "Loudspeakers in the open need written permission, and the night begins at ten. The Central Pollution Control Board explains the noise rules and the limits for homes, markets and silence zones.",
    ),
    image: "/art/cover-blog-2.svg",
    href: "https://cpcb.nic.in/",
    source: text("Central Pollution Control Board"),
  },
  {
    title: text("Crowds are planned, not hoped for"),
    description: text(
      "Entry and exit, barricades, water, first aid and one person who may stop the show: the National Disaster Management Authority has written down what large gatherings need.",
    ),
    image: "/art/cover-blog-3b.svg",
    href: "https://ndma.gov.in/",
    source: text("National Disaster Management Authority"),
  },
  {
    title: text("Forts, ghats and lawns worth a journey"),
    description: text(
      "A destination event begins with the destination. Incredible India shows places in every state, with the season to go and the way to get there.",
    ),
    image: "/art/cover-gal-g4.svg",
    href: "https://www.incredibleindia.gov.in/",
    source: text("Incredible India"),
  },
  {
    title: text("What the government announced this week"),
    description: text(
      "New rules for tourism, culture, sport and small businesses are published here first, in English, Hindi and other languages of India.",
    ),
    image: "/art/cover-gal-g2.svg",
    href: "https://www.pib.gov.in/",
    source: text("Press Information Bureau"),
  },
];

/** How many of them stand on the home page. */
export const HOME_POSTS = 3;
