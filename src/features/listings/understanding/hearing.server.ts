/** Words in any script of India that sound like one of the trade or a place: 'ફોટોગ્રાફર', 'फोटोग्राफर', 'লখনউ'. */
import { everyPlaceName } from "../../../domain/places/places-search.ts";
import type { Db } from "../../../platform/database/database.server.ts";
import { ALIASES } from "./aliases.ts";
import type { Reading } from "./read-question.ts";
import { questionWords } from "./question-words.ts";
import { TRADE_WORDS } from "./small-words.ts";
import { consonantsIn, isLatin } from "./sounding.ts";
import type { Vocabulary } from "./vocabulary.ts";
import { soundsOf } from "./word-index.server.ts";
import type { KnownWord } from "./word-index.server.ts";

/** With fewer consonants a sound is that of too many words. */
const ENOUGH = 2;
/** From here on a word is one of the trade although some listing has it written so. */
const SURE = 3;

/** What the trade and places are called, by sound: the first of a sound is meant, and common words come first. */
async function vocabularyByEar(db: Db, { phrases }: Vocabulary): Promise<ReadonlyMap<string, string>> {
  const words = [
    ...new Set([
      ...ALIASES.flatMap(({ said, head }) => [...head, ...said]),
      ...TRADE_WORDS,
      ...[...phrases.keys()].flatMap((phrase) => phrase.split(" ")),
      ...[...everyPlaceName()].flatMap(questionWords),
    ]),
  ].filter((word) => !/\d/.test(word));
  const found = new Map<string, string>();
  for (const [at, sound] of (await soundsOf(db, words)).entries())
    if (consonantsIn(sound) >= ENOUGH && !found.has(sound)) found.set(sound, words[at]!);
  return found;
}

const kept = new WeakMap<Vocabulary, Promise<ReadonlyMap<string, string>>>();

/** Asked once in the life of a process, and again where that failed. */
function byEar(db: Db, vocabulary: Vocabulary): Promise<ReadonlyMap<string, string>> {
  const made =
    kept.get(vocabulary) ??
    vocabularyByEar(db, vocabulary).catch((error: unknown) => {
      kept.delete(vocabulary);
      throw error;
    });
  kept.set(vocabulary, made);
  return made;
}

/** Of the words that were not understood those that sound like one of the trade or a place, and that one. */
export async function heardIn(
  db: Db,
  { said, words, rest, together }: Reading,
  known: ReadonlyMap<string, KnownWord>,
  vocabulary: Vocabulary,
): Promise<ReadonlyMap<string, string>> {
  const strange = rest.flatMap((at) => {
    const looked = known.get(said[at]!);
    const consonants = consonantsIn(looked?.sound ?? "");
    return looked &&
      words[at] === said[at] &&
      !together.has(at) &&
      !isLatin(looked.word) &&
      consonants >= (looked.known ? SURE : ENOUGH)
      ? [looked]
      : [];
  });
  if (strange.length === 0) return new Map();
  const sounds = await byEar(db, vocabulary);
  return new Map(strange.flatMap(({ word, sound }) => (sounds.has(sound) ? [[word, sounds.get(sound)!]] : [])));
}
