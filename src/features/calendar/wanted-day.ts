/** Names, in the address of a profile, the day that is to stand in its form. */
export const WANTED_DAY = "on";
