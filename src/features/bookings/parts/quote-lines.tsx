import { useState } from "react";
import { formatRupees, groupRupees, parseRupees } from "../../../domain/money.ts";
import { unitTyped, unitWords } from "../../../domain/price-lines.ts";
import { MY_PAPERS_PATH } from "../../../domain/request-paths.ts";
import { spokenPath } from "../../../domain/words/language-choice.ts";
import { say, text } from "../../../domain/words/say.ts";
import { Button } from "../../../ui/button.tsx";
import { CheckField } from "../../../ui/choice-fields.tsx";
import { FieldError } from "../../../ui/field.tsx";
import { SelectField, TextField } from "../../../ui/fields.tsx";
import { MoneyField } from "../../../ui/money-field.tsx";
import { HEARD, Rich } from "../../../ui/rich.tsx";
import { lineAmount, mayTax, reckon, type Tax, type TaxStanding } from "../quote-money.ts";
import type { QuoteTerms } from "../quote-model.ts";
import { QUOTE_LIMITS } from "../quote-limits.ts";
import { numberTyped } from "../../../domain/typed-numbers.ts";

/** What is wrong, by field. */
export type Faults = Readonly<Record<string, string>>;

type QuoteTermsLines = readonly Pick<TypedLine, "unit" | "quantity">[];

/** As it is typed. `key` keeps a line what it is while others come and go. */
type TypedLine = { key: number; label: string; quantity: string; unit: string; each: string };

/** Commas group, as in 1,200: what is less than one stands behind a point. */
export const numberOf = (typed: string): number => numberTyped(typed) ?? Number.NaN;
export const rupees = (paise: number): string =>
  paise === 0 ? "" : groupRupees((paise / 100).toFixed(paise % 100 ? 2 : 0));
export const AMOUNT = text("Please enter one amount, such as 45,000.");

const TAXES: readonly { value: Tax["kind"]; label: string }[] = [
  { value: "none", label: text("No tax") },
  { value: "included", label: text("Tax is in the amounts") },
  { value: "onTop", label: text("Tax comes on top") },
];

const STANDINGS: Readonly<Record<Exclude<TaxStanding, "registered">, string>> = {
  composition: text("Under the composition scheme you may not add tax."),
  exempt: text("Your services are exempt: you may not add tax."),
  unregistered: text("You are not registered for GST, so you may not add tax."),
};

/** Why there is a choice, or none. */
function TaxHint({ standing }: { standing: TaxStanding | null }) {
  const words =
    standing === "registered"
      ? say("You have said under <a>Invoices</a> that you are registered for GST. You decide which rate it is.")
      : standing === null
        ? say(
            "Only a provider registered for GST may add it. Enter your GSTIN under <a>Invoices</a>. We give no tax advice.",
          )
        : `${say(STANDINGS[standing])} ${say("You have said so under <a>Invoices</a>.")}`;
  return <Rich text={words} as={{ a: (there) => <a href={spokenPath(MY_PAPERS_PATH)}>{there}</a> }} />;
}

/** What it costs while it is typed: what is reckoned of it at once, and what the call takes. */
export function useQuoteLines(begins: QuoteTerms, standing: TaxStanding | null) {
  const [lines, setLines] = useState<TypedLine[]>(() =>
    begins.lines.map((line, key) => ({
      key,
      label: line.label,
      quantity: String(line.quantity),
      unit: unitWords(line.unit, line.quantity),
      each: rupees(line.eachPaise),
    })),
  );
  /** It is meant to cost nothing. */
  const [free, setFree] = useState(begins.milestones.length === 0);
  const [discount, setDiscount] = useState(rupees(begins.discountPaise));
  const [tax, setTax] = useState<{ kind: Tax["kind"]; percent: string }>({
    kind: mayTax(standing) ? begins.tax.kind : "none",
    percent: String(begins.tax.percent || 18),
  });
  const priced = lines.map((line) => ({
    label: line.label,
    quantity: numberOf(line.quantity),
    unit: unitTyped(line.unit),
    eachPaise: free && line.each.trim() === "" ? 0 : parseRupees(line.each),
  }));
  const known = priced.map(({ quantity, eachPaise }) => ({
    quantity: quantity > 0 ? quantity : 0,
    eachPaise: eachPaise ?? 0,
  }));
  const chosenTax: Tax = { kind: tax.kind, percent: tax.kind === "none" ? 0 : numberOf(tax.percent) || 0 };
  const money = reckon({ lines: known, discountPaise: parseRupees(discount) ?? 0, tax: chosenTax });
  const nothing = free && money.totalPaise === 0;

  return {
    typed: { lines, free, discount, tax },
    setLines,
    setFree,
    setDiscount,
    setTax,
    /** What each line comes to. */
    known,
    chosenTax,
    money,
    /** It is meant to cost nothing, and does. */
    nothing,
    body: {
      lines: priced,
      discountPaise: parseRupees(discount) ?? 0,
      tax: { kind: tax.kind, percent: tax.kind === "none" ? 0 : numberOf(tax.percent) },
      free: nothing,
    },
    /** Amounts that are none: the server takes paise. */
    faults(): [field: string, words: string][] {
      const faults = priced.flatMap(({ eachPaise }, at): [string, string][] =>
        eachPaise === null ? [[`lines.${at}.eachPaise`, say(AMOUNT)]] : [],
      );
      if (discount.trim() !== "" && parseRupees(discount) === null) faults.push(["discountPaise", say(AMOUNT)]);
      return faults;
    },
  };
}

export interface QuoteLinesProps {
  quote: ReturnType<typeof useQuoteLines>;
  errors: Faults;
  /** A key that no line has had. */
  fresh: () => number;
  /** The other side. */
  other: string;
  /** What the organiser would pay, where they have said so. */
  askedPaise: number | null;
  standing: TaxStanding | null;
  /** For how many it was asked, in words: '350 guests'; null where nobody said. */
  people: string | null;
}

/** For how many guests the lines are, added up; null where none is by the guest. */
function guestsPriced(lines: QuoteTermsLines): number | null {
  const counted = lines.filter(({ unit }) => ["guest", "plate"].includes(unitTyped(unit).replace(/s$/, "")));
  const sum = counted.reduce((all, { quantity }) => all + (numberOf(quantity) || 0), 0);
  return counted.length > 0 && sum > 0 ? sum : null;
}

/** What it costs: lines, what goes off, tax, and the total at once. */
export function QuoteLines({ quote, errors, fresh, other, askedPaise, standing, people }: QuoteLinesProps) {
  const { typed, setLines, setFree, setDiscount, setTax, known, chosenTax, money } = quote;
  const { lines, free, discount, tax } = typed;
  const priced = guestsPriced(lines);
  const askedFor = Number(/\d[\d,]*/.exec(people ?? "")?.[0].replaceAll(",", "") ?? 0);
  const change = (key: number, more: Partial<TypedLine>) =>
    setLines(lines.map((line) => (line.key === key ? { ...line, ...more } : line)));
  return (
    <fieldset>
      <legend>{say("What it costs")}</legend>
      {errors["lines"] ? <FieldError id="f-lines">{errors["lines"]}</FieldError> : null}
      <ol className="quote-rows">
        {lines.map((line, at) => (
          <li key={line.key} className="quote-row">
            <TextField
              label={say("What")}
              name={`lines.${at}.label`}
              value={line.label}
              onChange={(event) => change(line.key, { label: event.target.value })}
              maxLength={QUOTE_LIMITS.label}
              error={errors[`lines.${at}.label`]}
              className="what"
              autoComplete="off"
            />
            <TextField
              label={say("How many")}
              name={`lines.${at}.quantity`}
              inputMode="decimal"
              value={line.quantity}
              onChange={(event) => change(line.key, { quantity: event.target.value })}
              error={errors[`lines.${at}.quantity`]}
              autoComplete="off"
            />
            <TextField
              label={say("Of what")}
              name={`lines.${at}.unit`}
              value={line.unit}
              onChange={(event) => change(line.key, { unit: event.target.value })}
              maxLength={QUOTE_LIMITS.unit}
              placeholder={say("event, hour, plate")}
              error={errors[`lines.${at}.unit`]}
              autoComplete="off"
            />
            <MoneyField
              label={say("Each at")}
              name={`lines.${at}.eachPaise`}
              typed={line.each}
              value={line.each}
              onChange={(event) => change(line.key, { each: event.target.value })}
              error={errors[`lines.${at}.eachPaise`]}
            />
            <p className="sum">
              <span className="soft">{say("Comes to")}</span> <output>{formatRupees(lineAmount(known[at]!))}</output>
            </p>
            {lines.length > 1 ? (
              <button
                type="button"
                className="linklike"
                onClick={() => setLines(lines.filter(({ key }) => key !== line.key))}
              >
                <Rich text={say("Remove<sr> line {number}</sr>", { number: at + 1 })} as={HEARD} />
              </button>
            ) : null}
          </li>
        ))}
      </ol>
      {people && priced !== null && askedFor > 0 && priced !== askedFor ? (
        <p className="notice-box" role="status">
          {priced < askedFor
            ? say("Your price is for {n} of {people}. Send it if you mean that.", {
                n: priced.toLocaleString("en-IN"),
                people,
              })
            : say("Your price is for {n}. They asked for {people}.", { n: priced.toLocaleString("en-IN"), people })}
        </p>
      ) : null}
      {lines.length < QUOTE_LIMITS.lines ? (
        <Button
          slim
          variant="line"
          onClick={() =>
            setLines([...lines, { key: fresh(), label: "", quantity: "1", unit: unitWords("event", 1), each: "" }])
          }
        >
          {say("Add a line")}
        </Button>
      ) : null}
      <div className="two">
        <MoneyField
          label={say("Discount")}
          name="discountPaise"
          typed={discount}
          value={discount}
          onChange={(event) => setDiscount(event.target.value)}
          error={errors["discountPaise"]}
          optional
        />
        <SelectField
          label={say("Tax")}
          name="tax.kind"
          options={(mayTax(standing) ? TAXES : TAXES.slice(0, 1)).map(({ value, label }) => ({
            value,
            label: say(label),
          }))}
          value={tax.kind}
          onChange={(event) => setTax({ ...tax, kind: event.target.value as Tax["kind"] })}
          hint={<TaxHint standing={standing} />}
          error={errors["tax.kind"]}
        />
        {tax.kind === "none" ? null : (
          <TextField
            label={say("Tax in per cent")}
            name="tax.percent"
            inputMode="decimal"
            value={tax.percent}
            onChange={(event) => setTax({ ...tax, percent: event.target.value })}
            error={errors["tax.percent"]}
            autoComplete="off"
          />
        )}
      </div>
      {money.totalPaise === 0 ? (
        <CheckField
          label={say("Nothing is to be paid: I do it for what stands under “Included” and “Not included”.")}
          name="free"
          checked={free}
          onChange={(event) => setFree(event.target.checked)}
          error={errors["free"]}
        />
      ) : null}
      {askedPaise === null ? null : (
        <p className="small">
          {say("{other} would pay {price} all in.", { other, price: formatRupees(askedPaise) })}{" "}
          <button
            type="button"
            className="linklike"
            onClick={() =>
              setDiscount(
                rupees(
                  Math.max(
                    0,
                    reckon({ lines: known, discountPaise: 0, tax: chosenTax, allInPaise: askedPaise }).discountPaise,
                  ),
                ),
              )
            }
          >
            {say("Match it with a discount")}
          </button>
        </p>
      )}
    </fieldset>
  );
}
