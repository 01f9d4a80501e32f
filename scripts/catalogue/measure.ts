import { loadavg } from 'node:os';

const at = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;

/** Milliseconds in which half and 95 of 100 of the queries finish; each counts with the median of its runs. */
export interface Spread {
  readonly p50: number;
  readonly p95: number;
  readonly longest: number;
}

/** Wall clock time and processor time of queries. The second is what they would take on an otherwise idle machine. */
export interface Measured {
  readonly clock: Spread;
  readonly spent: Spread;
}

/** Returns the processor time until now, in milliseconds. */
export type Spent = () => number;

const spreadOf = (times: readonly (readonly number[])[]): Spread => {
  const medians = times
    .map((each) =>
      at(
        each.toSorted((a, b) => a - b),
        0.5,
      ),
    )
    .toSorted((a, b) => a - b);
  return { p50: at(medians, 0.5), p95: at(medians, 0.95), longest: medians.at(-1) ?? Number.NaN };
};

/** Runs each query once unmeasured, then all of them in turn as often as requested. */
export const measure = async <A>(
  questions: readonly A[],
  runs: number,
  watch: () => Promise<Spent>,
  ask: (question: A) => Promise<unknown>,
): Promise<Measured> => {
  for (const question of questions) await ask(question);
  const spent = await watch();
  const clock = questions.map((): number[] => []);
  const work = questions.map((): number[] => []);
  for (let run = 0; run < runs; run++)
    for (const [index, question] of questions.entries()) {
      const [begin, before] = [performance.now(), spent()];
      await ask(question);
      clock[index]?.push(performance.now() - begin);
      work[index]?.push(spent() - before);
    }
  return { clock: spreadOf(clock), spent: spreadOf(work) };
};

const ms = (value: number): string => value.toFixed(1).padStart(7);
const spread = ({ p50, p95, longest }: Spread): string => `${ms(p50)} ${ms(p95)} ${ms(longest)}`;

export const sayColumns = (): void =>
  console.log(`${'p50, p95 and longest, ms'.padEnd(34)} ${'by the clock'.padEnd(26)} of processors`);

export const say = (what: string, { clock, spent }: Measured): void =>
  console.log(`${what.padEnd(34)} ${spread(clock)}    ${spread(spent)}   load ${loadavg()[0]?.toFixed(1)}`);
