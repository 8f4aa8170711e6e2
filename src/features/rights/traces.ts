/** What names a person in the records that speak of them. Pure. */
import type { Traces } from "../../platform/personal-data.server.ts";

/** '+919826012345' as people and mails write it. */
export function spellingsOf(mobile: string): string[] {
  const ten = mobile.slice(-10);
  return [mobile, `+91 ${ten.slice(0, 5)} ${ten.slice(5)}`, `${ten.slice(0, 5)} ${ten.slice(5)}`, ten];
}

/** A name belongs to its person alone when it has several words. */
export function tracesOf({
  contacts,
  names,
}: {
  contacts: readonly (string | null)[];
  names: readonly (string | null)[];
}): Traces {
  const told = (list: readonly (string | null)[]) => [
    ...new Set(list.flatMap((text) => (text?.trim() ? [text.trim()] : []))),
  ];
  const [sure, all] = [told(contacts), told(names)];
  return { words: [...sure, ...all], unmistakable: [...sure, ...all.filter((name) => /\s/.test(name))] };
}
