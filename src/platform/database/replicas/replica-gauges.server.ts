import type { GaugeConfiguration } from "prom-client";
import type { ReplicaReads } from "./replica-reads.server.ts";

/** What Prometheus is told of replicas. */
export function replicaGauges(
  reads: ReplicaReads,
  gauge: <Label extends string>(reading: GaugeConfiguration<Label>) => void,
): void {
  gauge({
    name: "database_reads",
    help: "Short reads since the start: by which server, and why by the primary",
    labelNames: ["by", "why"],
    collect() {
      for (const [key, count] of reads.counts) {
        const [by = "", why = ""] = key.split("\n");
        this.set({ by, why }, count);
      }
    },
  });
  gauge({
    name: "database_replica_lag_seconds",
    help: "How far a replica is behind at most; nothing for one that is away",
    labelNames: ["replica"],
    collect() {
      this.reset();
      for (const { name, behindMs } of reads.replicas)
        if (Number.isFinite(behindMs)) this.set({ replica: name }, behindMs / 1_000);
    },
  });
  gauge({
    name: "database_replica_up",
    help: "Whether a replica answers, and is one",
    labelNames: ["replica"],
    collect() {
      for (const { name, position } of reads.replicas) this.set({ replica: name }, Number(position !== null));
    },
  });
}
