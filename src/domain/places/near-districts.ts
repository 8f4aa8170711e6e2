/** Which districts lie around one, for the server. */
import centres from "./data/district-centres.json" with { type: "json" };
import { roadKm, type Point } from "./centres.ts";

type At = { state: string; district: string };

const points = new Map<string, At & Point>(
  Object.entries(centres).flatMap(([state, districts]) =>
    Object.entries(districts).map(([district, [latitude = 0, longitude = 0]]) => [
      `${state}\n${district}`,
      { state, district, latitude, longitude },
    ]),
  ),
);

/** The centre of a district; undefined where none is known. */
export const districtCentre = ({ state, district }: At): Point | undefined => points.get(`${state}\n${district}`);

/**
 * The other districts that `keep` takes, the nearest first, of any state; those whose centre nobody knows are left out.
 * @param within so many kilometres by road
 */
export function nearDistricts(
  at: At,
  most: number,
  keep: (district: At) => boolean,
  within: number = Number.POSITIVE_INFINITY,
): At[] {
  const own = districtCentre(at);
  if (!own) return [];
  return [...points.values()]
    .filter(({ state, district }) => (state !== at.state || district !== at.district) && keep({ state, district }))
    .map((point) => ({ point, km: roadKm(own, point) }))
    .filter(({ km }) => km <= within)
    .sort((a, b) => a.km - b.km)
    .slice(0, most)
    .map(({ point: { state, district } }) => ({ state, district }));
}
