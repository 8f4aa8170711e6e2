import { expect, test } from "vitest";
import { isPublicAddress } from "./public-address.server.ts";

test("addresses of the public internet are public", () => {
  for (const address of ["8.8.8.8", "142.250.183.14", "172.15.255.255", "172.32.0.1", "2404:6800:4009:80b::200e"])
    expect(isPublicAddress(address), address).toBe(true);
});

test("nothing of this machine, its network or its provider is, however it is written", () => {
  for (const address of [
    "127.0.0.1",
    "127.255.255.254",
    "0.0.0.0",
    "10.1.2.3",
    "172.16.0.1",
    "172.31.255.255",
    "192.168.1.1",
    "169.254.169.254",
    "100.100.100.200",
    "168.63.129.16",
    "192.0.0.192",
    "198.18.0.1",
    "224.0.0.1",
    "255.255.255.255",
    "::",
    "::1",
    "::ffff:127.0.0.1",
    "::ffff:8.8.8.8",
    "::ffff:a00:1",
    "::127.0.0.1",
    "64:ff9b::7f00:1",
    "64:ff9b:1::1",
    "fc00::1",
    "fd00:ec2::254",
    "fe80::1",
    "fe80::1%eth0",
    "fec0::1",
    "ff02::1",
    "100::1",
    "2001::1",
    "2001:db8::1",
    "2002:7f00:1::1",
    "3fff::1",
    // No addresses, whatever some programs make of them.
    "2130706433",
    "0x7f000001",
    "0177.0.0.1",
    "127.1",
    "localhost",
    "",
  ])
    expect(isPublicAddress(address), address).toBe(false);
});
