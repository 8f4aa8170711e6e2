/** Tests hear what the server says: `say` with values is English with them, and Hindi inside `inLanguage`. */
import "../../src/app/words/speak.server.ts";
