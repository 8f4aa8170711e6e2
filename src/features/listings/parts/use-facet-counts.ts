import { useEffect, useRef, useState, type RefObject } from "react";
import type { FacetCounts } from "../search-view.ts";

/**
 * How many there are with each value of the filters: asked for once somebody has them before the eyes, and again for
 * each other search. Where nothing is to be had the filters say no numbers.
 * @param asks what the call is asked; '' for nothing
 * @param given what the page came with
 */
export function useFacetCounts<Filters extends HTMLElement>(
  asks: string,
  given: FacetCounts | null,
): [seen: RefObject<Filters | null>, counts: FacetCounts] {
  const filters = useRef<Filters>(null);
  const [isSeen, setSeen] = useState(false);
  const [told, setTold] = useState<{ asks: string; counts: FacetCounts } | null>(null);
  useEffect(() => {
    if (!filters.current || isSeen) return;
    const watch = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
    });
    watch.observe(filters.current);
    return () => watch.disconnect();
  }, [isSeen]);
  useEffect(() => {
    if (!isSeen || asks === "" || given) return;
    const asking = new AbortController();
    fetch(`/api/search/facets?${asks}`, { signal: asking.signal })
      .then((answer) => (answer.ok ? (answer.json() as Promise<{ facets: FacetCounts }>) : null))
      .then(
        (answer) => {
          if (answer) setTold({ asks, counts: answer.facets });
        },
        () => undefined,
      );
    return () => asking.abort();
  }, [isSeen, asks, given]);
  return [filters, given ?? (told?.asks === asks ? told.counts : [])];
}
