import { BRAND } from "../../../domain/brand.ts";
import { BACKUP_DAYS } from "../../../domain/limits.ts";
import { say } from "../../../domain/words/say.ts";
import { GRACE_DAYS } from "../../accounts/retention.ts";
import type { LegalSection } from "./legal.ts";

const { company, name, email, grievanceOfficer: officer, headOffice } = BRAND;

/** In the language of the page; so is all that follows. */
export const privacyIntro = (): string =>
  say(
    'This is the notice of {company} ("we") under the Digital Personal Data Protection Act, 2023 and its Rules. It says which personal data {name} collects, for what, how long we keep it and what you can ask of us. We collect nothing that is not named here.',
    { company, name },
  );

/** The notice by purpose, the rights, and whom to ask (DPDP Act 2023, Rules 2025; specification, part 1, section 2.9). */
export const privacy = (): readonly LegalSection[] => [
  {
    id: "purposes",
    title: say("What we collect, and for what"),
    parts: [
      say(
        "Each purpose stands alone: where you do not use a part of the site, we do not collect the data of that part.",
      ),
      {
        terms: [
          {
            term: say("Your account"),
            text: say(
              "Name, username, e-mail, mobile number, date of birth, gender and password (kept only as a hash). To know you again, to send you sign-in codes, and to keep out people under 18.",
            ),
          },
          {
            term: say("Your profile, if you register one"),
            text: say(
              "What you write in the form: photos, address, places of work, education, experience, skills, awards. To show your profile to people who look for somebody like you. Phone, e-mail, full address and date of birth are shown only while their switches are on.",
            ),
          },
          {
            term: say("Your PAN or GSTIN, if you have it verified"),
            text: say(
              "The number, the name on the document and a photo of it. For our admins alone, to compare them, so that your pages can say that we have seen it. The photo is deleted with the decision. Of a PAN nothing is shown to others, of a GSTIN the code of the state and the last three characters.",
            ),
          },
          {
            term: say("Enquiries and bookings"),
            text: say(
              "Name, phone, e-mail, the event, its date, place and budget, and your message. To bring your request to the person you ask, or to volunteers of the district, and to answer you. Volunteers of a district who hear of an enquiry do not see your contact data.",
            ),
          },
          {
            term: say("Contact and call-back forms"),
            text: say(
              "Name, phone, the service, and what you add. To answer you. Your consent is stored with the form.",
            ),
          },
          {
            term: say("Reports of listings"),
            text: say(
              "What you say is wrong, and your account where you are signed in. For our team alone, to look into it.",
            ),
          },
          {
            term: say("Ratings and reviews"),
            text: say("Your stars and words with your username. To help others choose."),
          },
          {
            term: say("Safety and running the site"),
            text: say(
              "The address of your connection, the kind of browser, the time of a request, and how often a form was sent. To stop misuse, to find faults and to count visits. A profile’s views are counted by visitor and day without a name.",
            ),
          },
        ],
      },
    ],
  },
  {
    id: "basis",
    title: say("Consent, and how to take it back"),
    parts: [
      say(
        "We process your data because you agreed to it: by the box at sign-up, the box in a form, or by publishing a profile. You can take back your consent at any time: turn off a switch of your profile, take out what you wrote, or open your account page, which lists each purpose with its version and date and a switch beside it. Without consent to your public profile it leaves the site at once. The account itself ends by deleting it, on the same page. What was done before stays lawful.",
      ),
      say(
        "Without consent we process only what the law allows or asks for, such as answering a court, or keeping logs for the security of the site.",
      ),
    ],
  },
  {
    id: "cookies",
    title: say("Cookies and what stays in your browser"),
    parts: [
      say("We set no advertising cookies, and no other company’s scripts run on our pages."),
      {
        list: [
          say("A session cookie, while you are signed in."),
          say("A cookie that counts your visit once; it ends with the browser session."),
          say("A cookie with the language that you have chosen, for a year."),
          say(
            "A cookie by which a browser you have logged in on is known, so that other people’s wrong guesses cannot keep you out.",
          ),
          say(
            "In your browser’s own storage: drafts of forms that you have begun (a logout forgets them), forms and photos that wait for the network until they are sent or you discard them, pages that you have visited, for when you are offline, and that you have seen the enquiry form, so that it does not come again.",
          ),
        ],
      },
    ],
  },
  {
    id: "sharing",
    title: say("Who receives it"),
    parts: [
      {
        list: [
          say("Everybody: what your public profile shows."),
          say("The person you book or ask: your request with your contact data."),
          say(
            "Companies that work for us under contract: hosting, and the senders of SMS, e-mail and, where you have switched it on, WhatsApp messages. They may use the data for that work only.",
          ),
          say("Authorities and courts, where a law of India obliges us."),
        ],
      },
      say("We do not sell personal data."),
    ],
  },
  {
    id: "retention",
    title: say("How long we keep it"),
    parts: [
      {
        terms: [
          {
            term: say("Account and profile"),
            text: say(
              "As long as the account exists. When you delete it on your account page, what you offer leaves the site at once; for {days} days a login brings everything back, and then the account, the profile, the photos, the sessions and the notifications are erased. Your reviews stay without your name.",
              { days: GRACE_DAYS },
            ),
          },
          {
            term: say("Your PAN or GSTIN"),
            text: say("Until you take it back or delete your account; one that we could not verify, 90 days."),
          },
          {
            term: say("Enquiries and bookings"),
            text: say(
              "As long as they are needed to answer, to carry out the booking and to settle a dispute over it. With your account your name, number, e-mail and words in them go; the other side keeps that there was a request.",
            ),
          },
          {
            term: say("Backups"),
            text: say(
              "An erased account is in no backup after {days} days. Should one have to be restored before, what was erased is erased again.",
              { days: BACKUP_DAYS },
            ),
          },
          {
            term: say("One-time codes"),
            text: say("They are valid for five minutes, are stored as a keyed hash only, and go a day later."),
          },
          { term: say("Sessions"), text: say("Until you log out, at most 30 days after their last use.") },
          {
            term: say("Who saw a profile"),
            text: say(
              "Only a hash that changes every day and leads back to nobody, for three days, to count each visitor once.",
            ),
          },
          { term: say("Notifications and settled reports"), text: say("One year.") },
          {
            term: say("Security logs"),
            text: say(
              "One year, as the Rules ask for. The log of decisions over profiles and accounts, two years; who has left is taken out of its words.",
            ),
          },
          {
            term: say("The record of your consent"),
            text: say(
              "As long as the account exists; after that only that there was consent, to what and when, without your name.",
            ),
          },
        ],
      },
    ],
  },
  {
    id: "rights",
    title: say("Your rights"),
    parts: [
      {
        list: [
          say(
            "Access: ‘Download my data’ on your account page gives you everything at once, with your photos; ask us who received it.",
          ),
          say("Correction and completion: in your profile, or by writing to us."),
          say("Erasure: ‘Delete my account’ on your account page; for what you sent without an account, write to us."),
          say("Nomination: name a person who may use these rights if you die or cannot act."),
          say("A grievance: to our officer first, and after that to the Data Protection Board of India."),
        ],
      },
      say(
        "For everything else write to {mail} from the e-mail of your account, or by post to {company}, {office}. We answer within 30 days; the Rules allow 90.",
        { mail: email.privacy, company, office: say(headOffice.shown) },
      ),
    ],
  },
  {
    id: "children",
    title: say("Nobody under 18"),
    parts: [
      say(
        "The site is for people aged 18 or older. We do not knowingly collect data of children, do not track them and show them no advertising. If you know of a child’s account, tell us: we will erase it.",
      ),
    ],
  },
  {
    id: "security",
    title: say("How we protect it"),
    parts: [
      say(
        "Connections are encrypted, passwords and codes are hashed, photos lose their place and camera data before they are stored, and only those who need it can see personal data. Should data be breached, we tell you and the Data Protection Board without delay: what happened, what it may mean for you, and what you can do.",
      ),
    ],
  },
  {
    id: "grievance",
    title: say("Grievance officer"),
    parts: [
      say(
        "{name}, {company}, {office}, {mail}. The officer acknowledges your complaint within 24 hours and settles it within 15 days. Questions about this policy: {contact}.",
        { name: officer.name, company, office: say(headOffice.shown), mail: officer.email, contact: email.contact },
      ),
    ],
  },
  {
    id: "changes",
    title: say("Changes"),
    parts: [
      say(
        "Each version has a date, which stands on top of this page and is recorded with your consent. If a change touches a purpose you agreed to, we ask you again before it applies to you.",
      ),
    ],
  },
];
