import { useEffect, useState } from "react";
import { language } from "../domain/words/say.ts";

/** What a state is called, or a district of it. */
export type PlaceName = (state: string, district?: string) => string;

const inEnglish: PlaceName = (state, district = state) => district;

/** What places are called in the language of the page: in English until their names have come, and where there are none. */
export function usePlaceNames(): PlaceName {
  const [named, setNamed] = useState<PlaceName>(() => inEnglish);
  useEffect(() => {
    if (language() === "en") return;
    let gone = false;
    void Promise.all([
      import("../domain/places/place-said.ts"),
      ["hi", "mr"].includes(language()) ? null : import("../domain/places/places-in-five-scripts.ts"),
    ]).then(
      ([{ placeSaid }]) => gone || setNamed(() => placeSaid),
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, []);
  return named;
}

/** Places as the choices of a field; until their names have come the server's page and the browser's are the same. */
export const placeOptions = (names: readonly string[], said: (name: string) => string) =>
  names.map((value) => {
    const label = said(value);
    return label === value ? value : { value, label };
  });
