/**
 * Everything about places in one import, for the server.
 * In the browser import the part that is needed: `places-data.ts` (pickers),
 * `places-search.ts` (type-ahead with aliases); `lgd-codes.ts` stays on the server.
 */
import "./places-in-five-scripts.ts";

export { districtsOf, isDistrict, isState, states } from "./places-data.ts";
export { inHindi } from "./places-in-hindi.ts";
export { aliasesOf } from "./places-aliases.ts";
export { canonicalDistrict, canonicalState, findPlaces, placesCalled } from "./places-search.ts";
export { lgdCode, lgdStateCode } from "./lgd-codes.ts";
