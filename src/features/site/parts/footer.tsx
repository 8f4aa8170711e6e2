import { Link } from "react-router";
import { BRAND } from "../../../domain/brand.ts";
import { say } from "../../../domain/words/say.ts";
import { HindiName } from "../../../ui/hindi-name.tsx";
import { Logo } from "../../../ui/mark.tsx";
import { becomeVolunteerPath, footerBookLinks, footerLegalLinks } from "../menu-links.ts";
import type { ShellSession } from "../shell-session.ts";
import { FooterContact, FooterHeading, SocialLinks } from "./footer-contact.tsx";

/** Links inside a sentence are underlined and as high as the line. */
const inSentence = "inline! underline";

/** The foot of every page: who we are, where we are, how to reach us, whose drawings we use. */
export function Footer({ session }: { session: ShellSession }) {
  const volunteer = becomeVolunteerPath(session);
  const officer = BRAND.grievanceOfficer;
  return (
    <footer className="foot scallop on-dark">
      <div className="wrap">
        <div className="foot-in">
          <div className="foot-brand">
            <Link to="/" className="logo">
              <Logo name={BRAND.name} tone="light" />
            </Link>
            <p>{say(BRAND.blurb)}</p>
            <SocialLinks />
          </div>
          <div>
            <FooterHeading>{say("Book", "heading")}</FooterHeading>
            <ul>
              {footerBookLinks(session).map(({ label, path }) => (
                <li key={path}>
                  <Link to={path}>{say(label)}</Link>
                </li>
              ))}
            </ul>
          </div>
          <div>
            <FooterHeading>{session.actor ? say("Your account") : say("Join")}</FooterHeading>
            <ul>
              {volunteer ? (
                <li>
                  <Link to={volunteer}>{say("As a volunteer")}</Link>
                </li>
              ) : null}
              <li>
                <Link to="/Registration">{say("As a vendor")}</Link>
              </li>
              {session.actor ? (
                <li>
                  <Link to="/MyDashBoard">{say("My Dashboard")}</Link>
                </li>
              ) : (
                <li>
                  <Link to="/signup">{say("Create an account")}</Link>
                </li>
              )}
            </ul>
          </div>
          <FooterContact />
        </div>
        <div className="foot-end">
          <span className="py-2">© {BRAND.company}</span>
          <span className="py-2">
            {say("Grievance officer: {name}", { name: officer.name })},{" "}
            <a href={`mailto:${officer.email}`} className={inSentence}>
              {officer.email}
            </a>
          </span>
          {footerLegalLinks.map(({ label, path }) => (
            <Link key={path} to={path}>
              {say(label)}
            </Link>
          ))}
          <span className="py-2">
            {say("Portraits: built on")}{" "}
            <a href="https://www.figma.com/community/file/829741575478342595" rel="noopener" className={inSentence}>
              Avatar Illustration System
            </a>
            , Micah Lanier,{" "}
            <a href="https://creativecommons.org/licenses/by/4.0/" rel="license noopener" className={inSentence}>
              CC BY 4.0
            </a>
          </span>
        </div>
      </div>
      <HindiName />
    </footer>
  );
}
