import { index, route, type RouteConfig } from "@react-router/dev/routes";
import { pagesOf } from "./features/listings/category-pages.ts";
import { categories } from "./features/registry.ts";

/** Every page of the site, once: those of categories come from their configuration. Paths match without regard to case; this spelling is the canonical one. */
export default [
  index("./features/site/pages/home.tsx"),
  route("AboutUs", "./features/site/pages/about.tsx"),
  route("Services", "./features/site/pages/services.tsx"),
  route("ContactUs", "./features/site/pages/contact.tsx"),
  route("newsblog", "./features/site/pages/news.tsx"),
  route("privacypolicy", "./features/site/pages/privacy.tsx"),
  route("TermCondition", "./features/site/pages/terms.tsx"),
  route("HowWeRank", "./features/site/pages/how-we-rank.tsx"),
  route("ComingPage", "./features/site/pages/coming.tsx"),
  route("search", "./features/search/pages/search.tsx"),
  route("login", "./features/accounts/pages/login.tsx"),
  route("signup", "./features/accounts/pages/signup.tsx"),
  route("ForgetPassword", "./features/accounts/pages/forgot-password.tsx"),
  route("choose-role", "./features/accounts/pages/choose-role.tsx"),
  route("MyDashBoard", "./features/accounts/pages/my-dashboard.tsx"),
  route("account", "./features/accounts/pages/account.tsx"),
  route("account/verified", "./features/trust/pages/verified.tsx"),
  route("my-requests", "./features/enquiries/pages/my-requests.tsx"),
  route("area/:number", "./features/enquiries/pages/area-call.tsx"),
  route("r/:token", "./features/enquiries/pages/guest-request.tsx"),
  route("saved", "./features/storefront/pages/saved.tsx"),
  route("my/listings", "./features/storefront/pages/my-listings.tsx"),
  route("my/listings/:id/calendar", "./features/calendar/pages/calendar.tsx"),
  route("my/questions/:id", "./features/reports/pages/question.tsx"),
  route("my/listings/:id/edit", "./features/listings/pages/edit-listing.tsx"),
  route("notifications", "./features/notifications/pages/notifications.tsx"),
  route("Registration", "./features/vendors/pages/register.tsx"),
  route("AdminDashboard", "./features/admin/pages/dashboard.tsx"),
  route("artistko/:id", "./features/admin/pages/review.tsx"),
  ...categories.flatMap(pagesOf).map(({ id, path, file }) => route(path, `./features/${file}`, { id })),
  route("*", "./features/site/pages/not-found.tsx"),
] satisfies RouteConfig;
