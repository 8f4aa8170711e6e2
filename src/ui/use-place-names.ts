import { useCallback, useEffect, useState } from "react";
import { stateSaid } from "../domain/places/state-words.ts";
import { language } from "../domain/words/say.ts";

/** What a state is called, or a district of it. */
export type PlaceName = (state: string, district?: string) => string;

/** What districts are called in the language of the page, by their names in English. */
export type DistrictsSaid = Readonly<Record<string, string>>;

/** The names of all places in the language of the page. */
export async function placeNames(): Promise<PlaceName> {
  const [{ placeSaid }] = await Promise.all([
    import("../domain/places/place-said.ts"),
    ["hi", "mr"].includes(language()) ? null : import("../domain/places/places-in-five-scripts.ts"),
  ]);
  return placeSaid;
}

/**
 * What places are called in the language of the page. States are so at once, on the server and without a script; a
 * district is called in English until the names of all have come.
 * @param known districts that the page itself brings: those of a state that is chosen already
 */
export function usePlaceNames(known?: DistrictsSaid): PlaceName {
  const [named, setNamed] = useState<PlaceName | null>(null);
  useEffect(() => {
    if (language() === "en") return;
    let gone = false;
    void placeNames().then(
      (named_) => gone || setNamed(() => named_),
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, []);
  const atFirst: PlaceName = useCallback(
    (state, district) => (district === undefined ? stateSaid(state) : (known?.[district] ?? district)),
    [known],
  );
  return named ?? atFirst;
}

/** Places as the choices of a field. */
export const placeOptions = (names: readonly string[], said: (name: string) => string) =>
  names.map((value) => {
    const label = said(value);
    return label === value ? value : { value, label };
  });
