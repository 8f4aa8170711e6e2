/** The listing of which the examples of all calls tell. */
export const EXAMPLE_LISTING = "0190a0a0-0000-7000-8000-000000000000";
