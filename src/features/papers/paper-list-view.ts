/** A page of papers as its page shows it. */
import type { PaperLine } from "./paper-service.server.ts";

/** `years`: of which there are some; `year` and `kind`: what is shown, '' for all. */
export type PaperListView = {
  papers: PaperLine[];
  next: string | null;
  years: string[];
  year: string;
  kind: string;
};
