import { useEffect, useRef } from "react";
import { OTP } from "../../../domain/limits.ts";

const CODE = new RegExp(`^\\d{${OTP.digits}}$`);

/**
 * The code of a message whose last line names this site ('@mandap.in #123456'), where the browser can hand it over
 * (WebOTP: Chrome on Android) and the person lets it. Everywhere else it is typed, or offered by the keyboard.
 */
export function useCodeFromMessage(fill: (code: string) => void): void {
  const latest = useRef(fill);
  useEffect(() => {
    latest.current = fill;
  });
  useEffect(() => {
    if (!("OTPCredential" in window)) return undefined;
    const leaving = new AbortController();
    const asked = { otp: { transport: ["sms"] }, signal: leaving.signal };
    navigator.credentials
      .get(asked as CredentialRequestOptions)
      .then((found) => {
        const code = found && "code" in found ? String(found.code) : "";
        if (CODE.test(code)) latest.current(code);
      })
      // Refused, left, or no message came.
      .catch(() => undefined);
    return () => leaving.abort();
  }, []);
}
