/** A line of a list of facts (`<dl>`): what it is called, and what it is. */
export const Fact = ({ label, value }: { label: string; value: string }) => (
  <div>
    <dt>{label}</dt>
    <dd>{value}</dd>
  </div>
);
