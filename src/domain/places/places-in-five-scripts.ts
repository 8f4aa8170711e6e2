/**
 * The states in Gujarati, Bengali, Tamil, Telugu and Kannada, and the districts of where each is at home: importing this
 * is enough. On the server `places.ts` brings it; in the browser import it late, in these languages alone.
 */
import names from "./data/india-names-in-five-scripts.json" with { type: "json" };
import { knowNamesIn } from "./place-said.ts";

knowNamesIn(names);
