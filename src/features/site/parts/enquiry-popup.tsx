import { lazy, Suspense } from "react";
import { say } from "../../../domain/words/say.ts";
import { usePopupTurn } from "../use-popup-turn.ts";

// The form and its checks are fetched by those who get to see it.
const PopupForm = lazy(() => import("./popup-form.tsx"));

/** The short enquiry form that comes once. It never takes the focus and never covers a form. */
export function EnquiryPopup({ enabled }: { enabled: boolean }) {
  const [open, close] = usePopupTurn(enabled);
  return (
    <>
      <p className="sr" role="status">
        {open ? say("A short enquiry form has appeared at the end of the page.") : ""}
      </p>
      {open ? (
        <Suspense>
          <PopupForm onClose={close} />
        </Suspense>
      ) : null}
    </>
  );
}
