import type { ComponentProps, MouseEvent } from "react";
import { Link } from "react-router";
import { classNames } from "./class-names.ts";
import { LoaderCircle } from "./icons.tsx";

/** fill: the one main action of a view. line: the rest. gold: only on night or maroon grounds. */
export type ButtonVariant = "fill" | "line" | "gold";

export interface ButtonLook {
  variant?: ButtonVariant | undefined;
  /** 44 px high instead of 48, with less padding. */
  slim?: boolean | undefined;
  /** As wide as its container. */
  wide?: boolean | undefined;
}

/** The class names of a button look, for elements that are neither Button nor LinkButton (a summary, a label). */
export function buttonClass({ variant = "fill", slim, wide }: ButtonLook, more?: string): string {
  return classNames("btn", variant !== "fill" && variant, slim && "slim", wide && "wide", more);
}

export interface ButtonProps extends ButtonLook, ComponentProps<"button"> {
  /** While true the button says what is happening, keeps focus and ignores clicks. */
  busy?: boolean | undefined;
  /** The text while busy; without it the label stays. */
  busyLabel?: string | undefined;
}

/** A button; `type` is "button" unless told otherwise, so that it never submits by accident. */
export function Button({
  variant,
  slim,
  wide,
  busy,
  busyLabel,
  className,
  children,
  onClick,
  type = "button",
  ...rest
}: ButtonProps) {
  // aria-disabled rather than disabled: a disabled button would throw the keyboard focus away.
  function guard(event: MouseEvent<HTMLButtonElement>) {
    if (busy) {
      event.preventDefault();
      return;
    }
    onClick?.(event);
  }
  return (
    <button
      type={type}
      {...rest}
      className={buttonClass({ variant, slim, wide }, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest["aria-disabled"]}
      onClick={guard}
    >
      {busy ? <LoaderCircle className="icon spin" /> : null}
      {busy ? (busyLabel ?? children) : children}
    </button>
  );
}

export interface LinkButtonProps extends ButtonLook, ComponentProps<typeof Link> {}

/** A link that looks like a button: it goes somewhere, where Button does something. */
export function LinkButton({ variant, slim, wide, className, ...rest }: LinkButtonProps) {
  return <Link {...rest} className={buttonClass({ variant, slim, wide }, className)} />;
}
