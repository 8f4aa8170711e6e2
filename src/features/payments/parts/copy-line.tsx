import { say } from "../../../domain/words/say.ts";
import { Button } from "../../../ui/button.tsx";
import { HEARD, Rich } from "../../../ui/rich.tsx";
import { useToast } from "../../../ui/toast.tsx";

/** A line of what somebody types into another app: to be copied with a tap, and still to be read where that fails. */
export function CopyLine({ label, value }: { label: string; value: string }) {
  const toast = useToast();
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
        <b>{value}</b>
        <Button slim variant="line" onClick={() => void copy()}>
          <Rich text={say("Copy<sr> {label}</sr>", { label })} as={HEARD} />
        </Button>
      </dd>
    </div>
  );
}
