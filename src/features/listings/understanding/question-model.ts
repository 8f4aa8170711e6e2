/** What is understood of a question, as pages and calls tell it. */

/** What one part of a question asks for. */
export type PartKind = "category" | "kind" | "place" | "number" | "word";
/** A part of a question as it was understood; `typed` is how it stands there. */
export type QuestionPart = {
  what: PartKind;
  /** 'Singer', 'Indore', '300 guests'. */
  label: string;
  typed: string;
  /** Nothing has everything, and this was left out; or it narrows nothing by itself, as the number of '20 volunteers'. */
  used: boolean;
  /** The question without it. */
  without: string;
};

export type Understood = {
  /** What of the question counted: the beginning of a long one. */
  text: string;
  /** The key of the category that it speaks of. */
  category: string | null;
  parts: QuestionPart[];
  /** The question in the spelling in which it was understood, where that is another one. */
  corrected: string | null;
  /** What was left out so that something is found. */
  leftOut: string[];
  /** The question without what was left out. */
  kept: string;
};

/** So much of a question counts. */
export const QUESTION_LENGTH = 100;
/** More words than that narrow nothing. */
export const QUESTION_WORDS = 6;
