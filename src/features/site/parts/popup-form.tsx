import { useEffect, useState } from "react";
import { say } from "../../../domain/words/say.ts";
import { Button } from "../../../ui/button.tsx";
import { Icon, X } from "../../../ui/icons.tsx";
import { KeptNote } from "../../../ui/offline/kept-note.tsx";
import { Rich } from "../../../ui/rich.tsx";
import { SuccessNote } from "../../../ui/success-note.tsx";
import { popupSchema } from "../../enquiries/enquiry-model.ts";
import { EnquiryForm } from "../../enquiries/parts/enquiry-form.tsx";
import { useEnquiryForm } from "../../enquiries/parts/use-enquiry-form.ts";
import { CONTACT_WORDS, POPUP_FIELDS, contactForm } from "../contact-fields.ts";

/**
 * The pop-up form: not modal, so that the page behind stays in use. It comes as a card with one button and unfolds
 * when asked, so that it does not cover what one reads. Escape closes it.
 */
export default function PopupForm({ onClose }: { onClose: () => void }) {
  const enquiry = useEnquiryForm({
    path: "/api/inquiry/form",
    passing: true,
    schema: popupSchema,
    ...contactForm(POPUP_FIELDS, null),
  });
  const [unfolded, setUnfolded] = useState(false);

  const { setFocus } = enquiry.form;
  useEffect(() => {
    if (unfolded) setFocus("fullName");
  }, [unfolded, setFocus]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === "Escape" && !document.querySelector("dialog[open]")) onClose();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [onClose]);

  return (
    <aside className="popup" aria-labelledby="popup-title">
      <div className="popup-head">
        <h2 id="popup-title">{say("Planning an event?")}</h2>
        <button type="button" className="tool" aria-label={say("Close the enquiry form")} onClick={onClose}>
          <Icon as={X} />
        </button>
      </div>
      {enquiry.sent ? (
        <div className="popup-body">
          <SuccessNote title={enquiry.sent.message}>
            <Rich
              text={say("Your enquiry number is <b>{number}</b>.", { number: enquiry.sent.enquiryNumber })}
              as={{ b: (words) => <b>{words}</b> }}
            />
          </SuccessNote>
          <Button onClick={onClose}>{say("Close")}</Button>
        </div>
      ) : enquiry.kept ? (
        <div className="popup-body">
          <KeptNote />
          <Button onClick={onClose}>{say("Close")}</Button>
        </div>
      ) : !unfolded ? (
        <div className="popup-body">
          <p className="soft">{say("Leave your number and we call you back.")}</p>
          <Button wide onClick={() => setUnfolded(true)}>
            {say("Ask for a call")}
          </Button>
        </div>
      ) : (
        <div className="popup-body">
          <p className="soft">{say("Leave your number and we call you back.")}</p>
          <EnquiryForm
            state={enquiry}
            fields={POPUP_FIELDS}
            today=""
            submit={say("Ask for a call")}
            className="grid gap-4"
            narrow
            {...CONTACT_WORDS}
          />
        </div>
      )}
    </aside>
  );
}
