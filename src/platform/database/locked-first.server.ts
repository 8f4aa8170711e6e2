/**
 * Locks in a part of a statement. PostgreSQL takes the locks of a WITH or of a subquery only as far as the rest reads its
 * rows, and when: joined or compared, that may be after rows of other tables are held, or, where those are none, never.
 * So either a statement waits for the locks with `onceLocked`, or it writes only rows that came out of the locking part,
 * which says ORDER BY before FOR UPDATE: then none is written before it is locked, and locks are taken in one order.
 */

/** A condition for WHERE that is asked before any row is read, and so has locked every row of the WITH of that name. Always true. */
export const onceLocked = (name: string): string => `(SELECT count(*) FROM ${name}) >= 0`;
