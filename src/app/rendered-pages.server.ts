/**
 * The pages rendered in this process, so that the adapter sends its bytes as they are instead of pulling it through a
 * web stream (measured: 331 instead of 222 pages/s).
 */
export const renderedPages = new WeakMap<Response, Buffer>();
