import { readdirSync, readFileSync } from 'node:fs';

interface Seen {
  readonly parent: number;
  /** Processor time. Units: hundredths of a second. */
  readonly ticks: number;
}

/** Undefined if the process has ended. */
const lookAt = (pid: string): Seen | undefined => {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return { parent: Number(fields[1]), ticks: Number(fields[11]) + Number(fields[12]) };
  } catch {
    return undefined;
  }
};

/** Processor time of processes and of all their descendants. Linux only: elsewhere it is 0. Units: s. */
export interface Spent {
  /** A process that ended between two samples is counted up to the last sample. */
  readonly look: () => void;
  readonly of: (pid: number) => number;
}

export const watchSpent = (): Spent => {
  const seen = new Map<number, Seen>();
  const look = (): void => {
    let pids: readonly string[] = [];
    try {
      pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
    } catch {
      return;
    }
    for (const pid of pids) {
      const now = lookAt(pid);
      const before = seen.get(Number(pid));
      // A process that outlives its parent gets another one: it still counts for the original parent.
      if (now) seen.set(Number(pid), { parent: before?.parent ?? now.parent, ticks: now.ticks });
    }
  };
  const of = (pid: number): number => {
    const parents = new Map<number, number[]>();
    for (const [child, { parent }] of seen) parents.set(parent, [...(parents.get(parent) ?? []), child]);
    const sum = (one: number): number =>
      (seen.get(one)?.ticks ?? 0) + (parents.get(one) ?? []).reduce((all, child) => all + sum(child), 0);
    return sum(pid) / 100;
  };
  return { look, of };
};
