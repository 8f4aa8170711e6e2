/** Local Government Directory codes: 19 KB, for the server and exports; no page needs them. */
import lgd from "./data/india-districts-lgd.json" with { type: "json" };

type StateCodes = { lgd_state_code: number; districts: Record<string, number | null> };

const codes = new Map<string, StateCodes>(Object.entries(lgd));

/** The LGD code of a district, or null where the LGD has none or the place is unknown. */
export function lgdCode(state: string, district: string): number | null {
  const districts = codes.get(state)?.districts;
  return districts && Object.hasOwn(districts, district) ? (districts[district] ?? null) : null;
}

/** The LGD code of a state (not its GST state code), or null for an unknown one. */
export function lgdStateCode(state: string): number | null {
  return codes.get(state)?.lgd_state_code ?? null;
}
