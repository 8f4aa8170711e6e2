/** What one part of an entry is called, and what it says; '' for nothing. */
type Part = readonly [label: string, words: string];

/** An entry of a list: what it is called, which its first part says, and the rest of it, 'Seated guests: 480, Standing guests: 720'. */
export function entryWords([[, name] = ["", ""], ...others]: readonly Part[]): [name: string, rest: string] {
  const told = others.filter(([, words]) => words !== "");
  return [name, told.map(([label, words]) => `${label}: ${words}`).join(", ")];
}

/** The same of several on one line: 'Lawn (Seated guests: 480, Standing guests: 720); Terrace (Seated guests: 60)'. */
export const entriesInLine = (entries: readonly (readonly Part[])[]): string =>
  entries
    .map(entryWords)
    .map(([name, rest]) => (name && rest ? `${name} (${rest})` : name || rest))
    .filter(Boolean)
    .join("; ");
