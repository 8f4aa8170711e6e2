declare global {
  interface Window {
    /** What was typed or chosen last in every field, kept from the first moment on (scripts-last.server.ts). */
    typed?: WeakMap<EventTarget, string | boolean>;
  }
}

/**
 * What somebody typed into a form before its script was there, by the names of its fields: the form, once it comes
 * alive, begins with nothing in them and would write that over it.
 */
export function typedEarly(form: HTMLFormElement | null): Record<string, string | boolean> {
  const found: Record<string, string | boolean> = {};
  for (const field of form?.elements ?? []) {
    const value = window.typed?.get(field);
    const name = field.getAttribute("name");
    if (name && value !== undefined) found[name] = value;
  }
  return found;
}
