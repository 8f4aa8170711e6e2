/** What Privacy Policy and Terms and Conditions are made of. */
export type LegalPart =
  | string
  /** Lines with a dot. */
  | { list: readonly string[] }
  /** A word and what it means, such as a purpose and the data it needs. */
  | { terms: readonly { term: string; text: string }[] };

export interface LegalSection {
  /** For links to the section. */
  id: string;
  title: string;
  parts: readonly LegalPart[];
}
