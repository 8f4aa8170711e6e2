export interface DistrictOption {
  name: string;
  /** What it is called where the page is in another language. */
  label?: string | undefined;
  /** Other names people know it by, such as 'Bangalore' for 'Bengaluru Urban'. */
  aliases: readonly string[];
}

const plain = (text: string) =>
  text
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** The districts whose name or alias has a word that begins with the text; all of them for an empty text. */
export function matchDistricts<D extends DistrictOption>(districts: readonly D[], text: string): D[] {
  const wanted = plain(text);
  if (!wanted) return [...districts];
  return districts.filter(({ name, label = "", aliases }) =>
    [name, label, ...aliases].some((known) => ` ${plain(known)}`.includes(` ${wanted}`)),
  );
}

/** The alias that made a district match, for showing it beside the name; undefined if the name itself did. */
export function matchedAlias(district: DistrictOption, text: string): string | undefined {
  const wanted = plain(text);
  if (!wanted || ` ${plain(district.name)}`.includes(` ${wanted}`)) return undefined;
  return district.aliases.find((alias) => ` ${plain(alias)}`.includes(` ${wanted}`));
}
