/** Days in which a login keeps an account that its person closed. */
export const GRACE_DAYS = 7;
