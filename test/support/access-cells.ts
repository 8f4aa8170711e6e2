import { outcomeOf, type Outcome, type Row, type Standing } from "../../src/app/access-kinds.ts";
import type { Cast, Persona, Target } from "./personas.ts";

/** One field of the access matrix: somebody, and the thing they try it on. */
export type Cell = { persona: Persona; target: Target | null; expected: Outcome; name: string };

function standingOf(row: Row, persona: Persona, target: Target | null): Standing {
  if (persona.id === null) return "nobody";
  if (target ? target.ownerId === persona.id : row.of !== undefined && persona.profile === row.of) return "owner";
  return persona.name === "admin" ? "admin" : "other";
}

/** Every cell of a row: everybody, on everything that its parameter can name. Admins come last: what they are let do stays done. */
export function cellsOf(key: string, row: Row, { personas, targets }: Cast): Cell[] {
  const things = row.object ? targets.filter(({ object }) => object === row.object) : [null];
  if (things.length === 0) throw new Error(`${key}: the cast has no '${row.object}'.`);
  const inOrder = [
    ...personas.filter(({ name }) => name !== "admin"),
    ...personas.filter(({ name }) => name === "admin"),
  ];
  return things.flatMap((target) =>
    inOrder.map((persona) => ({
      persona,
      target,
      expected: outcomeOf(row, standingOf(row, persona, target), target?.hidden),
      name: `${key} × ${persona.name}${target ? ` × ${target.label}` : ""}`,
    })),
  );
}

/** The address of a call or page with its parameters filled in. */
export function filled(path: string, target: Target | null): string {
  return path.replace(/:(\w+)/g, (_all, name: string) => {
    const value = target?.params[name];
    if (value === undefined) throw new Error(`${path}: the target has no '${name}'.`);
    return encodeURIComponent(value);
  });
}
