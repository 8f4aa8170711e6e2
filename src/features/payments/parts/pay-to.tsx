import { formatRupees } from "../../../domain/money.ts";
import { say } from "../../../domain/words/say.ts";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { HEARD, Rich } from "../../../ui/rich.tsx";
import { useToast } from "../../../ui/toast.tsx";
import { UPI_MOST_PAISE } from "../payment-model.ts";
import type { PaymentsView } from "../payment-view.ts";

/** A line of what somebody types into another app: to be copied with a tap, and still to be read where that fails. */
function CopyLine({ label, value }: { label: string; value: string }) {
  const toast = useToast();
  // A UPI id is read in two parts where it takes two lines.
  const [user, host] = value.split("@");
  async function copy() {
    try {
      await navigator.clipboard.writeText(value);
      toast.success(say("{label} copied.", { label }));
    } catch {
      toast.error(say("It could not be copied. Please mark it and copy it yourself."));
    }
  }
  return (
    <div className="copy-line">
      <dt>{label}</dt>
      <dd>
        <b>
          {user}
          {host === undefined ? null : (
            <>
              <wbr />@{host}
            </>
          )}
        </b>
        <Button slim variant="line" onClick={() => void copy()}>
          <Rich text={say("Copy<sr> {label}</sr>", { label })} as={HEARD} />
        </Button>
      </dd>
    </div>
  );
}

type WayToPayProps = {
  number: string;
  other: string;
  toPay: NonNullable<PaymentsView["toPay"]>;
  /** Of the deposit, and not of the price. */
  deposit?: boolean;
};

/** Behind a warning, where the other side is suspended: whoever pays all the same opens it. */
export function PayTo({ warning, ...way }: WayToPayProps & { warning: string | null }) {
  if (!warning) return <WayToPay {...way} />;
  return (
    <>
      <p className="notice-box" role="alert">
        {warning}
      </p>
      <details>
        <summary>{say("How they were to be paid")}</summary>
        <WayToPay {...way} />
      </details>
    </>
  );
}

/** How to pay the other side: what to copy into a UPI or bank app, a link for merchants, a code for a second phone. */
function WayToPay({ number, other, toPay, deposit = false }: WayToPayProps) {
  const { nextPaise, payTo } = toPay;
  if (!payTo)
    return (
      <p className="notice-box">
        {say(
          "{other} has not said yet how they are paid. Ask them, and note here what you have paid; or wait until it stands here.",
          { other },
        )}
      </p>
    );
  const { name, upi, merchant, account, ifsc, link } = payTo;
  const code = (
    <>
      <img
        className="upi-code"
        src={`/api/bookings/${number}/upi-code?for=${nextPaise}${deposit ? "&purpose=deposit" : ""}`}
        alt={say("UPI code: {amount} to {name}", { amount: formatRupees(nextPaise), name })}
        width={220}
        height={220}
        loading="lazy"
      />
      <p className="small soft">
        {say("Hold another phone with a UPI app before it. Look at the name before you pay.")}
      </p>
    </>
  );
  return (
    <div className="pay-to">
      <dl>
        {upi ? <CopyLine label={say("UPI id")} value={upi} /> : null}
        {account && ifsc ? (
          <>
            <CopyLine label={say("Account")} value={account} />
            <CopyLine label="IFSC" value={ifsc} />
          </>
        ) : null}
        <CopyLine label={say("Account holder")} value={name} />
        <CopyLine label={say("Amount")} value={(nextPaise / 100).toFixed(2).replace(/\.00$/, "")} />
        <CopyLine label={say("Note")} value={number} />
      </dl>
      {nextPaise > UPI_MOST_PAISE ? (
        <p className="small">
          {account
            ? say(
                "More than {amount}: most banks let no more than that through by UPI in a day. Pay in parts, or by NEFT, RTGS or IMPS.",
                { amount: formatRupees(UPI_MOST_PAISE) },
              )
            : say(
                "More than {amount}: most banks let no more than that through by UPI in a day. Pay in parts, or by NEFT, RTGS or IMPS; ask them for their account.",
                { amount: formatRupees(UPI_MOST_PAISE) },
              )}
        </p>
      ) : null}
      {link && merchant ? (
        <p>
          <a className={buttonClass({ slim: true })} href={link}>
            {say("Pay {amount} in your UPI app", { amount: formatRupees(nextPaise) })}
          </a>
        </p>
      ) : null}
      {link ? (
        <>
          <details>
            <summary>{say("Show a code for another phone")}</summary>
            {code}
          </details>
          {/* At a desk the phone is the one to pay with: the code stands open. */}
          <div className="pay-code">{code}</div>
        </>
      ) : null}
    </div>
  );
}
