import { useHref } from "react-router";
import { say } from "../../../domain/words/say.ts";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/fields.tsx";
import { wouldCostPath } from "../../listings/listing-edit-path.ts";
import type { AskedPrice, PriceBox } from "../price-page.server.ts";

/** 'What would it cost?': a form that the browser sends by itself, and whose answer is a page. */
export function PriceBoxes({
  id,
  boxes,
  typed = {},
  hidden = [],
  errors = {},
}: {
  id: string;
  boxes: readonly PriceBox[];
  typed?: AskedPrice["typed"];
  hidden?: AskedPrice["hidden"];
  errors?: Readonly<Record<string, string>>;
}) {
  return (
    <form method="get" action={useHref(wouldCostPath(id))} className="price-ask" noValidate>
      {hidden.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {boxes.map(({ name, label, hint }) => (
        <TextField
          key={name}
          id={`price-${name}`}
          name={name}
          label={label}
          hint={hint}
          error={errors[name]}
          defaultValue={typed[name]}
          inputMode="numeric"
          autoComplete={name === "pin" ? "postal-code" : "off"}
          maxLength={12}
        />
      ))}
      <Button type="submit" variant="line">
        {say("What would it cost?")}
      </Button>
    </form>
  );
}
