import { todayIST } from "../../domain/dates.ts";
import { say } from "../../domain/words/say.ts";
import { categories } from "../registry.ts";
import { pageContext } from "../../platform/pages/page-context.server.ts";
import { meOf } from "./me.server.ts";
import type { Me } from "./me.ts";

/** Where somebody who has applied may go on by themselves. */
export type OwnRegistration = { label: string; path: string };

/**
 * The loader of a registration page: who registers, as far as known, the day, and where they may fill in their listing
 * themselves: in the category of this key, or (absent) in all that have such a page.
 */
export async function applicationPage(
  args: Parameters<typeof meOf>[0],
  key?: string,
): Promise<{ me: Me | null; userId: string | null; today: string; registrations: OwnRegistration[] }> {
  const { deps, actor } = pageContext(args);
  const registrations = categories.flatMap(({ registerPath, singular, ...category }) =>
    registerPath && (key === undefined || category.key === key) ? [{ label: say(singular), path: registerPath }] : [],
  );
  return { me: await meOf(args), userId: actor?.id ?? null, today: todayIST(deps.now()), registrations };
}
