import { ENGLISH, type Language } from "../../domain/words/languages.ts";

/** '/sitemap.xml' for English, '/sitemap-hi.xml' for Hindi. */
export const sitemapPath = ({ code }: Pick<Language, "code">): string =>
  code === ENGLISH.code ? "/sitemap.xml" : `/sitemap-${code}.xml`;
