import { useCallback, useMemo, useState } from "react";

export interface Problem {
  /** One sentence for the whole attempt; '' while there is nothing to say. */
  message: string;
  /** True where the sentence speaks of fields: it goes when all of them are mended. */
  ofFields: boolean;
  /** How often something went wrong: the box takes focus again. */
  attempt: number;
}

export interface ProblemTeller {
  problem: Problem;
  tell: (message: string, ofFields?: boolean) => void;
  clear: () => void;
}

/** What went wrong with the last attempt to send a form; shown by FormProblems. */
export function useProblem(): ProblemTeller {
  const [problem, setProblem] = useState<Problem>({ message: "", ofFields: false, attempt: 0 });
  const tell = useCallback(
    (message: string, ofFields = false) => setProblem((old) => ({ message, ofFields, attempt: old.attempt + 1 })),
    [],
  );
  const clear = useCallback(() => setProblem((old) => ({ ...old, message: "" })), []);
  return useMemo(() => ({ problem, tell, clear }), [problem, tell, clear]);
}
