import { index, route, type RouteConfig } from "@react-router/dev/routes";

/** Every page of the site, once. Paths match without regard to case; this spelling is the canonical one. */
export default [
  index("./features/site/pages/home.tsx"),
  route("AboutUs", "./features/site/pages/about.tsx"),
  route("Services", "./features/site/pages/services.tsx"),
  route("ContactUs", "./features/site/pages/contact.tsx"),
  route("newsblog", "./features/site/pages/news.tsx"),
  route("privacypolicy", "./features/site/pages/privacy.tsx"),
  route("TermCondition", "./features/site/pages/terms.tsx"),
  route("ComingPage", "./features/site/pages/coming.tsx"),
  route("login", "./features/accounts/pages/login.tsx"),
  route("signup", "./features/accounts/pages/signup.tsx"),
  route("ForgetPassword", "./features/accounts/pages/forgot-password.tsx"),
  route("choose-role", "./features/accounts/pages/choose-role.tsx"),
  route("MyDashBoard", "./features/accounts/pages/my-dashboard.tsx"),
  route("account", "./features/accounts/pages/account.tsx"),
  route("my-requests", "./features/enquiries/pages/my-requests.tsx"),
  route("notifications", "./features/notifications/pages/notifications.tsx"),
  route("Volunteers", "./features/volunteers/pages/search.tsx"),
  route("volunteer/:username", "./features/volunteers/pages/profile.tsx"),
  route("VolunteerForm", "./features/volunteers/pages/register.tsx"),
  route("volunteer/edit/:username", "./features/volunteers/pages/edit.tsx"),
  route("thank-you", "./features/volunteers/pages/thank-you.tsx"),
  route("VolunteerEnquiryForm", "./features/volunteers/pages/enquiry-form.tsx"),
  route("*", "./features/site/pages/not-found.tsx"),
] satisfies RouteConfig;
