/** What is verified about people in the copy of their data; it goes with the account. */
import type { PersonalPart } from "../../platform/personal-data.server.ts";
import { PAPER_PLACE, removePaperPhotos } from "./paper-photo.server.ts";
import { papersOf } from "./paper-store.server.ts";

export const trustRights: PersonalPart = {
  copy: {
    papers:
      "SELECT kind, number, name, status, reason, sent_at, decided_at FROM papers WHERE person_id = $1 ORDER BY kind",
  },
  async photos(db, userId) {
    const { rows } = await db.$client.query<{ id: string; kind: string }>(
      "SELECT photo->>'id' AS id, kind FROM papers WHERE person_id = $1 AND photo->>'id' IS NOT NULL ORDER BY kind",
      [userId],
    );
    return rows.map(({ id, kind }) => ({ id, ...PAPER_PLACE, name: `papers/${kind}` }));
  },
  async erase(deps, tx, { id }) {
    const rows = await papersOf(tx, id);
    return {
      // An admin may have written them into a reason, which stands in the log.
      found: { names: rows.flatMap(({ number, name }) => [number, name]) },
      // The rows go with the account.
      remove: () => removePaperPhotos(deps, tx, rows),
    };
  },
};
