/** The calls that follow from the registry alone. */
import type { ApiRoutes } from "../../platform/http/http-types.server.ts";
import { categories } from "../registry.ts";
import { listCall } from "./list-call.server.ts";
import { standardCalls } from "./profile-calls.server.ts";
import { cardBody } from "./profile-present.server.ts";

/** The calls of every category that names none of its own. */
export const categoryApis: ApiRoutes = async (api, deps) => {
  for (const category of categories) if (!category.calls) await standardCalls(category)(api, deps);
};

/** A list call of every category, whatever its name, from its description alone; the specified calls of some list the same. */
export const categoryListsApi: ApiRoutes = (api, deps) => {
  for (const category of categories)
    listCall(api, deps, category, {
      path: `/api/categories/${category.key}`,
      tags: ["Lists"],
      card: cardBody(category),
    });
};
