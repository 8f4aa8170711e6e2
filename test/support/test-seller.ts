/** What a provider of tests says of themselves under Invoices: registered for GST, with a number whose check digit is right. */
export const SELLER = {
  legalName: "Meera Joshi",
  address: "12 Sarafa",
  city: "Indore",
  state: "Madhya Pradesh",
  pin: "452002",
  status: "registered",
  gstin: "23AAPFU0939F1Z3",
  sac: "998596",
  prefix: "AB",
};
