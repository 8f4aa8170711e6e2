import { later } from "../../../ui/later.tsx";

const load = () => import("./save-cards.tsx");
const here = import.meta.env.SSR ? await load() : null;

/** In the page from the start: cards are saved without its script, too. */
export const SaveCards = later(here?.SaveCards, async () => (await load()).SaveCards);
