/** Who of the family would take them. */
export function Votes({ votes }: { votes: readonly string[] }) {
  if (votes.length === 0) return null;
  return (
    <p className="small event-votes">
      <b>{votes.length === 1 ? "1 vote" : `${votes.length} votes`}</b>: {votes.join(", ")}
    </p>
  );
}
