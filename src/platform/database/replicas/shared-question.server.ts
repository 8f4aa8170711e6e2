/**
 * A question whose answer is shared, and is never older than the question: who asks while it is under way gets the
 * next answer, and not this one, which may have been decided already.
 */
export function sharedQuestion<Answer>(ask: () => Promise<Answer>): () => Promise<Answer> {
  let underWay: Promise<Answer> | null = null;
  let next: Promise<Answer> | null = null;
  const start = () => {
    const own = ask();
    underWay = own;
    const over = () => {
      if (underWay === own) underWay = null;
    };
    own.then(over, over);
    return own;
  };
  return () => {
    if (!underWay) return start();
    const again = () => {
      next = null;
      return start();
    };
    return (next ??= underWay.then(again, again));
  };
}
