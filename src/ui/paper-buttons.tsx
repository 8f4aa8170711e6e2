import type { ReactNode } from "react";
import { say } from "../domain/words/say.ts";
import { spokenPath } from "../domain/words/language-choice.ts";
import { Button, buttonClass } from "./button.tsx";

export interface PaperButtonsProps {
  /** The address of its PDF, without a language. */
  pdf: string;
  pdfLabel: string;
  /** More ways on. */
  children?: ReactNode;
}

/** Above a paper: take it as a PDF, or print it. */
export function PaperButtons({ pdf, pdfLabel, children }: PaperButtonsProps) {
  return (
    <p className="no-print actions">
      <a className={buttonClass({ variant: "line", slim: true })} href={spokenPath(pdf)} download>
        {pdfLabel}
      </a>
      <Button slim variant="line" onClick={() => window.print()}>
        {say("Print")}
      </Button>
      {children}
    </p>
  );
}
