// Sets the words of shared links' pictures in a thread of its own (share-picture.server.ts): fonts and library take 60 MB.
import type { ShareFacts } from "./share-facts.ts";
import { shareSvg } from "./share-svg.ts";

/** @returns SVG; plain data alone crosses to the thread */
export default function work(facts: ShareFacts): string {
  return shareSvg(facts);
}
