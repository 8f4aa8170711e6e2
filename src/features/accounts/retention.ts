/** Days in which a login keeps an account that its person closed. */
export const GRACE_DAYS = 7;
/** Days after which no backup holds an erased account any more (docs/security.md). */
export const BACKUP_DAYS = 30;
