/** News & Blog: our words, and the public page each of them leads to. The first three are the home page's blog posts. */
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
    title: "India’s festivals on one calendar",
    description:
      "Planning a fair or a tour around a festival? The Ministry of Tourism keeps a calendar of festivals, temples and live darshans, state by state. A good first look before you fix a date.",
    image: "/art/cover-blog-1.svg",
    href: "https://utsav.gov.in/",
    source: "Utsav, Ministry of Tourism",
  },
  {
    title: "How loud is too loud after ten at night",
    description:
      "Loudspeakers in the open need written permission, and the night begins at ten. The Central Pollution Control Board explains the noise rules and the limits for homes, markets and silence zones.",
    image: "/art/cover-blog-2.svg",
    href: "https://cpcb.nic.in/",
    source: "Central Pollution Control Board",
  },
  {
    title: "Crowds are planned, not hoped for",
    description:
      "Entry and exit, barricades, water, first aid and one person who may stop the show: the National Disaster Management Authority has written down what large gatherings need.",
    image: "/art/cover-blog-3b.svg",
    href: "https://ndma.gov.in/",
    source: "National Disaster Management Authority",
  },
  {
    title: "Forts, ghats and lawns worth a journey",
    description:
      "A destination event begins with the destination. Incredible India shows places in every state, with the season to go and the way to get there.",
    image: "/art/cover-gal-g4.svg",
    href: "https://www.incredibleindia.gov.in/",
    source: "Incredible India",
  },
  {
    title: "What the government announced this week",
    description:
      "New rules for tourism, culture, sport and small businesses are published here first, in English, Hindi and other languages of India.",
    image: "/art/cover-gal-g2.svg",
    href: "https://www.pib.gov.in/",
    source: "Press Information Bureau",
  },
];

/** How many of them stand on the home page. */
export const HOME_POSTS = 3;
