/** The 24 popular searches of the home page: what people look for, and where that is. */
export interface PopularSearch {
  phrase: string;
  /** As the register of places spells them; a search without a district looks in the whole state. */
  state: string;
  district?: string;
}

export const POPULAR_SEARCHES: readonly PopularSearch[] = [
  { phrase: "Volunteers in Indore", state: "Madhya Pradesh", district: "Indore" },
  { phrase: "Wedding helpers in Bhopal", state: "Madhya Pradesh", district: "Bhopal" },
  { phrase: "Mela volunteers in Ujjain", state: "Madhya Pradesh", district: "Ujjain" },
  { phrase: "College fest crew in Jabalpur", state: "Madhya Pradesh", district: "Jabalpur" },
  { phrase: "Volunteers in Gwalior", state: "Madhya Pradesh", district: "Gwalior" },
  { phrase: "Ganesh Utsav volunteers in Pune", state: "Maharashtra", district: "Pune" },
  { phrase: "Marathon volunteers in Mumbai", state: "Maharashtra", district: "Mumbai Suburban" },
  { phrase: "Volunteers in Nagpur", state: "Maharashtra", district: "Nagpur" },
  { phrase: "Garba night volunteers in Ahmedabad", state: "Gujarat", district: "Ahmedabad" },
  { phrase: "Volunteers in Surat", state: "Gujarat", district: "Surat" },
  { phrase: "Wedding helpers in Jaipur", state: "Rajasthan", district: "Jaipur" },
  { phrase: "Destination wedding crew in Udaipur", state: "Rajasthan", district: "Udaipur" },
  { phrase: "Volunteers in Jodhpur", state: "Rajasthan", district: "Jodhpur" },
  { phrase: "Conference volunteers in Delhi", state: "Delhi" },
  { phrase: "Summit helpers in Gurugram", state: "Haryana", district: "Gurugram" },
  { phrase: "Volunteers in Lucknow", state: "Uttar Pradesh", district: "Lucknow" },
  { phrase: "Ghat event volunteers in Varanasi", state: "Uttar Pradesh", district: "Varanasi" },
  { phrase: "Durga Puja volunteers in Kolkata", state: "West Bengal", district: "Kolkata" },
  { phrase: "Volunteers in Patna", state: "Bihar", district: "Patna" },
  { phrase: "Tech event crew in Bengaluru", state: "Karnataka", district: "Bengaluru Urban" },
  { phrase: "Music season volunteers in Chennai", state: "Tamil Nadu", district: "Chennai" },
  { phrase: "Volunteers in Hyderabad", state: "Telangana", district: "Hyderabad" },
  { phrase: "Onam event volunteers in Kochi", state: "Kerala", district: "Ernakulam" },
  { phrase: "Carnival volunteers in Goa", state: "Goa" },
];

/** The search a phrase leads to. */
export function popularSearchPath({ state, district }: PopularSearch): string {
  return `/Volunteers?${new URLSearchParams({ state, ...(district ? { district } : {}) })}`;
}
