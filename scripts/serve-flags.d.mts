export const SERVE_FLAGS: string[];
export const SERVE_ENV: Record<string, string>;
