import { todayIST } from "../../domain/dates.ts";
import { pageContext } from "../../platform/pages/page-context.server.ts";
import { meOf } from "./detail-page.server.ts";
import type { Me } from "./listing-page-types.ts";

/** The loader of a registration page: who registers, as far as known, and the day. */
export function applicationPage(args: Parameters<typeof meOf>[0]): { me: Me | null; today: string } {
  return { me: meOf(args), today: todayIST(pageContext(args).deps.now()) };
}
