/** The end of a test's title: `… · CART-1 · PRICE-2`. Every id is written out. */
const titleEnd = /((?:· [A-Z0-9]+-\d+ ?)+)$/;

/** The ids that a title claims, at its end and nowhere else. */
export const idsOf = (title: string): readonly string[] =>
  titleEnd.exec(title.trim())?.[1]?.match(/[A-Z0-9]+-\d+/g) ?? [];

interface VitestReport {
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly title: string; readonly status: string }[];
  }[];
}
/** Titles of the tests that ran and passed: none that was skipped, left to do, or failed. */
export const passedInVitest = ({ testResults }: VitestReport): readonly string[] =>
  testResults.flatMap(({ assertionResults }) =>
    assertionResults.flatMap(({ title, status }) => (status === 'passed' ? [title] : [])),
  );

interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly tests: readonly { readonly status: string }[];
  }[];
}
/** The same of journeys; one that passed at its second try passed. */
export const passedInPlaywright = ({ suites = [], specs = [] }: PlaywrightSuite): readonly string[] => [
  ...specs.flatMap(({ title, tests }) =>
    tests.length > 0 && tests.every(({ status }) => status === 'expected' || status === 'flaky')
      ? [title]
      : [],
  ),
  ...suites.flatMap(passedInPlaywright),
];

/** What is wrong with the list of requirements, the tests, or what is allowed to be open. Empty: nothing. */
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
