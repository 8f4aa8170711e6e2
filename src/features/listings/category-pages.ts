/** The pages of a category, made from its configuration: for src/routes.ts, the access matrix and what is kept offline. */
import type { Category, CategoryAccess } from "./category.ts";

type WithPages = Pick<Category, "key" | "searchPath" | "profilePath" | "pages" | "registerPath">;

/** `file` is below src/features; `id` names the route where several share a file. */
export type PageOfCategory = { id: string; path: string; file: string; access: CategoryAccess };

/** The files of those that name none of their own. */
const SHARED = {
  search: "listings/pages/search.tsx",
  register: "listings/pages/register.tsx",
  detail: "storefront/pages/detail.tsx",
} as const;

/** 'venue/:slug'; without a parameter where the slug stands in the query, as in 'RentalDetail'. */
export function profilePattern({ profilePath }: Pick<Category, "profilePath">): string {
  return profilePath("slug")
    .replace(/\?.*$/, "")
    .replace(/\/slug$/, "/:slug")
    .slice(1);
}

/** Whether the pattern of a matched route, as src/routes.ts has it, is this path. */
export const isAt = (pattern: string, path: string | undefined): boolean =>
  path !== undefined && pattern.replace(/^\//, "") === path.replace(/^\//, "");

/** Every page of a category, in the order of src/routes.ts. */
export function pagesOf(category: WithPages): PageOfCategory[] {
  const { key, searchPath, pages = {}, registerPath } = category;
  const profile = profilePattern(category);
  const own = (name: string) => `${key}/pages/${name}.tsx`;
  const page = (name: keyof typeof SHARED, path: string, access: CategoryAccess, file?: string): PageOfCategory => ({
    id: `${key}/${name}`,
    path,
    file: file ? own(file) : SHARED[name],
    access,
  });
  return [
    page("search", searchPath.slice(1), "everybody", pages.search),
    page("detail", profile, profile.includes(":") ? "shown" : "everybody", pages.detail),
    ...(registerPath ? [page("register", registerPath.slice(1), "signedIn")] : []),
    ...(pages.others ?? []).map(({ path, file, access }) => ({
      id: `${key}/pages/${file}`,
      path,
      file: own(file),
      access,
    })),
  ];
}
