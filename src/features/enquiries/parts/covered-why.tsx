import { hasCover } from "../../../domain/cover.ts";
import { say } from "../../../domain/words/say.ts";
import { COVERED } from "../covered-words.ts";

/** The reason below texts of which something is covered; nothing where all of them are open. */
export const CoveredWhy = ({ texts }: { texts: readonly (string | null | undefined)[] }) =>
  hasCover(...texts) ? <p className="small soft">{say(COVERED)}</p> : null;
