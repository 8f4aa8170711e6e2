/** Texts of the specification that the product does not show as they stand there. */
export const EXCEPTIONS: readonly { text: string; where: string; instead: string; reason: string }[] = [
  {
    text: "State is required",
    where: "a missing CompanyName at the manager registration",
    instead: "the company name is optional",
    reason: "DECISIONS 14: a copy error of the original",
  },
  {
    text: "Invalid username format",
    where: "call: POST api/twilio/send-otp",
    instead: "Invalid username format.",
    reason: "DECISIONS 8a: one spelling, the one that the specification quotes for the form",
  },
  {
    text: "Loading",
    where: "the route guard",
    instead: "a redirect of the server",
    reason: "DECISIONS 5: the guard runs on the server; 'Loading' shows while a navigation waits",
  },
  {
    text: "Artist Registration to /ComingPage",
    where: "the Registration menu",
    instead: "/BasicDetail",
    reason: "DECISIONS 3: the variant that leads to a working page",
  },
  {
    text: "{phone}, {email}, {host}",
    where: "footer, contact and calls",
    instead: "the settings of the brand",
    reason: "DECISIONS 6: they stand for values",
  },
  {
    text: "'true' and 'false' of keepExistingPhoto",
    where: "call: PUT api/volunteersManager/profile/{username}",
    instead: "what is sent, never shown",
    reason: "DECISIONS 21: field values of a call, held by the API tests",
  },
];
