import { BRAND } from "../../../domain/brand.ts";

/** What is collected for what, said before it is collected (DPDP Act 2023), and how to take it back. */
export function ConsentNotice() {
  return (
    <p className="hint">
      We use your name, date of birth and gender for your account and to see that you are 18 or older, and your mobile and e-mail to sign you in and to write to you about bookings. You can see, correct or delete all of it and withdraw
      your consent at any time on your account page; questions go to <a href={`mailto:${BRAND.email.privacy}`}>{BRAND.email.privacy}</a>.
    </p>
  );
}
