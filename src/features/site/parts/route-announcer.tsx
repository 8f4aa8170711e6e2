import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";

/** Reads out the new page's title after a navigation inside the site, as a browser does after a full load. */
export function RouteAnnouncer() {
  const { pathname } = useLocation();
  const before = useRef(pathname);
  const [title, setTitle] = useState("");
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    setTitle(document.title);
  }, [pathname]);
  return (
    <p className="sr" role="status">
      {title}
    </p>
  );
}
