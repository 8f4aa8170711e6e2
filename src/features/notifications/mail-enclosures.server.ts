/**
 * What goes with a mail as a PDF. A queued mail names it; it is made when the mail goes out, of what stands then. The
 * features above know how, and src/app hands it in (`featureEnclosures` of features.server.ts).
 */
import type { Deps } from "../../platform/deps.server.ts";
import { makePdf } from "../../platform/pdf/pdf-threads.server.ts";
import type { Sheet } from "../../platform/pdf/sheet.ts";

export const ENCLOSURES = ["agreement", "paper"] as const;
/** `id`: of the request, for an agreement; of the paper. */
export type Enclosure = { what: (typeof ENCLOSURES)[number]; id: string };
export type NamedSheet = { name: string; sheet: Sheet };

/** Null where there is none any more: the mail then goes without. */
export type Enclosures = Record<Enclosure["what"], (deps: Deps, id: string) => Promise<NamedSheet | null>>;

declare module "../../platform/deps.server.ts" {
  interface Deps {
    enclosures: Enclosures;
  }
}

/** The files of a mail. What cannot be drawn holds no news up: it stands in the log, and on the page that the mail leads to. */
export async function enclosed(deps: Deps, enclosure: Enclosure | undefined) {
  const found = enclosure && (await deps.enclosures[enclosure.what](deps, enclosure.id));
  if (!found) return [];
  try {
    return [{ filename: found.name, content: await makePdf(found.sheet), contentType: "application/pdf" }];
  } catch (error) {
    deps.log.error({ err: error, enclosure }, "a mail goes without its PDF");
    return [];
  }
}
