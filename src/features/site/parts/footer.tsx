import { Link } from "react-router";
import { BRAND } from "../../../domain/brand.ts";
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
            <p>{BRAND.blurb}</p>
            <SocialLinks />
          </div>
          <div>
            <FooterHeading>Book</FooterHeading>
            <ul>
              {footerBookLinks(session).map(({ label, path }) => (
                <li key={path}>
                  <Link to={path}>{label}</Link>
                </li>
              ))}
            </ul>
          </div>
          <div>
            <FooterHeading>{session.actor ? "Your account" : "Join"}</FooterHeading>
            <ul>
              {volunteer ? (
                <li>
                  <Link to={volunteer}>As a volunteer</Link>
                </li>
              ) : null}
              <li>
                <Link to="/Registration">As a vendor</Link>
              </li>
              {session.actor ? (
                <li>
                  <Link to="/MyDashBoard">My Dashboard</Link>
                </li>
              ) : (
                <li>
                  <Link to="/signup">Create an account</Link>
                </li>
              )}
            </ul>
          </div>
          <FooterContact />
        </div>
        <div className="foot-end">
          <span className="py-2">© {BRAND.company}</span>
          <span className="py-2">
            Grievance officer: {officer.name},{" "}
            <a href={`mailto:${officer.email}`} className={inSentence}>
              {officer.email}
            </a>
          </span>
          {footerLegalLinks.map(({ label, path }) => (
            <Link key={path} to={path}>
              {label}
            </Link>
          ))}
          <span className="py-2">
            Portraits: built on{" "}
            <a href="https://www.figma.com/community/file/829741575478342595" rel="noopener" className={inSentence}>
              Avatar Illustration System
            </a>{" "}
            by Micah Lanier,{" "}
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
