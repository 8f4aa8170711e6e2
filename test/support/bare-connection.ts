/** What a server answers on a connection of its own, to whatever is written into it: a browser would send nothing of the kind. */
import { connect } from "node:net";

/** All that is heard until the server hangs up. */
export const heardFrom = (port: number, sent: string): Promise<string> =>
  new Promise((done, failed) => {
    let heard = "";
    const socket = connect(port, "127.0.0.1", () => socket.write(sent));
    socket
      .on("data", (part) => (heard += String(part)))
      .on("close", () => done(heard))
      .on("error", failed);
  });
