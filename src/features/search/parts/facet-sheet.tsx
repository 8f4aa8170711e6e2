import { useState } from "react";
import { say } from "../../../domain/words/say.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Icon, SlidersHorizontal } from "../../../ui/icons.tsx";
import type { FacetCounts } from "../../listings/search-view.ts";
import { NARROWED_BY, type Narrowing, type SearchAnswer, type SearchQuestion } from "../search-model.ts";
import { Narrowings } from "./narrowings.tsx";
import { NearForm } from "./near-form.tsx";
import { SearchFacets } from "./search-facets.tsx";

/** Categories and states on phones: a chip that opens a sheet. Without scripts the chip leads to them in the page. */
export function FacetSheet({
  question,
  answer,
  narrowings,
  counts,
}: {
  question: SearchQuestion;
  answer: SearchAnswer;
  narrowings: Narrowing[];
  counts: FacetCounts | null;
}) {
  const [open, setOpen] = useState(false);
  const chosen = [
    question.category,
    question.state,
    question.near,
    ...NARROWED_BY.map((name) => question[name]),
  ].filter(Boolean).length;
  return (
    <>
      <a
        className="chip"
        href="#filters"
        role="button"
        aria-haspopup="dialog"
        onClick={(event) => {
          event.preventDefault();
          setOpen(true);
        }}
      >
        <Icon as={SlidersHorizontal} />
        {chosen > 0 ? say("Filters ({chosen})", { chosen }) : say("Filters")}
      </a>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={say("Filters")}
        footer={
          answer.total.count > 0 ? (
            <Button wide onClick={() => setOpen(false)}>
              {say("{n, plural, one {Show # result} other {Show # results}}", { n: answer.total.count })}
            </Button>
          ) : null
        }
      >
        <NearForm id="sheet-near" question={question} onSent={() => setOpen(false)} />
        <SearchFacets question={question} answer={answer} onChosen={() => setOpen(false)} />
        <Narrowings question={question} narrowings={narrowings} given={counts} onChosen={() => setOpen(false)} />
      </Dialog>
    </>
  );
}
