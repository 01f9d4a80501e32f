/** The end of a test's title: `… · CART-1 · PRICE-2`. Every id is written out. */
const titleEnd = /((?:· [A-Z0-9]+-\d+ ?)+)$/;

/** The ids that a title claims. Only those at its end count. */
export const idsOf = (title: string): readonly string[] =>
  titleEnd.exec(title.trim())?.[1]?.match(/[A-Z0-9]+-\d+/g) ?? [];

interface VitestReport {
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly title: string; readonly status: string }[];
  }[];
}
const titlesWith =
  (...wanted: readonly string[]) =>
  ({ testResults }: VitestReport): readonly string[] =>
    testResults.flatMap(({ assertionResults }) =>
      assertionResults.flatMap(({ title, status }) => (wanted.includes(status) ? [title] : [])),
    );
/** Titles of the tests that ran and passed: not those that were skipped, marked as to do, or failed. */
export const passedInVitest = titlesWith('passed');
/** Titles of the tests that were skipped, as those of a server that this machine does not have. */
export const skippedInVitest = titlesWith('skipped', 'pending');

interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly tests: readonly { readonly status: string }[];
  }[];
}
/** The same for journeys; one that passed at its second attempt counts as passed. */
export const passedInPlaywright = ({ suites = [], specs = [] }: PlaywrightSuite): readonly string[] => [
  ...specs.flatMap(({ title, tests }) =>
    tests.length > 0 && tests.every(({ status }) => status === 'expected' || status === 'flaky')
      ? [title]
      : [],
  ),
  ...suites.flatMap(passedInPlaywright),
];

/** Faults in the list of requirements, the tests, or the list of allowed exceptions. Empty if there are none. */
export const traceFaults = (
  listed: readonly string[],
  proved: ReadonlySet<string>,
  allowed: ReadonlySet<string>,
): readonly string[] => [
  ...listed
    .filter((id) => !proved.has(id) && !allowed.has(id))
    .map((id) => `${id}: no test that passed proves it`),
  ...[...allowed]
    .filter((id) => !listed.includes(id))
    .map((id) => `${id} is in scripts/trace/open.ts, but not in docs/requirements.md`),
  ...[...proved]
    .filter((id) => !listed.includes(id))
    .map((id) => `${id} is named by a test, but not in docs/requirements.md`),
];
