/** What the audit log has noted, in words; what is kept stays as it is. */
import type { ReadingReason } from "../../platform/database/audit.server.ts";
import { say, text } from "../../domain/words/say.ts";

const WORDS: Readonly<Record<string, string>> = {
  "account.closed": text("Account closed"),
  "account.email_proven": text("Account e-mail proven"),
  "account.erased": text("Account erased"),
  "account.exported": text("Account exported"),
  "account.kept": text("Account kept"),
  "account.login": text("Account login"),
  "account.password_changed": text("Account password changed"),
  "account.password_reset": text("Account password reset"),
  "account.payee_changed": text("Account payee changed"),
  "account.registered": text("Account registered"),
  "account.sessions_ended": text("Sessions ended"),
  "account.role": text("Account role"),
  "admin.created": text("Admin created"),
  "admin.promoted": text("Admin promoted"),
  "backup.made": text("Backup made"),
  "calendar.edited_by_admin": text("Calendar edited by admin"),
  "content.changed": text("Content changed"),
  "desk.disputes": text("Disputes read"),
  "desk.enquiries": text("Enquiries read"),
  "desk.enquiry_photo": text("Photo of an application opened"),
  "desk.facilitated": text("Payments to providers read"),
  "desk.listing": text("Listing read with contacts"),
  "desk.message_reports": text("Reported messages read"),
  "desk.paper_photo": text("Photo of a document opened"),
  "desk.papers": text("Documents read"),
  "desk.people": text("People read"),
  "desk.reports": text("Reports read"),
  "dispute.answer": text("Dispute answer"),
  "dispute.decide": text("Dispute decide"),
  "dispute.read": text("Dispute read"),
  "dispute.screenshot": text("Dispute screenshot"),
  "enquiry.accepted": text("Enquiry accepted"),
  "enquiry.declined": text("Enquiry declined"),
  "enquiry.confirmed": text("Enquiry confirmed"),
  "enquiry.cancelled": text("Enquiry cancelled"),
  "enquiry.completed": text("Enquiry completed"),
  "enquiry.made_listing": text("Enquiry made listing"),
  "job.retry": text("Job retry"),
  "listing.approve": text("Listing approve"),
  "listing.edited": text("Listing edited"),
  "listing.edited_by_admin": text("Listing edited by admin"),
  "listing.linked": text("Listing linked"),
  "listing.registered": text("Listing registered"),
  "listing.reject": text("Listing reject"),
  "listing.restore": text("Listing restore"),
  "listing.resubmit": text("Listing resubmit"),
  "listing.suspend": text("Listing suspend"),
  "message-report.read": text("Message report read"),
  "message-report.file": text("Message report file"),
  "message-report.remove": text("Message report remove"),
  "message-report.dismiss": text("Message report dismiss"),
  "paper.sent": text("Paper sent"),
  "paper.taken_back": text("Paper taken back"),
  "paper.seen": text("Paper seen"),
  "paper.refuse": text("Paper refuse"),
  "person.restore": text("Person restored"),
  "person.suspend": text("Person suspended"),
  "person.sign_out": text("Person sign out"),
  "prices.edited_by_admin": text("Prices edited by admin"),
  "report.dismiss": text("Report dismiss"),
  "report.hide": text("Report hide"),
  "report.question": text("Report question"),
  "report.note": text("Report note"),
  "review.hide": text("Review hide"),
  "review.unhide": text("Review unhide"),
};

/** Why somebody was read of. */
export const READING_WORDS: Readonly<Record<ReadingReason, string>> = {
  list: text("Looking through the list"),
  search: text("A search"),
  decision: text("To decide about it"),
  report: text("To look at what was reported"),
  tax: text("For the accounts of the year"),
};

/** 'listing.edited_by_admin' → 'Listing edited by admin'. */
export function actionWords(action: string): string {
  if (Object.hasOwn(WORDS, action)) return say(WORDS[action]!);
  const words = action.replace(/[._-]+/g, " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
