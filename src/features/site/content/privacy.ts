import { BRAND } from "../../../domain/brand.ts";
import type { LegalSection } from "./legal.ts";

const { company, name, email, grievanceOfficer: officer, headOffice } = BRAND;

export const PRIVACY_INTRO = `This is the notice of ${company} ("we") under the Digital Personal Data Protection Act, 2023 and its Rules. It says which personal data ${name} collects, for what, how long we keep it and what you can ask of us. We collect nothing that is not named here.`;

/** The notice by purpose, the rights, and whom to ask (DPDP Act 2023, Rules 2025; specification, part 1, section 2.9). */
export const PRIVACY: readonly LegalSection[] = [
  {
    id: "purposes",
    title: "What we collect, and for what",
    parts: [
      "Each purpose stands alone: where you do not use a part of the site, we do not collect the data of that part.",
      {
        terms: [
          { term: "Your account", text: "Name, username, e-mail, mobile number, date of birth, gender and password (kept only as a hash). To know you again, to send you sign-in codes, and to keep out people under 18." },
          { term: "Your profile, if you register one", text: "What you write in the form: photos, address, places of work, education, experience, skills, awards. To show your profile to people who look for somebody like you. Phone, e-mail, full address and date of birth are shown only while their switches are on." },
          { term: "Enquiries and bookings", text: "Name, phone, e-mail, the event, its date, place and budget, and your message. To bring your request to the person you ask, or to volunteers of the district, and to answer you. Volunteers of a district who hear of an enquiry do not see your contact data." },
          { term: "Contact and call-back forms", text: "Name, phone, the service, and what you add. To answer you. Your consent is stored with the form." },
          { term: "Ratings and reviews", text: "Your stars and words with your username. To help others choose." },
          { term: "Safety and running the site", text: "The address of your connection, the kind of browser, the time of a request, and how often a form was sent. To stop misuse, to find faults and to count visits. A profile’s views are counted by visitor and day without a name." },
        ],
      },
    ],
  },
  {
    id: "basis",
    title: "Consent, and how to take it back",
    parts: [
      "We process your data because you agreed to it: by the box at sign-up, the box in a form, or by publishing a profile. You can take back your consent at any time: turn off a switch of your profile, take out what you wrote, or ask us with one line to close the account. What was done before stays lawful.",
      "Without consent we process only what the law allows or asks for, such as answering a court, or keeping logs for the security of the site.",
    ],
  },
  {
    id: "cookies",
    title: "Cookies and what stays in your browser",
    parts: [
      "We set no advertising cookies, and no other company’s scripts run on our pages.",
      {
        list: [
          "A session cookie, while you are signed in.",
          "A cookie that counts your visit once; it ends with the browser session.",
          "A cookie by which a browser you have logged in on is known, so that other people’s wrong guesses cannot keep you out.",
          "In your browser’s own storage: drafts of forms that you have begun, and that you have seen the enquiry form, so that it does not come again.",
        ],
      },
    ],
  },
  {
    id: "sharing",
    title: "Who receives it",
    parts: [
      {
        list: [
          "Everybody: what your public profile shows.",
          "The person you book or ask: your request with your contact data.",
          "Companies that work for us under contract: hosting, and the senders of SMS and e-mail. They may use the data for that work only.",
          "Authorities and courts, where a law of India obliges us.",
        ],
      },
      "We do not sell personal data.",
    ],
  },
  {
    id: "retention",
    title: "How long we keep it",
    parts: [
      {
        terms: [
          { term: "Account and profile", text: "As long as the account exists. When you ask us to close it, the profile leaves the site first, and the data is erased within 30 days unless a law obliges us to keep it." },
          { term: "Enquiries and bookings", text: "As long as they are needed to answer, to carry out the booking and to settle a dispute over it; earlier, if you ask for erasure and no law obliges us to keep them." },
          { term: "One-time codes", text: "They are valid for five minutes and are stored as a keyed hash only." },
          { term: "Security logs", text: "One year, as the Rules ask for." },
          { term: "The record of your consent", text: "As long as we may have to prove it." },
        ],
      },
    ],
  },
  {
    id: "rights",
    title: "Your rights",
    parts: [
      {
        list: [
          "Access: a summary of your personal data, what we do with it, and who received it.",
          "Correction and completion: in your profile, or by writing to us.",
          "Erasure, where the purpose is over or consent is taken back.",
          "Nomination: name a person who may use these rights if you die or cannot act.",
          "A grievance: to our officer first, and after that to the Data Protection Board of India.",
        ],
      },
      `Write to ${email.privacy} from the e-mail of your account, or by post to ${company}, ${headOffice.shown}. We answer within 30 days; the Rules allow 90.`,
    ],
  },
  {
    id: "children",
    title: "Nobody under 18",
    parts: ["The site is for people aged 18 or older. We do not knowingly collect data of children, do not track them and show them no advertising. If you know of a child’s account, tell us: we will erase it."],
  },
  {
    id: "security",
    title: "How we protect it",
    parts: ["Connections are encrypted, passwords and codes are hashed, photos lose their place and camera data before they are stored, and only those who need it can see personal data. Should data be breached, we tell you and the Data Protection Board without delay: what happened, what it may mean for you, and what you can do."],
  },
  {
    id: "grievance",
    title: "Grievance officer",
    parts: [`${officer.name}, ${company}, ${headOffice.shown}, ${officer.email}. The officer acknowledges your complaint within 24 hours and settles it within 15 days. Questions about this policy: ${email.contact}.`],
  },
  {
    id: "changes",
    title: "Changes",
    parts: ["Each version has a date, which stands on top of this page and is recorded with your consent. If a change touches a purpose you agreed to, we ask you again before it applies to you."],
  },
];
