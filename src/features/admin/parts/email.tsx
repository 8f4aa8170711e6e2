/** An address that breaks after its sign, and not within a word. */
export function Email({ address }: { address: string }) {
  const [name, ...rest] = address.split("@");
  return (
    <span>
      {name}
      {rest.length > 0 ? "@" : ""}
      <wbr />
      {rest.join("@")}
    </span>
  );
}
