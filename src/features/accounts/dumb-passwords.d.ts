declare module "dumb-passwords" {
  /** Whether it is among the 10,000 most used, in whatever case. */
  export function check(password: string): boolean;
  const list: { check: typeof check };
  export default list;
}
