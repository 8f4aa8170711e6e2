/** 'Top Event Management Companies In India': names and the marks we draw for them. */
export interface Company {
  name: string;
  mark: "sun" | "river" | "kalash" | "horse" | "wheel" | "flag";
  /** The hand their name is written in. */
  hand: "display" | "plain" | "spaced";
}

export const COMPANIES: readonly Company[] = [
  { name: "Saanjh Events", mark: "sun", hand: "display" },
  { name: "Narmada Utsav", mark: "river", hand: "spaced" },
  { name: "Kesar & Kalash", mark: "kalash", hand: "display" },
  { name: "Baraat House", mark: "horse", hand: "plain" },
  { name: "Malwa Melas", mark: "wheel", hand: "display" },
  { name: "Dhwaja Live", mark: "flag", hand: "spaced" },
];
