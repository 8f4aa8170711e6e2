import type { ReactNode } from "react";

/** The info box: what is known, line by line; empty lines are left out. */
export function ListingFacts({
  title,
  facts,
}: {
  title: string;
  facts: readonly (readonly [label: string, value: ReactNode])[];
}) {
  const known = facts.filter(([, value]) => value !== "" && value !== null && value !== undefined);
  return (
    <section aria-labelledby="info">
      <h2 id="info">{title}</h2>
      <dl className="facts">
        {known.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** A list of short words as chips: uses, cities, amenities. */
export function ChipList({ items }: { items: readonly string[] }) {
  return (
    <ul className="lchips">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
