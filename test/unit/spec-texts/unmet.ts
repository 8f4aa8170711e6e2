/** Quoted texts of the specification that no test meets on a page or in an answer: nobody comes there without a username. */
export type UnmetText = readonly [text: string, where: string, source: string, pattern?: RegExp];

// The text, the screen or call it belongs to, the file that says it, and how the file builds it where it does.
export const UNMET: readonly UnmetText[] = [
  ["Username not found in profile data!", "screen: /ProfileVerification", "src/features/managers/manager-messages.ts"],
];
