import { language, say } from "../../../domain/words/say.ts";
import { BRAND } from "../../../domain/brand.ts";
import { formatDay } from "../../../domain/dates.ts";
import { Rich } from "../../../ui/rich.tsx";
import type { LegalPart, LegalSection } from "../content/legal.ts";
import { PageBanner } from "./page-banner.tsx";

export interface LegalPageProps {
  title: string;
  intro: string;
  sections: readonly LegalSection[];
  /** The day in India, as ISO day. */
  today: string;
  /** The ISO day since when this version is in force; consent refers to it. */
  version: string;
}

function Part({ part }: { part: LegalPart }) {
  if (typeof part === "string") return <p>{part}</p>;
  if ("list" in part) {
    return (
      <ul>
        {part.list.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    );
  }
  return (
    <dl>
      {part.terms.map(({ term, text }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Privacy Policy or Terms: dated, in sections, with the e-mail that answers questions (specification, part 1, section 2.9). */
export function LegalPage({ title, intro, sections, today, version }: LegalPageProps) {
  return (
    <>
      <PageBanner title={title} />
      <div className="wrap legal">
        <nav aria-labelledby="legal-contents">
          <h2 id="legal-contents">{say("On this page")}</h2>
          <ol>
            {sections.map((section) => (
              <li key={section.id}>
                <a href={`#${section.id}`}>{section.title}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="legal-text">
          {language() === "en" ? null : (
            <p>{say("This is a translation: where it and the English text differ, the English decides.")}</p>
          )}
          <p className="legal-dates">
            <span>{say("Last updated: {day}", { day: formatDay(today) })}</span>
            <span>{say("Version {version}, in force since {day}", { version, day: formatDay(version) })}</span>
          </p>
          <p className="lead">{intro}</p>
          {sections.map((section) => (
            <section key={section.id} id={section.id} aria-labelledby={`${section.id}-title`}>
              <h2 id={`${section.id}-title`}>{section.title}</h2>
              {section.parts.map((part, at) => (
                // Parts of a section are a fixed list without identity of their own.
                // eslint-disable-next-line react/no-array-index-key
                <Part key={at} part={part} />
              ))}
            </section>
          ))}
          <p>
            <Rich
              text={say("Questions? Write to <a>{mail}</a>.", { mail: BRAND.email.contact })}
              as={{
                a: (words) => (
                  <a href={`mailto:${BRAND.email.contact}`} className="wrap-anywhere">
                    {words}
                  </a>
                ),
              }}
            />
          </p>
        </div>
      </div>
    </>
  );
}
