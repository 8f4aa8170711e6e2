/** What was understood of a question, in the language of the page: for the server, where labels are made in English. */
import { placeSaid } from "../../../domain/places/place-said.ts";
import { placesCalled } from "../../../domain/places/places.ts";
import { unitWords } from "../../../domain/price-lines.ts";
import { language, say } from "../../../domain/words/say.ts";

function saidPart(label: string): string {
  const [, most] = /^up to (₹.+)$/.exec(label) ?? [];
  if (most) return say("up to {amount}", { amount: most });
  const [, least] = /^from (₹.+)$/.exec(label) ?? [];
  if (least) return say("from {amount}", { amount: least });
  const [, number, unit] = /^([\d,]+) (.+)$/.exec(label) ?? [];
  if (number && unit) return `${number} ${unitWords(unit, Number(number.replaceAll(",", "")))}`;
  const said = say(label);
  const [place] = said === label ? placesCalled(label) : [];
  return place ? placeSaid(place.state, place.district || place.state) : said;
}

/** 'Singer or Dancer' → 'सिंगर या डांसर', 'Indore' → 'इंदौर', 'up to ₹50,000'. Words that somebody typed stay. */
export const saidLabel = (label: string): string =>
  language() === "en"
    ? label
    : label
        .split(" or ")
        .map(saidPart)
        .reduce((all, one) => say("{all} or {one}", { all, one }));
