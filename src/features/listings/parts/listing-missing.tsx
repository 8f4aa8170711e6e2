import { say } from "../../../domain/words/say.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";

/** Nothing is listed under this address (any more). */
export function ListingMissing({
  title,
  searchPath,
  searchLabel,
}: {
  title: string;
  searchPath: string;
  searchLabel: string;
}) {
  return (
    <div className="wrap py-12">
      <EmptyState level={1} title={title} actions={<LinkButton to={searchPath}>{searchLabel}</LinkButton>}>
        <p>{say("It may have been taken down, or the address has a slip in it.")}</p>
      </EmptyState>
    </div>
  );
}
