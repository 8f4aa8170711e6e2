/**
 * Who may do what: every call and every page of the site, once. The guards read it (access-guard.server.ts: what
 * stands here is enforced before a call runs, and nothing starts that does not stand here), and so do the tests
 * that try every cell. What a kind means is the table in access-kinds.ts.
 */
import { categories } from "../features/registry.ts";
import { ENQUIRY_KINDS } from "../features/enquiries/enquiry-kinds.ts";
import { LISTING_REVIEW_MESSAGES, REVIEW_MESSAGES } from "../features/reviews/review-model.ts";
import type { Row } from "./access-kinds.ts";

const everybody: Row = { access: "everybody" };
const signedIn: Row = { access: "signedIn" };
const admin: Row = { access: "admin" };

/** The calls of features that stand fast; see `callRows` for those that follow from lists of theirs. */
const CALLS: Record<string, Row> = {
  "GET /healthz": everybody,
  "GET /readyz": everybody,
  // Whoever brings METRICS_TOKEN; nobody else learns that it is there.
  "GET /metrics": { access: "token" },
  "GET /robots.txt": everybody,
  "GET /sitemap.xml": everybody,
  "GET /images/:category/:kind/:file": everybody,
  "GET /api/openapi.json": everybody,
  "GET /api/docs": everybody,

  "GET /api/auth/check-auth": everybody,
  "GET /api/auth/protected": signedIn,
  "GET /api/auth/logout": everybody,
  "POST /api/auth/change-password": signedIn,
  "GET /api/account/consents": signedIn,
  "PUT /api/account/consents/:purpose": { access: "signedIn", object: "consent" },
  "GET /api/account/data": signedIn,
  "POST /api/account/close-code": { access: "members" },
  "POST /api/account/close": { access: "members" },
  "GET /api/check-volunteer": signedIn,
  "POST /api/twilio/send-otp": everybody,
  "POST /api/twilio/register": everybody,
  "POST /api/twilio/login": everybody,
  "POST /api/twilio/forgot-password": everybody,
  "POST /api/twilio/verifyForgotOtp": everybody,
  "POST /api/twilio/resetPassword": everybody,
  "PUT /api/roll/set-role": signedIn,

  "POST /api/reach/track": everybody,
  "GET /api/volunteer-stats/registered/count": everybody,
  "GET /api/search": everybody,

  "GET /api/volunteers/fetch": everybody,
  "GET /api/volunteers/profile/fetch": { access: "ownProfile", of: "volunteers" },
  "GET /api/volunteers/username/:username": { access: "shown", object: "volunteers" },
  "GET /api/volunteers/by-user/:userId": { access: "shown", object: "volunteers" },
  "GET /api/volunteers/:id": { access: "shown", object: "volunteers" },
  "POST /api/volunteers/add": signedIn,
  "PUT /api/volunteers/username/:username": { access: "edited", object: "volunteers" },

  "GET /api/artists/": everybody,
  "GET /api/artists/pending": admin,
  "GET /api/artists/:id": { access: "shown", object: "artists" },
  "POST /api/artists/add": signedIn,
  "PATCH /api/artists/:id/approve": { access: "admin", object: "artists" },
  "DELETE /api/artists/:id": { access: "admin", object: "artists" },
  "GET /api/artist/mer": { access: "ownProfile", of: "artists" },
  "PUT /api/artist/update": { access: "ownProfile", of: "artists" },

  "GET /api/volunteersmanager/all": everybody,
  "GET /api/volunteersmanager/pending": admin,
  "GET /api/volunteersmanager/profile": { access: "ownProfile", of: "managers" },
  "GET /api/volunteersmanager/profile/:username": { access: "shown", object: "managers" },
  "POST /api/volunteersManager/register": signedIn,
  "PUT /api/volunteersManager/profile/:username": { access: "edited", object: "managers" },
  "PATCH /api/volunteersmanager/:id/approve": { access: "admin", object: "managers" },
  "DELETE /api/volunteersmanager/:id": { access: "admin", object: "managers" },

  "GET /api/listings/mine": signedIn,
  "GET /api/listings/:id": { access: "kept", object: "venues" },
  "PUT /api/listings/:id": { access: "kept", object: "venues" },

  "POST /api/listings/:id/report": { access: "approved", object: "venues" },
  "GET /api/admin/reports": admin,
  "PATCH /api/admin/reports/:id": { access: "admin", object: "report" },

  "GET /api/reviews/:id/reviews": { access: "approved", object: "reviewed" },
  "POST /api/reviews/:id": { access: "rated", object: "reviewed", says: LISTING_REVIEW_MESSAGES.login },

  "GET /api/enquiries/received": signedIn,
  "GET /api/enquiries/sent": signedIn,
  "PATCH /api/enquiries/:number": { access: "party", object: "enquiry" },
  "GET /api/enquiries/:number/photo": { access: "admin", object: "application" },

  "GET /api/notifications": signedIn,
  "PATCH /api/notifications/:id/read": { access: "party", object: "notification" },
  "PATCH /api/notifications/read-all": signedIn,

  "GET /api/admin/queue": admin,
  "GET /api/admin/status": admin,
  "POST /api/admin/jobs/:id/retry": { access: "admin", object: "job" },
  "GET /api/admin/listings": admin,
  "GET /api/admin/listings/:id": { access: "admin", object: "volunteers" },
  "PATCH /api/admin/listings/:id": { access: "admin", object: "volunteers" },
  "PATCH /api/admin/listings/:id/owner": { access: "admin", object: "volunteers" },
  "GET /api/admin/enquiries": admin,
  "POST /api/admin/enquiries/:number/listing": { access: "admin", object: "application" },
  "GET /api/admin/people": admin,
  "DELETE /api/admin/people/:id/sessions": { access: "admin", object: "person" },
  "GET /api/admin/reviews": admin,
  "PATCH /api/admin/reviews/:id": { access: "admin", object: "review" },
  "GET /api/admin/audit": admin,
  "GET /api/admin/content": admin,
  "GET /api/admin/content/:key": { access: "admin", object: "content" },
  "PUT /api/admin/content/:key": { access: "admin", object: "content" },
};

/** Every page, under its path in src/routes.ts. 401 leads to the login page and back. */
export const PAGES: Record<string, Row> = {
  "": everybody,
  AboutUs: everybody,
  Services: everybody,
  ContactUs: everybody,
  newsblog: everybody,
  search: everybody,
  privacypolicy: everybody,
  TermCondition: everybody,
  ComingPage: everybody,
  login: everybody,
  signup: everybody,
  ForgetPassword: everybody,
  "choose-role": everybody,
  MyDashBoard: signedIn,
  account: signedIn,
  "my-requests": signedIn,
  "my/listings": signedIn,
  "my/listings/:id/edit": { access: "kept", object: "venues" },
  notifications: signedIn,
  Volunteers: everybody,
  "volunteer/:username": { access: "shown", object: "volunteers" },
  VolunteerForm: signedIn,
  "volunteer/edit/:username": { access: "edited", object: "volunteers" },
  "thank-you": everybody,
  VolunteerEnquiryForm: everybody,
  EventEquipmentRental: everybody,
  RentalDetail: everybody,
  EventRentalForm: everybody,
  EventPlanner: everybody,
  PlannerProfile: everybody,
  EventPlannerForm: everybody,
  VenueBooking: everybody,
  "venue/:slug": { access: "shown", object: "venues" },
  Registration: everybody,
  AdminDashboard: admin,
  "artistko/:id": { access: "admin", object: "artists" },
  ArtistBooking: everybody,
  "artist/:id": { access: "shown", object: "artists" },
  BasicDetail: signedIn,
  "user-dashboard": { access: "dashboard", of: "artists" },
  EditArtistProfile: everybody,
  VolunteerManagerLanding: everybody,
  VolunteerPartnerRegistration: signedIn,
  ProfileVerification: { access: "dashboard", of: "managers" },
  volunteermanagerprofile: everybody,
  "volunteermanagerprofile/:username": { access: "shown", object: "managers" },
  "VolunteerManagerEditPage/:username": { access: "edited", object: "managers" },
};

/** Every call: a form that asks somebody for something is open to all, ratings follow the categories that take them. */
export function callRows(): Readonly<Record<string, Row>> {
  const forms = Object.values(ENQUIRY_KINDS).map(({ path }): [string, Row] => [`POST ${path}`, everybody]);
  const rated = categories
    .filter(({ opinions }) => opinions === "ratings")
    .flatMap(({ key, singular }): [string, Row][] => {
      const path = `/api/ratings/${singular.toLowerCase()}/:username`;
      return [[`GET ${path}`, { access: "approved", object: key }], [`POST ${path}`, { access: "rated", object: key, says: REVIEW_MESSAGES.login }]];
    });
  return { ...CALLS, ...Object.fromEntries([...forms, ...rated]) };
}
