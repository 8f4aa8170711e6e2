/** What `work` comes to, unless that takes longer than `ms`. @throws then */
export function inTime<T>(work: Promise<T>, ms: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`Not within ${Math.round(ms)} ms.`)), Math.max(0, ms));
    void work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

export const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
