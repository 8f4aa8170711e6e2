/** '3,418 views'. */
import { say } from "../../domain/words/say.ts";

export function viewsWords(count: number): string {
  return say("{n, plural, one {# view} other {# views}}", { n: count });
}
