/** Which addresses of the network are somebody's on the public internet, and none of ours, of this machine or of its provider. */
import { BlockList, isIPv4, isIPv6 } from "node:net";

/** Not for the public, by IANA's registries of special addresses; the last are how clouds speak with their machines. */
const NEVER_IPV4 = [
  "0.0.0.0/8",
  "10.0.0.0/8",
  "100.64.0.0/10",
  "127.0.0.0/8",
  "169.254.0.0/16",
  "172.16.0.0/12",
  "192.0.0.0/24",
  "192.0.2.0/24",
  "192.31.196.0/24",
  "192.52.193.0/24",
  "192.88.99.0/24",
  "192.168.0.0/16",
  "192.175.48.0/24",
  "198.18.0.0/15",
  "198.51.100.0/24",
  "203.0.113.0/24",
  "224.0.0.0/4",
  "240.0.0.0/4",
  "168.63.129.16/32",
];
/** Of IPv6 one eighth is given out to the public; of that, what carries IPv4 inside or is there for examples is not. */
const PUBLIC_IPV6 = "2000::/3";
const NEVER_IPV6 = ["2001::/23", "2001:db8::/32", "2002::/16", "2620:4f:8000::/48", "3fff::/20"];

function listOf(family: "ipv4" | "ipv6", networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = "", bits] = network.split("/");
    list.addSubnet(address, Number(bits), family);
  }
  return list;
}

const never4 = listOf("ipv4", NEVER_IPV4);
const never6 = listOf("ipv6", NEVER_IPV6);
const public6 = listOf("ipv6", [PUBLIC_IPV6]);

/** Whether it may be connected to for somebody. IPv4 written as IPv6 may not: it is not of the public eighth. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !never4.check(address, "ipv4");
  return isIPv6(address) && public6.check(address, "ipv6") && !never6.check(address, "ipv6");
}
