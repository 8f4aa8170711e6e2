import { classNames } from "./class-names.ts";

export interface MarkProps {
  /** dark: maroon, for paper grounds. light: ivory, for night and maroon grounds. */
  tone?: "dark" | "light" | undefined;
  className?: string | undefined;
}

/** The canopy: the sign of the house. Decoration; the name stands beside it. */
export function Mark({ tone = "dark", className }: MarkProps) {
  const cloth = tone === "dark" ? "#6E1030" : "#FFF9EF";
  return (
    <svg className={classNames("mark", className)} viewBox="0 0 48 48" aria-hidden="true">
      <path d="M24 2C25 10 34 17 46 20H2C14 17 23 10 24 2Z" fill={cloth} />
      <path d="M2 20h11v3.4a5.5 5.5 0 0 1-11 0ZM24 20h11v3.4a5.5 5.5 0 0 1-11 0Z" fill="#F6A81A" />
      <path d="M13 20h11v3.4a5.5 5.5 0 0 1-11 0ZM35 20h11v3.4a5.5 5.5 0 0 1-11 0Z" fill="#D63A1C" />
      <path d="M5 30h5v16H5zM38 30h5v16h-5zM14 46V40C14 33 20 32 24 27C28 32 34 33 34 40V46Z" fill={cloth} />
      <circle cx="24" cy="40.5" r="3.2" fill="#F6A81A" />
    </svg>
  );
}

export interface LogoProps extends MarkProps {
  /** The brand's name, from the site settings. */
  name: string;
}

/** Mark and name. Put it inside the link to the home page: `<Link to="/" className="logo"><Logo name={…} /></Link>`. */
export function Logo({ name, tone, className }: LogoProps) {
  return (
    <>
      <Mark tone={tone} className={className} />
      <span>{name}</span>
    </>
  );
}
