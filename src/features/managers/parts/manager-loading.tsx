import { say } from "../../../domain/words/say.ts";
import { TextSkeleton } from "../../../ui/skeleton.tsx";
import { MANAGER_MESSAGES as TEXT } from "../manager-messages.ts";

/** While the own profile is on its way into the form. */
export function ManagerLoading() {
  return (
    <div className="wrap profile-state min-h-screen" role="status">
      <h1 className="text-2xl">{say(TEXT.loading)}</h1>
      <TextSkeleton lines={8} />
    </div>
  );
}
