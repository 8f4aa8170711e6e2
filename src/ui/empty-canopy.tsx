/** A canopy with nobody under it yet. Decoration. */
export function EmptyCanopy() {
  return (
    <svg viewBox="0 0 220 190" aria-hidden="true">
      <path d="M20 74h25.7v9a12.9 12.9 0 0 1 -25.7 0Z" fill="#FCE3AE" />
      <circle cx="32.9" cy="84.8" r="4.1" fill="#F6A81A" />
      <path d="M45.7 74h25.7v9a12.9 12.9 0 0 1 -25.7 0Z" fill="#D63A1C" />
      <circle cx="58.6" cy="84.8" r="4.1" fill="#FCE3AE" />
      <path d="M71.4 74h25.7v9a12.9 12.9 0 0 1 -25.7 0Z" fill="#FCE3AE" />
      <circle cx="84.3" cy="84.8" r="4.1" fill="#D63A1C" />
      <path d="M97.1 74h25.7v9a12.9 12.9 0 0 1 -25.7 0Z" fill="#F6A81A" />
      <circle cx="110" cy="84.8" r="4.1" fill="#FCE3AE" />
      <path d="M122.9 74h25.7v9a12.9 12.9 0 0 1 -25.7 0Z" fill="#FCE3AE" />
      <circle cx="135.7" cy="84.8" r="4.1" fill="#F6A81A" />
      <path d="M148.6 74h25.7v9a12.9 12.9 0 0 1 -25.7 0Z" fill="#D63A1C" />
      <circle cx="161.4" cy="84.8" r="4.1" fill="#FCE3AE" />
      <path d="M174.3 74h25.7v9a12.9 12.9 0 0 1 -25.7 0Z" fill="#FCE3AE" />
      <circle cx="187.1" cy="84.8" r="4.1" fill="#D63A1C" />
      <path d="M110 12C95.6 44.2 65 62.8 20 74H45.7C77.9 62.8 99.7 44.2 110 12Z" fill="#F6A81A" />
      <path d="M110 12C99.7 44.2 77.9 62.8 45.7 74H71.4C90.7 62.8 103.8 44.2 110 12Z" fill="#FCE3AE" />
      <path d="M110 12C103.8 44.2 90.7 62.8 71.4 74H97.1C103.6 62.8 107.9 44.2 110 12Z" fill="#D63A1C" />
      <path d="M110 12C107.9 44.2 103.6 62.8 97.1 74H122.9C116.4 62.8 112.1 44.2 110 12Z" fill="#FCE3AE" />
      <path d="M110 12C112.1 44.2 116.4 62.8 122.9 74H148.6C129.3 62.8 116.2 44.2 110 12Z" fill="#F6A81A" />
      <path d="M110 12C116.2 44.2 129.3 62.8 148.6 74H174.3C142.1 62.8 120.3 44.2 110 12Z" fill="#FCE3AE" />
      <path d="M110 12C120.3 44.2 142.1 62.8 174.3 74H200C155 62.8 124.4 44.2 110 12Z" fill="#D63A1C" />
      <rect x="14" y="69" width="192" height="12" fill="#6E1030" rx="6" />
      <rect x="28" y="104" width="9" height="76" fill="#6E1030" />
      <rect x="183" y="104" width="9" height="76" fill="#6E1030" />
      <rect x="8" y="176" width="204" height="8" rx="4" fill="#6E1030" />
      <g fill="none" stroke="#D9B98C" strokeWidth="3" strokeDasharray="2 8" strokeLinecap="round">
        <path d="M84 172v-30a26 26 0 0 1 52 0v30" />
      </g>
    </svg>
  );
}
