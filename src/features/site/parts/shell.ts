import { later, onDemand } from "../../../ui/later.tsx";

const load = () => import("./shell-later.ts");
const here = import.meta.env.SSR ? await load() : null;

/** In the page from the start, taken over later: links and `<details>` need no script. */
export const AccountMenu = later(here?.AccountMenu, async () => (await load()).AccountMenu);
export const ErrorPage = later(here?.ErrorPage, async () => (await load()).ErrorPage);
export const Footer = later(here?.Footer, async () => (await load()).Footer);
export const TopBar = later(here?.TopBar, async () => (await load()).TopBar);

/** Never in the page at first. */
export const FloatingButtons = onDemand(async () => (await load()).FloatingButtons);
export const SideMenuPanel = onDemand(async () => (await load()).SideMenuPanel);
