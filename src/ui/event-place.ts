/** Where a browser keeps the event of whoever plans one (listings/your-event): among the drafts, which are forgotten when somebody signs out; the number is that of its shape. */
export const EVENT_PLACE = "mandap:draft:event:1";
