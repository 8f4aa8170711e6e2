/** The number of a request, as people quote it: 'MD-7K3Q-9ZXA'. */
import { newSpokenNumber, parseSpokenNumber } from "../../domain/spoken-number.ts";

/** From chance: one that is taken is possible, and for the caller to try again (`insertEnquiry`). */
export const newEnquiryNumber = (): string => newSpokenNumber("MD");

/** The number as stored, from what somebody typed or read out; null for anything else. */
export const parseEnquiryNumber = (text: string): string | null => parseSpokenNumber("MD", text);
