import { type ReactNode, use } from "react";
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from "react-router";
import { BRAND, pageTitle } from "./domain/brand.ts";
import { keepsListing } from "./features/listings/own-listing-service.server.ts";
import { unreadCount } from "./features/notifications/notification-service.server.ts";
import { NotificationBell } from "./features/notifications/parts/bell-later.ts";
import { SaveCards } from "./features/deciding/parts/save-cards-later.ts";
import { language, say } from "./domain/words/say.ts";
import { languageChoice } from "./features/site/other-languages.server.ts";
import { statusOf } from "./ui/page/error-status.ts";
import { EnquiryPopup } from "./features/site/parts/enquiry-popup.tsx";
import { categoryLinks } from "./features/site/category-links.server.ts";
import { FloatingTools } from "./features/site/parts/floating-tools.tsx";
import { Header } from "./features/site/parts/header.tsx";
import { NavigationProgress } from "./features/site/parts/navigation-progress.tsx";
import { OfflineNotice } from "./features/site/parts/offline-notice.tsx";
import { RouteAnnouncer } from "./features/site/parts/route-announcer.tsx";
import { ErrorPage, Footer } from "./features/site/parts/shell.ts";
import { seo } from "./ui/page/seo.ts";
import type { ShellSession } from "./features/site/shell-session.ts";
import { useShellSession } from "./features/site/use-shell-session.ts";
import { useFreshSession } from "./features/site/parts/use-fresh-session.ts";
import { hasProfile } from "./features/listings/profile-service.server.ts";
import { volunteers } from "./features/volunteers/volunteer-category.ts";
import { pageContext } from "./platform/pages/page-context.server.ts";
import { useTakeOver, useWarm } from "./ui/later.tsx";
import { PendingPage, type PendingLook } from "./ui/pending-page.tsx";
import { ToastProvider } from "./ui/toast.tsx";
import type { Route } from "./+types/root";
import { NonceContext } from "./app/nonce-context.ts";
import "./ui/styles/app.css";

/** Who is there and what waits for them, for header and menus; and the site's own address. */
export async function loader(args: Route.LoaderArgs): Promise<ShellSession & { origin: string; requestId: string }> {
  const { deps, actor, requestId } = pageContext(args);
  const [unread, registered, keeps] = actor
    ? await Promise.all([
        unreadCount(deps, actor),
        hasProfile(deps, volunteers, actor.id),
        keepsListing(deps, actor.id),
      ])
    : [0, false, false];
  return {
    actor: actor && { username: actor.username, name: actor.name, role: actor.role },
    unread,
    hasVolunteer: registered,
    hasListings: keeps,
    categories: categoryLinks(),
    ...languageChoice(),
    origin: deps.config.publicUrl,
    requestId,
  };
}

/** The shell asks anew who is there on every route change (specification, part 1, section 4). */
export function shouldRevalidate() {
  return true;
}

const font = (file: string) => ({
  rel: "preload",
  href: `/fonts/${file}.woff2`,
  as: "font",
  type: "font/woff2",
  crossOrigin: "anonymous" as const,
});

/**
 * What the first screen needs: the letters of the title, of the text and of buttons, whose line would else break anew.
 * In Indian scripts the system has those of the text, and those of titles but in Devanagari.
 */
export const links: Route.LinksFunction = () => [
  ...(language() === "en"
    ? [font("rozha-one-latin-400"), font("mukta-latin-400"), font("mukta-latin-600")]
    : [font(/hi|mr/.test(language()) ? "rozha-one-devanagari-400" : "rozha-one-latin-400"), font("mukta-latin-400")]),
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
  { rel: "manifest", href: language() === "hi" ? "/site-hi.webmanifest" : "/site.webmanifest" },
];

/** For pages that failed; every page that stands has its own. */
export function meta({ error, loaderData, location }: Route.MetaArgs) {
  const titles: Record<number, string> = { 403: say("Not allowed"), 404: say("Page not found") };
  const title = error ? pageTitle(titles[statusOf(error)] ?? say("Something went wrong")) : pageTitle();
  return seo(
    { title, description: say(BRAND.siteDescription), path: location.pathname, noindex: Boolean(error) },
    loaderData?.origin ?? "",
  );
}

/** The document around every page, and around the error page. */
export function Layout({ children }: { children: ReactNode }) {
  const nonce = use(NonceContext);
  const session = useShellSession();
  useFreshSession();
  useTakeOver();
  return (
    <html lang={`${language()}-IN`} data-viewer={session.actor?.username}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#6e1030" />
        <Meta />
        <Links />
      </head>
      <body>
        <a className="skip" href="#main">
          {say("Skip to content")}
        </a>
        <ToastProvider>
          <Header session={session} bell={session.actor ? <NotificationBell unread={session.unread} /> : null} />
          <main id="main" tabIndex={-1} className="outline-none">
            {children}
          </main>
          <Footer session={session} />
          <FloatingTools />
          <SaveCards />
          <EnquiryPopup enabled={!session.actor} />
          <OfflineNotice viewer={session.actor?.username ?? ""} languages={session.languages} />
        </ToastProvider>
        <NavigationProgress />
        <RouteAnnouncer />
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

const looks = () => import("./app/page-looks.ts");

/** Pages of which the specification says what shows while they load (part 2, section 2). */
const PENDING: readonly PendingLook<Awaited<ReturnType<typeof looks>>>[] = [
  { path: /^\/artist\/[^/]+\/?$/i, look: ({ ArtistLoading }) => <ArtistLoading /> },
  { path: /^\/volunteer\/[^/]+\/?$/i, look: ({ ProfileSkeleton }) => <ProfileSkeleton /> },
  { path: /^\/VolunteerManagerEditPage\/[^/]+\/?$/i, look: ({ ManagerLoading }) => <ManagerLoading /> },
];

export default function Root() {
  useWarm(looks);
  return (
    <PendingPage looks={PENDING} load={looks}>
      <Outlet />
    </PendingPage>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <ErrorPage
      error={error}
      session={useShellSession()}
      reference={useRouteLoaderData<typeof loader>("root")?.requestId}
    />
  );
}
