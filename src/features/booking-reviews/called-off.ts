/** A booking that the provider of a listing called off. */
export type CalledOff = {
  /** In which month, as YYYY-MM (IST): the day would tell whose it was. */
  month: string;
  /** Whole days from then to the day of the booking; null where none was agreed. */
  daysBefore: number | null;
};
