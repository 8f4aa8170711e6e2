/** '3,418 views'. */
export function viewsWords(count: number): string {
  return count === 1 ? "1 view" : `${count.toLocaleString("en-IN")} views`;
}
