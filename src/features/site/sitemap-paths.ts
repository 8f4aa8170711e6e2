import { ENGLISH, LANGUAGES, type Language } from "../../domain/words/languages.ts";

/** The languages that have a sitemap: those that are offered. */
export const sitemapLanguages = (): Language[] => LANGUAGES.filter(({ whole }) => whole);

/** '/sitemap.xml' for English, '/sitemap-hi.xml' for Hindi. */
export const sitemapPath = ({ code }: Pick<Language, "code">): string =>
  code === ENGLISH.code ? "/sitemap.xml" : `/sitemap-${code}.xml`;
