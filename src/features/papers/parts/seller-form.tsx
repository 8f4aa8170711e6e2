import { useState } from "react";
import { say } from "../../../domain/words/say.ts";
import { Button } from "../../../ui/button.tsx";
import { SelectField, TextArea, TextField, type SelectOption } from "../../../ui/fields.tsx";
import { useSentForm } from "../../../ui/use-sent-form.tsx";
import { PAPER_LIMITS, SELLER_STATUSES, type SellerForm as Seller, type SellerStatus } from "../paper-model.ts";

/** Who issues one's papers: it stands on every one of them. */
export function SellerForm({ begins, states }: { begins: Seller | null; states: readonly SelectOption[] }) {
  const [status, setStatus] = useState<SellerStatus | "">(begins?.status ?? "");
  const { errors, summary, busy, send } = useSentForm();

  return (
    <form
      method="post"
      noValidate
      className="note-payment seller-form"
      aria-label={say("Who issues your papers")}
      onSubmit={(event) =>
        void send(event, (form) => ({
          path: "/api/papers/seller",
          method: "PUT",
          body: { gstin: "", sac: "", ...Object.fromEntries(form) },
        }))
      }
    >
      {summary}
      <SelectField
        label="GST"
        name="status"
        value={status}
        placeholder={say("Select one")}
        onChange={(event) => setStatus(event.target.value as SellerStatus)}
        options={Object.entries(SELLER_STATUSES).map(([value, label]) => ({ value, label: say(label) }))}
        error={errors["status"]}
      />
      <TextField
        label={say("Legal name")}
        name="legalName"
        autoComplete="organization"
        maxLength={PAPER_LIMITS.name}
        hint={say("As on your PAN or your registration.")}
        defaultValue={begins?.legalName}
        error={errors["legalName"]}
      />
      <TextArea
        label={say("Address")}
        name="address"
        rows={2}
        autoComplete="street-address"
        maxLength={PAPER_LIMITS.address}
        defaultValue={begins?.address}
        error={errors["address"]}
      />
      <TextField
        label={say("City")}
        name="city"
        autoComplete="address-level2"
        maxLength={PAPER_LIMITS.city}
        defaultValue={begins?.city}
        error={errors["city"]}
      />
      <SelectField
        label={say("State")}
        name="state"
        placeholder={say("Select state")}
        options={states}
        defaultValue={begins?.state ?? ""}
        error={errors["state"]}
      />
      <TextField
        label={say("PIN code")}
        name="pin"
        inputMode="numeric"
        autoComplete="postal-code"
        defaultValue={begins?.pin}
        error={errors["pin"]}
      />
      {status && status !== "unregistered" ? (
        <>
          <TextField
            label="GSTIN"
            name="gstin"
            autoComplete="off"
            maxLength={40}
            optional={status === "exempt"}
            hint={say("Such as {example}", { example: "23ABCPE1234F1Z5" })}
            defaultValue={begins?.gstin}
            error={errors["gstin"]}
          />
          <TextField
            label={say("SAC of your service")}
            name="sac"
            inputMode="numeric"
            autoComplete="off"
            hint={say("4 to 8 digits; your accountant knows it.")}
            defaultValue={begins?.sac}
            error={errors["sac"]}
          />
        </>
      ) : null}
      <TextField
        label={say("Your numbers begin with")}
        name="prefix"
        autoComplete="off"
        maxLength={4}
        hint={say("1 to 4 letters or digits: {prefix} makes {number}.", { prefix: "AB", number: "AB/26-27/00001" })}
        defaultValue={begins?.prefix}
        error={errors["prefix"]}
      />
      <div>
        <Button type="submit" busy={busy} busyLabel={say("Saving…")}>
          {say("Save")}
        </Button>
      </div>
    </form>
  );
}
