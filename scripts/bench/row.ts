/** The median. It hides single runs in which the machine was briefly busy. */
export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** The median of one figure of all runs. */
export const middle = <Name extends string>(
  runs: readonly Readonly<Record<Name, number>>[],
  name: Name,
): number => median(runs.map((run) => run[name]));

export const row = (what: string, value: number, meaning: string): void =>
  console.log(`${what.padEnd(9)} ${String(Math.round(value)).padStart(6)} ${meaning}`);
