import type { ReactNode } from "react";
import { Link } from "react-router";
import { say } from "../../../domain/words/say.ts";
import type { EnquiryView } from "../enquiry-view.ts";
import { EnquiryCard } from "./enquiry-card.tsx";

/** What somebody was asked lately, on their own page. `none` stands where nobody has asked; `more`: My requests has further ones. */
export function ReceivedEnquiries({
  enquiries,
  more,
  none,
  className = "",
}: {
  enquiries: readonly EnquiryView[];
  more: boolean;
  none: ReactNode;
  className?: string;
}) {
  return (
    <>
      {enquiries.length > 0 ? (
        <div className={`stack ${className} max-w-4xl`}>
          {enquiries.map((enquiry) => (
            <EnquiryCard key={enquiry.number} enquiry={enquiry} />
          ))}
        </div>
      ) : (
        none
      )}
      {more ? (
        <p className="pt-4">
          <Link className="more" to="/my-requests?box=received">
            {say("All requests")}
          </Link>
        </p>
      ) : null}
    </>
  );
}
