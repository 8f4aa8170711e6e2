const BOWS = 8;
const FLOWERS = 13;

/** Where the flowers of one bow hang, from nail to nail. */
const flowers = Array.from({ length: FLOWERS }, (_, n) => {
  const way = n / (FLOWERS - 1);
  return { x: 8 + way * 104, y: 9 + 88 * way * (1 - way) };
});

function Bow() {
  return (
    <svg viewBox="0 0 120 44" width="120" height="44">
      {flowers.map(({ x, y }, n) => (
        <circle key={n} cx={x} cy={y} r="5.5" />
      ))}
      <path d="M8 10c7 7 8 17 0 26-8-9-7-19 0-26Z" />
    </svg>
  );
}

/** A garland of marigolds over what has gone well: it comes down once. As many bows as there is room for. */
export function Garland() {
  return (
    <div className="garland" aria-hidden="true">
      {Array.from({ length: BOWS }, (_, n) => (
        <Bow key={n} />
      ))}
    </div>
  );
}
