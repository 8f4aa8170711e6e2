import { say } from "../../../domain/words/say.ts";
import type { Company } from "../../content/defaults/companies.ts";
import { MarkDrawing } from "../../content/parts/mark-drawing.tsx";

/** `example`: the site came with it, and there is no such company. */
export type ShownCompany = Company & { example: boolean };

/** The drawn logo of a company, with its name in its own hand. */
export function CompanyMark({ name, mark, hand, example }: ShownCompany) {
  return (
    <span className={`company company-${hand}`}>
      <MarkDrawing mark={mark} />
      {example ? (
        <span>
          {name}
          <small>{say("Example")}</small>
        </span>
      ) : (
        name
      )}
    </span>
  );
}
