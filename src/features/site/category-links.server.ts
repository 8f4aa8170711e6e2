import { say } from "../../domain/words/say.ts";
import { registrationName } from "../listings/category.ts";
import { categories } from "../registry.ts";
import type { CategoryLink } from "./shell-session.ts";

/** The way to every category, for menus, footer and the home page: what the browser knows of them. */
export function categoryLinks(): CategoryLink[] {
  return categories.map(({ key, linkLabel, plural, searchPath, registerPath, specifiedLinks, ...category }) => ({
    key,
    label: say(linkLabel ?? plural),
    path: searchPath,
    ...(category.notInSearchBox ? { notInSearchBox: true } : {}),
    ...(specifiedLinks
      ? {}
      : {
          more: true,
          ...(registerPath ? { register: { label: registrationName(category), path: registerPath } } : {}),
        }),
  }));
}
