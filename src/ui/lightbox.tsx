import { lazy, Suspense, useState } from "react";
import type { LightboxProps } from "./lightbox-types.ts";

export type { LightboxProps } from "./lightbox-types.ts";

const LightboxView = lazy(() => import("./lightbox-view.tsx"));

/** Photos over the whole screen. Its code loads with the first opening and stays for the next. */
export function Lightbox(props: LightboxProps) {
  const [wanted, setWanted] = useState(false);
  if (props.open && !wanted) setWanted(true);
  if (!wanted || props.images.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <LightboxView {...props} />
    </Suspense>
  );
}
