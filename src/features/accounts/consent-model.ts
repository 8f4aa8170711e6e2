/** What people agree to, purpose by purpose (DPDP Act 2023): the record stands in the table `consents`. Pure. */
import { text } from "../../domain/words/say.ts";
export const CONSENT_PURPOSES = ["terms-and-privacy", "public-profile", "area-mails", "whatsapp"] as const;
export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number];

/** What each purpose means, and what taking the consent back does. */
export const CONSENT_WORDS: Record<ConsentPurpose, { label: string; text: string; withdrawing: string }> = {
  "terms-and-privacy": {
    label: text("Your account"),
    text: text(
      "We keep your name, date of birth, gender, mobile and e-mail to sign you in and to bring your bookings to the right person.",
    ),
    withdrawing: text("Without it there can be no account: to take it back, delete your account on this page."),
  },
  "public-profile": {
    label: text("Your public profile and listings"),
    text: text("Everybody can find and book what you registered: your words, your photos and what your switches show."),
    withdrawing: text(
      "Taken back, all of it leaves the site at once and nobody can ask you. Give it again, and it returns as it was.",
    ),
  },
  "area-mails": {
    label: text("E-mails about requests in your districts"),
    text: text("At most one e-mail a day when somebody looks for volunteers where you work."),
    withdrawing: text(
      "Taken back, we write to you only about your own requests. You still see the others under the bell.",
    ),
  },
  whatsapp: {
    label: text("Messages on WhatsApp"),
    text: text(
      "When somebody asks for a booking, or answers your request, we write to you on WhatsApp, at the mobile number of your account. No advertising comes there.",
    ),
    withdrawing: text(
      "Switched off, such messages come by SMS and e-mail. You can also answer STOP on WhatsApp, at any time.",
    ),
  },
};

/** Where a consent stands. Instants are ISO texts; `version` is that of the Privacy Policy it was given to. */
export type ConsentView = {
  purpose: ConsentPurpose;
  given: boolean;
  version: string | null;
  givenAt: string | null;
  withdrawnAt: string | null;
  /** False for the one that the account stands on. */ withdrawable: boolean;
};

export const CONSENT_MESSAGES = {
  given: text("Noted: you agree."),
  withdrawn: text("Noted: you took your consent back."),
  needed: text("The account stands on this consent. To take it back, delete the account."),
  closing: text("Your account is being closed. Log in again to keep it."),
} as const;
