import type { DetailSection } from "../../listings/detail-description.ts";
import { ChipList } from "../../listings/parts/listing-facts.tsx";

const idOf = (title: string) => title.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, "-");
/** What does not stand in half of the column. */
const LONG = 28;

function Facts({ facts }: { facts: NonNullable<DetailSection["facts"]> }) {
  return (
    <dl className="facts">
      {facts
        .filter(([, value]) => value !== "")
        .map(([label, value]) => (
          <div key={label} className={value.length > LONG ? "full" : undefined}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}

/** What a listing tells, part by part. */
export function DetailSections({ sections }: { sections: readonly DetailSection[] }) {
  return sections.map(({ title, facts, chips, lines, text }) => (
    <section key={title} aria-labelledby={idOf(title)}>
      <h2 id={idOf(title)}>{title}</h2>
      {facts ? <Facts facts={facts} /> : null}
      {chips ? <ChipList items={chips} /> : null}
      {lines ? (
        <ul className="llist">
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      ) : null}
      {text ? <p className={facts ? "soft mt-4 whitespace-pre-line" : "whitespace-pre-line"}>{text}</p> : null}
    </section>
  ));
}
