/** Read for its effect: from here on the server says its words from the books. */
import { speakFrom } from "../../platform/words.server.ts";
import { books } from "./books.ts";

speakFrom(books);
