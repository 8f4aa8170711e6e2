/** Whether strangers reach this address: https, and a name of the public internet. */
export function isPublic(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  const here =
    /^(?:localhost$|127\.|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|\[)|\.(?:localhost|local|internal|lan|test|example|invalid)$/;
  return protocol === "https:" && !here.test(hostname);
}
