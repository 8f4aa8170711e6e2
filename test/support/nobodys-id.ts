/** Of the form of an id, and of nothing that there is. */
export const NOBODYS_ID = "0190a0a0-0000-7000-8000-000000000000";
