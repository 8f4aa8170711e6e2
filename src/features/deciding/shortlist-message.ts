import { fitsAddress, handOff } from "../../domain/hand-off.ts";
import type { ShortlistGroup } from "./shortlist-model.ts";

/** What goes along with a link: why, and who stands on the list by kind where an address has room for it. */
export function shortlistMessage(groups: readonly ShortlistGroup[], why: string, address: string): string {
  const lines = groups.flatMap(({ label, listings }) => {
    const open = listings.flatMap(({ closed, title }) => (closed ? [] : [title]));
    return open.length > 0 ? [`${label}: ${open.join(", ")}`] : [];
  });
  return handOff([[why, ...lines].join("\n"), why], address, fitsAddress);
}
