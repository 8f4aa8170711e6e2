import { z } from "zod";
import { OFFERED, type LanguageCode } from "../../domain/words/languages.ts";
import { signedIn } from "../../platform/http/guards.server.ts";
import type { ApiRoutes } from "../../platform/http/http-types.server.ts";
import { commonErrors, messageSaying } from "../../platform/http/response-shapes.server.ts";
import { setLanguage } from "./account-store.server.ts";
import { text } from "../../domain/words/say.ts";

const KEPT = text("We write to you in this language now.");

const CODES = OFFERED.map(({ code }) => code) as [LanguageCode];

/** The language of one's mails and notices; pages have theirs in the address (ADR 47). */
export const languageApi: ApiRoutes = (api, deps) => {
  api.put(
    "/api/account/language",
    {
      schema: {
        tags: ["Account"],
        summary: "In which language one's mails and notices are written",
        body: z
          .object({ language: z.enum(CODES, { error: text("Please choose one of the languages offered.") }) })
          .meta({ examples: [{ language: "hi" }] }),
        response: { ...commonErrors, 200: messageSaying(KEPT) },
      },
    },
    async (request) => {
      await setLanguage(deps.db, signedIn(request).id, request.body.language);
      return { success: true as const, message: KEPT };
    },
  );
};
