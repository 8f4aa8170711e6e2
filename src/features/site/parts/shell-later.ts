/** What the shell can do without until a visitor moves: one file for all of it. */
export { AccountMenu } from "./account-menu.tsx";
export { ErrorPage } from "./error-page.tsx";
export { FloatingButtons } from "./floating-buttons.tsx";
export { Footer } from "./footer.tsx";
export { SideMenuPanel } from "./side-menu-panel.tsx";
export { TopBar } from "./top-bar.tsx";
