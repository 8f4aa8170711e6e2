import { isUuid } from "../../domain/ids.ts";
import { language, say } from "../../domain/words/say.ts";
import type { Deps } from "../../platform/deps.server.ts";
import { answerTime } from "../listings/answer-words.ts";
import { withArticle, type Category } from "../listings/category.ts";
import { categories } from "../registry.ts";
import type { AfterSending, Need } from "./after-sending.ts";
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
  const minutes = isUuid(asked.id) ? (await answeringOf(database.reads, asked.id))?.minutes : null;
  return {
    to: asked.to,
    listing: isUuid(asked.id) ? asked.id : null,
    category: category.key,
    usually: typeof minutes === "number" ? answerTime(minutes) : null,
    others: category.searchPath,
    needs: needsBeside(category.key),
  };
}
