import type { FastifyInstance, FastifyRequest } from "fastify";
import { LANGUAGES, type Language } from "../../domain/words/languages.ts";
import { language, say } from "../../domain/words/say.ts";
import { inLanguage } from "../words.server.ts";
import { languageOfFile } from "./spoken-files.server.ts";

/** Where an answer says how it went (spec 000 and 001 call it by both names). */
const SAID = ["message", "msg"] as const;

function inWords(answer: unknown): unknown {
  if (language() === "en" || typeof answer !== "object" || answer === null) return answer;
  const words = answer as Partial<Record<string, unknown>>;
  const said = SAID.flatMap((name) => (typeof words[name] === "string" ? [[name, say(words[name])] as const] : []));
  return said.length === 0 ? answer : { ...words, ...Object.fromEntries(said) };
}

/** The language that whoever calls has asked for, also where the call is refused before it begins; undefined: none. */
export function callersLanguage({
  method,
  headers,
  originalUrl,
}: Pick<FastifyRequest, "method" | "headers" | "originalUrl">): Language | undefined {
  if (method === "GET") return languageOfFile(originalUrl);
  return LANGUAGES.find(({ code }) => code === headers["accept-language"]);
}

/**
 * Calls that change something are answered in the language that our own pages ask for: by one bare tag, which no browser
 * sends by itself. Everybody else gets the specification's English. What is read (GET) is kept for all and stays so, but
 * for files that are addressed below a language.
 */
export function spokenCalls(app: FastifyInstance): void {
  app.addHook("preValidation", (request, _reply, done) => {
    const language = callersLanguage(request);
    if (language) inLanguage(language.code, done);
    else done();
  });
  app.addHook("preSerialization", (_request, _reply, payload: unknown, done) => done(null, inWords(payload)));
}
