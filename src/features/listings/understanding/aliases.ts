/** What one word is called in other words: the groups of `alias-groups.ts`, ready to be asked. Pure. */
import { ALIAS_GROUPS } from "./alias-groups.ts";
import { questionWords, stem } from "./question-words.ts";

/** A phrase, and the word or phrase by which the trade says it. */
export type Alias = { said: readonly string[]; head: readonly string[] };

const groups = ALIAS_GROUPS.trim()
  .split("\n")
  .map((line) => line.split(/[:,]/).map(questionWords));

/** Every alias, the head of a group by its own name among them. */
export const ALIASES: readonly Alias[] = groups.flatMap(([head = [], ...others]) =>
  [head, ...others].map((said) => ({ said, head })),
);

const heads = new Map<string, string>();
for (const { said, head } of ALIASES)
  if (said.length === 1 && head.length === 1 && !heads.has(said[0]!)) heads.set(said[0]!, head[0]!);

/** The word of the trade for a word: 'wedding' for 'shaadi' and 'शादी'; itself where it is that, or has none. */
export function headOf(word: string): string {
  const head = heads.get(word) ?? heads.get(stem(word)) ?? word;
  return head === stem(word) ? word : head;
}

const membersByHead = new Map(groups.map((members) => [members[0]!.join(" "), members]));

/** All ways to say what is called so, the head of the group first; none for a word without a group. */
export const membersOf = (head: string): readonly (readonly string[])[] =>
  membersByHead.get(head) ?? membersByHead.get(stem(head)) ?? [];
