import { say } from "../../../domain/words/say.ts";
import { Breadcrumbs } from "../../../ui/breadcrumbs.tsx";
import type { PlaceView } from "../place-view.ts";

/** The head of a page of a place: where we are, and its figures in a sentence. */
export function PlaceHead({ view: { title, lead, crumbs } }: { view: Pick<PlaceView, "title" | "lead" | "crumbs"> }) {
  return (
    <section className="banner page-banner on-dark" aria-labelledby="page-title">
      <div className="wrap banner-in">
        <Breadcrumbs items={[{ label: say("Home"), to: "/" }, ...crumbs]} />
        <h1 id="page-title">{title}</h1>
        <p className="lead">{lead}</p>
      </div>
    </section>
  );
}
