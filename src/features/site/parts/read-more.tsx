import { useId, useState } from "react";
import { language, say } from "../../../domain/words/say.ts";
import { classNames } from "../../../ui/class-names.ts";

export interface ReadMoreProps {
  text: string;
  /** Visible characters on screens narrower than 481 px, until somebody asks for the rest. */
  length?: number | undefined;
  className?: string | undefined;
}

/** A text that is cut on narrow screens. The style sheet cuts, so that nothing jumps when the script arrives. */
export function ReadMore({ text, length = 250, className }: ReadMoreProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  // Between words: signs of Devanagari that belong together must not be parted.
  const cut = language() === "en" || text.length <= length ? length : text.lastIndexOf(" ", length);
  const first = text.slice(0, cut);
  const rest = text.slice(cut);
  return (
    <>
      <p id={id} className={className}>
        {first}
        <span className={classNames(!open && "max-[481px]:hidden")}>{rest}</span>
        {rest && !open ? <span className="hidden max-[481px]:inline">…</span> : null}
      </p>
      {rest ? (
        <button
          type="button"
          className="more mt-2 hidden cursor-pointer max-[481px]:inline-flex"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {open ? say("Read Less") : say("Read More")}
        </button>
      ) : null}
    </>
  );
}
