/** People's names: capitalised where it is safe (spec 001 section 2), and shown. */
/** Small words that stay small inside a name: 'Rutger van der Berg', 'Zia ul Haq'. */
const particles = new Set(["van", "der", "den", "von", "de", "da", "dos", "bin", "binti", "ibn", "ul", "ur"]);
/** Those that also stay small at the beginning of a surname. */
const leading = new Set(["van", "von"]);

const latinLetters = /^(?:[\p{Script=Latin}\p{M}]|[^\p{L}\p{N}])+$/u;
/** A letter at the start, after a hyphen or a dot, or after a one-letter prefix and an apostrophe (D'Souza). */
const capitalPlaces = /(?=\p{Ll})(?<=^[^\p{L}\p{N}]*|[-.]|(?:^|-)\p{L}['’])\p{Ll}/gu;

function capital(letter: string): string {
  const upper = letter.toUpperCase();
  // 'ß' would become 'SS'.
  return upper.length === letter.length ? upper : letter;
}

function capitaliseWord(word: string): string {
  // Whoever typed a capital has decided; other scripts have none; 'ravi99' is no name.
  if (word !== word.toLowerCase() || !latinLetters.test(word)) return word;
  return word.replace(capitalPlaces, capital);
}

/**
 * Capital first letters for Latin words typed all in lower case: 'asha d'souza' → 'Asha D'Souza'.
 * Leaves alone: words with a capital ('McDonald', 'RK'), 'van der' before another word,
 * other scripts, and all spaces (the text may still be being typed).
 */
export function autoCapitalise(text: string): string {
  const pieces = text.split(/(\s+)/u);
  const last = pieces.findLastIndex((piece) => /\S/u.test(piece));
  const first = pieces.findIndex((piece) => /\S/u.test(piece));
  const startsSmall = leading.has(pieces[first] ?? "");
  return pieces
    .map((piece, at) => {
      const stays = particles.has(piece) && at < last && (at > first || startsSmall);
      return stays ? piece : capitaliseWord(piece);
    })
    .join("");
}

/** First and last name for showing. A last name of '.' stands for none (DECISIONS 7) and is not shown. */
export function displayName(first: string | null | undefined, last: string | null | undefined): string {
  const surname = last?.trim() ?? "";
  return [first?.trim() ?? "", surname === "." ? "" : surname].filter(Boolean).join(" ");
}
