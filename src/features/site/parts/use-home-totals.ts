import { useEffect, useState } from "react";
import { call } from "../../../ui/call.ts";

type Total = { total?: number };

/** Totals of one visit: coming back to the home page by a link is not another one. */
let visit: Promise<[number, number]> | undefined;

async function totalOf(name: string, path: string, method: "GET" | "POST"): Promise<number> {
  const answer = await call<Total | null>(path, { method });
  if (answer.ok) return answer.data?.total ?? 0;
  // The specification: failures are logged only, the number stays 0.
  console.warn(`${name} could not be loaded (${answer.status}).`);
  return 0;
}

/** Total Reach (which also registers this visit) and Registered With Us; 0 until they are known, or when they fail. */
export function useHomeTotals(): { reach: number; registered: number } {
  const [totals, setTotals] = useState({ reach: 0, registered: 0 });
  useEffect(() => {
    let gone = false;
    visit ??= Promise.all([
      totalOf("Total Reach", "/api/reach/track", "POST"),
      totalOf("Registered With Us", "/api/volunteer-stats/registered/count", "GET"),
    ]);
    void visit.then(([reach, registered]) => {
      if (reach === 0 || registered === 0) visit = undefined;
      if (!gone) setTotals({ reach, registered });
    });
    return () => {
      gone = true;
    };
  }, []);
  return totals;
}
