import { useEffect, useRef } from "react";
import { useLocation, useNavigationType, useSearchParams } from "react-router";
import { isDayAhead } from "../../../domain/dates.ts";
import { WANTED_DAY } from "../../calendar/wanted-day.ts";
import type { EnquiryField } from "../../listings/enquiry-description.ts";
import { ASK_FORM } from "../../listings/parts/ask-form.ts";
import type { EnquiryFormState } from "./use-enquiry-form.ts";

/** Read anew by the browser: what stands in a form was typed before. */
const reloaded = (): boolean => {
  const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return entry !== undefined && entry.type !== "navigate";
};

/**
 * Fills in the day that the page's address names, as the days of a calendar do: in the server's page too. A day that is
 * pressed opens the form where it is shut, and leads to its date.
 */
export function useWantedDay(
  state: EnquiryFormState,
  fields: readonly EnquiryField[],
  today: string,
): EnquiryFormState {
  const asked = useSearchParams()[0].get(WANTED_DAY) ?? "";
  const { key } = useLocation();
  const pressed = useNavigationType() !== "POP";
  const name = fields.find(({ kind, fills }) => kind === "date" && fills === "eventDate")?.name;
  const day = name && isDayAhead(asked, today) ? asked : "";
  const { setValue, setFocus, getValues } = state.form;
  const filled = useRef("");
  useEffect(() => {
    // Once for each time that it is pressed.
    if (!name || !day || filled.current === key) return;
    filled.current = key;
    const again = !pressed && reloaded();
    if (again && getValues(name) !== "") return;
    setValue(name, day, { shouldDirty: true });
    if (again) return;
    const panel = document.getElementById(ASK_FORM);
    if (panel?.popover && !panel.checkVisibility()) panel.showPopover();
    setFocus(name);
  }, [name, day, key, pressed, setValue, setFocus, getValues]);
  return name && day ? { ...state, initial: { ...state.initial, [name]: day } } : state;
}
