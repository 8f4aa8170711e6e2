import { createContext } from "react";

/** The nonce of this answer's inline scripts; empty in the browser, where it is no longer needed. */
export const NonceContext = createContext<string | undefined>(undefined);
