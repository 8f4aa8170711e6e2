import { execFileSync } from "node:child_process";

/** Machines of a test: network namespaces on one bridge, so that one can be cut from others. Needs root. */
export type Network = {
  /** Of this machine, as the others see it. */
  own: string;
  machines: readonly Machine[];
  remove(): void;
};
export type Machine = {
  name: string;
  address: string;
  /** Before a command, so that it runs there as the user of PostgreSQL. */
  inside: readonly string[];
  /** Nothing comes from the other machines, nothing goes to them; what is outside reaches it. @returns mends it */
  cut(): () => void;
};

const run = (command: string) => execFileSync("/bin/sh", ["-c", command], { stdio: ["ignore", "ignore", "pipe"] });

/** Whether this machine lets us make them. */
export function mayMakeNetworks(): boolean {
  try {
    run("ip netns add mandap-may && ip netns exec mandap-may iptables -L -n && ip netns del mandap-may");
    return true;
  } catch {
    return false;
  }
}

export function makeNetwork(count: number): Network {
  const mark = process.pid % 10_000;
  const bridge = `mfo${mark}`;
  const prefix = `10.117.${mark % 250}`;
  const own = `${prefix}.1`;
  run(`ip link add ${bridge} type bridge && ip addr add ${own}/24 dev ${bridge} && ip link set ${bridge} up`);
  const names = Array.from({ length: count }, (_, at) => `${bridge}n${at + 1}`);
  const addresses = names.map((_, at) => `${prefix}.${11 + at}`);
  const machines = names.map((name, at): Machine => {
    const [inner, outer] = [`${bridge}i${at}`, `${bridge}o${at}`];
    run(`ip netns add ${name}`);
    run(`ip link add ${outer} type veth peer name ${inner} && ip link set ${inner} netns ${name}`);
    run(`ip link set ${outer} master ${bridge} && ip link set ${outer} up`);
    run(
      `ip netns exec ${name} sh -c 'ip link set lo up && ip addr add ${addresses[at]}/24 dev ${inner} && ip link set ${inner} up'`,
    );
    const others = addresses.filter((_one, other) => other !== at);
    const rules = (how: "-A" | "-D") => {
      for (const other of others)
        run(
          `ip netns exec ${name} sh -c 'iptables ${how} INPUT -s ${other} -j DROP && iptables ${how} OUTPUT -d ${other} -j DROP'`,
        );
    };
    return {
      name: `node${at + 1}`,
      address: addresses[at]!,
      inside: ["ip", "netns", "exec", name, "setpriv", "--reuid", "postgres", "--regid", "postgres", "--clear-groups"],
      cut() {
        rules("-A");
        return () => rules("-D");
      },
    };
  });
  return {
    own,
    machines,
    remove() {
      for (const name of names)
        try {
          run(`ip netns del ${name}`);
        } catch {
          // It is gone.
        }
      run(`ip link del ${bridge}`);
    },
  };
}
