/** One line of the log: what was tried, and the result. */
export interface Tried {
  readonly operation: string;
  readonly kind: string;
  readonly place: string;
  readonly walk: string;
  /** `held`; `same`: the last call is the first; `unrepeated`: the call is not repeated; otherwise how it failed. */
  readonly outcome: string;
  readonly ms: number;
}

const isFailed = ({ outcome }: Tried): boolean => outcome.startsWith('failed');
const wasWalked = ({ outcome }: Tried): boolean => outcome === 'held' || outcome.startsWith('failed');
const distinct = (list: readonly string[]): readonly string[] => [...new Set(list)];
const number = (count: number): string => String(count).padStart(4);

/** How many runs held, by operation and kind of fault. `!`: how many did not. */
const cell = (tried: readonly Tried[]): string => {
  const failed = tried.filter(isFailed).length;
  if (failed > 0) return `!${failed}`.padStart(4);
  const held = tried.filter(wasWalked).length;
  return held > 0 ? number(held) : '   ·';
};

const byPlace = (tried: readonly Tried[]): readonly string[] =>
  distinct(tried.map(({ place }) => place)).map((place) => {
    const here = tried.filter((one) => one.place === place);
    const count = (of: (one: Tried) => boolean) => here.filter(of).length;
    return [
      `${place.padEnd(8)}${number(count(wasWalked))} walks,${number(count(isFailed))} did not hold`,
      ...(count(({ outcome }) => outcome === 'same') > 0
        ? [`${count(({ outcome }) => outcome === 'same')} where the first call is the last`]
        : []),
      ...(count(({ outcome }) => outcome === 'unrepeated') > 0
        ? [`${count(({ outcome }) => outcome === 'unrepeated')} without a repeated request`]
        : []),
    ].join(', ');
  });

/** The results of a run of `npm run faults`: operation by kind, the places, and how to repeat the failures. */
export const faultTable = (tried: readonly Tried[]): string => {
  const kinds = distinct(tried.map(({ kind }) => kind));
  const operations = distinct(tried.map(({ operation }) => operation));
  const widest = Math.max(0, ...operations.map(({ length }) => length));
  const walked = tried.filter(wasWalked);
  const seconds = walked.reduce((sum, { ms }) => sum + ms, 0) / 1000;
  const unrepeated = distinct(
    tried.filter(({ outcome }) => outcome === 'unrepeated').map(({ operation }) => operation),
  );
  return [
    ...kinds.map((kind, at) => `${number(at + 1)}  ${kind}`),
    '',
    `${''.padEnd(widest)}${kinds.map((_, at) => number(at + 1)).join('')}`,
    ...operations.map((operation) => {
      const own = tried.filter((one) => one.operation === operation);
      return (
        operation.padEnd(widest) + kinds.map((kind) => cell(own.filter((one) => one.kind === kind))).join('')
      );
    }),
    '',
    ...byPlace(tried),
    ...(unrepeated.length > 0 ? [`Nobody asks again after a failure of ${unrepeated.join(', ')}`] : []),
    `${walked.length} walks, ${Math.round(seconds)} s, ${walked.filter(isFailed).length} did not hold`,
    ...walked
      .filter(isFailed)
      .map(
        ({ operation, kind, place, outcome }) =>
          `  npm run faults -- --of ${operation} --kind ${kind} --place ${place}\n    ${outcome}`,
      ),
  ].join('\n');
};
