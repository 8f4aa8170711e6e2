import { LRUCache } from "lru-cache";
import type { Deps } from "../deps.server.ts";
import { onChange } from "./changes.server.ts";

/**
 * Remembers what `read` finds, by a key and for each database: until a change with such a tag is heard of, and for
 * the case that nobody heard of it `forMs` at most. Those who ask at the same time wait for one reading; a failure is
 * told to them and not remembered.
 * @param most so many keys at a time
 */
export function remembered<Asked, Value extends object>({
  forMs,
  most,
  changedBy,
  read,
}: {
  forMs: number;
  most: number;
  changedBy: (tag: string) => boolean;
  read: (deps: Deps, asked: Asked) => Promise<Value>;
}): (deps: Deps, key: string, asked: Asked) => Promise<Value> {
  const make = () =>
    new LRUCache<string, Value, { deps: Deps; asked: Asked }>({
      max: most,
      ttl: forMs,
      // Who waits for what had to make room is given it all the same.
      ignoreFetchAbort: true,
      fetchMethod: (_key, _before, { context: { deps, asked } }) => read(deps, asked),
    });
  let known = new WeakMap<Deps["database"], ReturnType<typeof make>>();
  // What is being read meanwhile ends in the memory that is let go of.
  onChange((tags) => {
    if (tags === null || tags.some(changedBy)) known = new WeakMap();
  });
  return (deps, key, asked) => {
    let own = known.get(deps.database);
    if (!own) known.set(deps.database, (own = make()));
    return own.forceFetch(key, { context: { deps, asked } });
  };
}
