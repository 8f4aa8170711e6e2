import { isUuid } from "../../domain/ids.ts";
import { language, say } from "../../domain/words/say.ts";
import type { Deps } from "../../platform/deps.server.ts";
import { answerTime } from "../listings/answer-words.ts";
import { withArticle, type Category } from "../listings/category.ts";
import { categories } from "../registry.ts";
import { needHref, type AfterSending, type Need } from "./after-sending.ts";
import { answeringOf } from "./answering-store.server.ts";

/** What else an event may need: one search of every category, except of that which was just asked. */
function needsBeside(asked: string): Need[] {
  return categories.flatMap(({ key, singular, searchPath, need }): Need[] => {
    if (key === asked || need === null) return [];
    const one = language() === "en" ? withArticle(singular).replace(/^a/, "A") : say(singular);
    const { label = one, query = {} } = need ?? {};
    const asking = new URLSearchParams(query).toString();
    return [{ key, label: say(label), path: asking ? `${searchPath}?${asking}` : searchPath }];
  });
}

/** For a form of this category; `id` is the listing that is asked, where it is one. */
export async function afterSending(
  { database }: Pick<Deps, "database">,
  category: Pick<Category, "key" | "searchPath">,
  asked: { id: string | null; to: string },
): Promise<AfterSending> {
  const known = isUuid(asked.id) ? await answeringOf(database.reads, asked.id) : null;
  return {
    to: asked.to,
    listing: isUuid(asked.id) ? asked.id : null,
    category: category.key,
    usually: known && known.minutes !== null ? answerTime(known.minutes) : null,
    others: needHref({ path: category.searchPath }, { state: known?.state ?? "", district: known?.district ?? "" }),
    needs: needsBeside(category.key),
  };
}
