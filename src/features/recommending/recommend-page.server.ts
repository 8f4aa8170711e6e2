/** What a profile shows of recommendations, by its address. */
import { AppError } from "../../domain/errors.ts";
import { todayIST } from "../../domain/dates.ts";
import type { Deps } from "../../platform/deps.server.ts";
import type { BesideListing } from "./recommend-model.ts";
import { besideListing, briefAt } from "./recommend-service.server.ts";

/** For the event that the address speaks of; null for what nobody sees. @param own its owner looks, who needs none */
export async function recommendedBeside(
  deps: Deps,
  id: string,
  request: Request,
  own: boolean,
): Promise<BesideListing | null> {
  const { searchParams } = new URL(request.url);
  if (own || searchParams.has("reviews")) return null;
  const brief = await briefAt(searchParams, todayIST(deps.now()));
  const told = brief.when !== undefined || brief.guests !== null || brief.hours !== null || brief.pin !== "";
  try {
    return { brief: told, ...(await besideListing(deps, id, brief)) };
  } catch (error) {
    if (error instanceof AppError && error.status === 404) return null;
    throw error;
  }
}
