import { ViewTransition, type ReactNode } from "react";

export interface SharedMoveProps {
  kind: "picture" | "title";
  /** The address of what it belongs to, the same on both pages but for what stands before its last part. */
  of: string;
  children: ReactNode;
}

/**
 * One thing that stands on two pages, such as a card's picture and the profile's: on the way from one to the other it
 * moves over (motion.css). The server draws the children alone: React's marks for it would be no HTML.
 */
export const SharedMove = ({ kind, of, children }: SharedMoveProps): ReactNode =>
  import.meta.env.SSR ? (
    children
  ) : (
    <ViewTransition name={kind + of.replace(/.*\/|\W/g, "")} default="none" share={kind}>
      {children}
    </ViewTransition>
  );
