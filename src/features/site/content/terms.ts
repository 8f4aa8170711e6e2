import { BRAND } from "../../../domain/brand.ts";
import { say } from "../../../domain/words/say.ts";
import type { LegalSection } from "./legal.ts";

const { company, name, email, grievanceOfficer: officer, headOffice, jurisdiction } = BRAND;

/** In the language of the page; the English one counts. */
export const termsIntro = (): string =>
  say(
    'These terms are an agreement between you and {company}, {office} ("we"), about the use of {name}. By creating an account, publishing a listing or sending an enquiry you accept them. They are an electronic record under the Information Technology Act, 2000.',
    { company, office: say(headOffice.shown), name },
  );

/** 18 years and the courts of Madhya Pradesh are the specification's (part 1, section 2.9); the rest is ours. */
export const terms = (): readonly LegalSection[] => [
  {
    id: "who",
    title: say("Who may use the site"),
    parts: [
      say(
        "You must be at least 18 years old. One person keeps one account, with true data and a mobile number of their own. Keep your password and codes to yourself: what is done through your account counts as done by you, until you tell us that somebody else has it.",
      ),
    ],
  },
  {
    id: "what",
    title: say("What we do, and what we do not"),
    parts: [
      say(
        "{name} shows listings of artists, venues, volunteers, planners and equipment, and carries requests between organisers and the people listed. We are an intermediary: the agreement about an event is made between you and the person you book. We are not a party to it, do not employ the people listed, and do not promise that a request is accepted.",
        { name },
      ),
      say(
        "Looking around, sending an enquiry and being listed are free of charge. We take no payments on the site; who asks you for money in our name is not us.",
      ),
    ],
  },
  {
    id: "organisers",
    title: say("If you organise"),
    parts: [
      {
        list: [
          say("Describe the event, the work, the hours and the place truthfully."),
          say(
            "Agree in writing on pay, food, travel and cancellation before the day. Where a listing states terms, such as an advance, they apply between you and that person.",
          ),
          say(
            "Where you agree on a price here, all comes back within 24 hours of the agreement, whoever calls it off, if the day is a week away or more; after that, what comes back stands in the agreement.",
          ),
          say(
            "You answer for a safe and lawful place of work, for permissions (sound, police, fire, food) and for the applicable taxes.",
          ),
          say("Volunteers give their time freely: do not use them in place of staff whom a law obliges you to pay."),
        ],
      },
    ],
  },
  {
    id: "listed",
    title: say("If you are listed"),
    parts: [
      {
        list: [
          say("Show only your own work, photos and qualifications, and keep them up to date."),
          say("Answer requests, keep what you confirmed, and tell the organiser at once if you cannot."),
          say("Use the contact data of an organiser for that event only."),
          say("You answer for your own taxes, licences and insurance."),
        ],
      },
      say(
        "Some listings appear only after we have looked at them. We can decline one and tell you why; you can correct it and send it again.",
      ),
    ],
  },
  {
    id: "content",
    title: say("What you publish"),
    parts: [
      say(
        "Your texts, photos and reviews stay yours. You allow us to show them on the site, in search results and in shared links, free of charge, until you remove them.",
      ),
      {
        list: [
          say(
            "Nothing unlawful, obscene, hateful, defamatory or misleading, nothing that harms children, and nothing that breaks the rights of others.",
          ),
          say("Reviews come from your own experience, one for each person, and never of yourself."),
          say("No advertising by message, no copying of the site by machine, no attempts to break or overload it."),
        ],
      },
      say(
        "We remove what breaks these rules or the law, and can suspend the account; we tell you the reason, and you can complain to the grievance officer.",
      ),
    ],
  },
  {
    id: "privacy",
    title: say("Personal data"),
    parts: [
      say(
        "The Privacy Policy says what we collect and what you can ask of us. It names its version, and your consent refers to that version.",
      ),
    ],
  },
  {
    id: "liability",
    title: say("What we answer for"),
    parts: [
      say(
        "We run the site with care, but cannot promise that it is always reachable or that every listing is right. We answer for damage that we cause by intent or gross negligence, and for what the law does not allow us to exclude. For the rest, as far as the law permits, we do not answer for what organisers and listed people do or leave undone. Your rights under the Consumer Protection Act, 2019 stay as they are.",
      ),
    ],
  },
  {
    id: "ending",
    title: say("Ending it"),
    parts: [
      say(
        "You can have your account closed at any time; one line to us is enough. Bookings that were confirmed before stay agreed between you and the other person. We can end an account that breaks these terms.",
      ),
    ],
  },
  {
    id: "law",
    title: say("Law and courts"),
    parts: [
      say(
        "The laws of India apply. The courts of {jurisdiction} decide disputes. A consumer may also turn to the consumer commission at their own place.",
        { jurisdiction: say(jurisdiction) },
      ),
    ],
  },
  {
    id: "grievance",
    title: say("Complaints and contact"),
    parts: [
      say(
        "Grievance officer: {name}, {mail}. Complaints are acknowledged within 24 hours and settled within 15 days. Other questions: {contact}.",
        { name: officer.name, mail: officer.email, contact: email.contact },
      ),
    ],
  },
  {
    id: "changes",
    title: say("Changes of these terms"),
    parts: [
      say(
        "Each version has a date, which stands on top of this page. We announce a change of substance before it applies, and ask for your consent where the law wants it.",
      ),
    ],
  },
];
