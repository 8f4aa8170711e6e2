/** The sums of a booking's money, for statements of other features that join them. */

/**
 * Joins a view of sums for each booking `b` by itself. Joined as it stands, PostgreSQL keeps the view in one piece, for
 * it has more tables than are put in order together (`join_collapse_limit`), and adds up every booking there is.
 */
export const sumsOfEach = (view: "booking_balances" | "deposit_balances", as: string): string =>
  `LATERAL (SELECT * FROM ${view} v WHERE v.booking_id = b.id OFFSET 0) ${as} ON true`;
