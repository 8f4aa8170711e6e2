import { later } from "../../../ui/later.tsx";

const load = () => import("./notification-bell.tsx");
const here = import.meta.env.SSR ? await load() : null;

/** The bell, of which nobody but its owner loads the script. */
export const NotificationBell = later(here?.NotificationBell, async () => (await load()).NotificationBell);
