/** The states of India as GST numbers them, and which of its taxes are taken there. Pure. */

const CODES: Readonly<Record<string, string>> = {
  "Jammu and Kashmir": "01",
  "Himachal Pradesh": "02",
  Punjab: "03",
  Chandigarh: "04",
  Uttarakhand: "05",
  Haryana: "06",
  Delhi: "07",
  Rajasthan: "08",
  "Uttar Pradesh": "09",
  Bihar: "10",
  Sikkim: "11",
  "Arunachal Pradesh": "12",
  Nagaland: "13",
  Manipur: "14",
  Mizoram: "15",
  Tripura: "16",
  Meghalaya: "17",
  Assam: "18",
  "West Bengal": "19",
  Jharkhand: "20",
  Odisha: "21",
  Chhattisgarh: "22",
  "Madhya Pradesh": "23",
  Gujarat: "24",
  "Dadra and Nagar Haveli and Daman and Diu": "26",
  Maharashtra: "27",
  Karnataka: "29",
  Goa: "30",
  Lakshadweep: "31",
  Kerala: "32",
  "Tamil Nadu": "33",
  Puducherry: "34",
  "Andaman and Nicobar Islands": "35",
  Telangana: "36",
  "Andhra Pradesh": "37",
  Ladakh: "38",
};

/** Codes of territories that were joined or divided since, which older registrations may still begin with. */
const OLDER: Readonly<Record<string, string>> = { "25": "26", "28": "37" };

/** Union territories without an assembly of their own: their half of the tax is called UTGST. */
const WITHOUT_ASSEMBLY = new Set([
  "Andaman and Nicobar Islands",
  "Chandigarh",
  "Dadra and Nagar Haveli and Daman and Diu",
  "Ladakh",
  "Lakshadweep",
]);

/** The two digits of a state by its canonical name; null for an unknown one. */
export const gstCode = (state: string): string | null => (Object.hasOwn(CODES, state) ? (CODES[state] ?? null) : null);

/** Whether a well-formed GSTIN is one of this state; those of the codes 97 and 99 belong to none, and so to any. */
export function gstinOfState(gstin: string, state: string): boolean {
  const code = gstin.slice(0, 2);
  return code === "97" || code === "99" || (OLDER[code] ?? code) === gstCode(state);
}

/** What the state's half of the tax is called there. */
export const stateTax = (state: string): "SGST" | "UTGST" => (WITHOUT_ASSEMBLY.has(state) ? "UTGST" : "SGST");
