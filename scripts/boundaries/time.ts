/**
 * Which files may read the current time and which may split instants into parts. All other code receives a clock and
 * counts shop days.
 */

interface TimeRule {
  readonly pattern: RegExp;
  readonly why: string;
  /** The files that implement the subject of the rule. */
  readonly unless: readonly string[];
}

const rules: readonly TimeRule[] = [
  {
    pattern: /\bnew Date\(\)|(?<!new )\bDate\(\)|\bDate\.now\b/,
    why: 'asks the machine for the time: take it from the clock port (`src/config/clock.ts` makes one)',
    // The starter shares no module with the app: that would be one more request at load.
    unless: ['src/config/clock.ts', 'src/config/starter.ts'],
  },
  {
    pattern: /toISOString\(\)\s*\.(slice|substring|split)\(|\.[gs]et(UTC)?(FullYear|Month|Date|Day|Hours)\(/,
    why: 'takes an instant apart: a day is `shopDay` or `today`, and date-fns counts with it',
    unless: ['src/domain/shared/shop-day.ts', 'src/domain/shared/dates.ts'],
  },
  {
    pattern: /Europe\/Zurich/,
    why: 'names the zone of the shop: it is the clock’s',
    unless: ['src/domain/shared/shop-day.ts'],
  },
];

const withoutComments = (source: string): string =>
  source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(?<!:)\/\/.*$/gm, '');

/**
 * The rules about time that a file breaks. Only the clock and the shop day may do these things. `file`: relative to the
 * root, with `/`.
 */
export const timeTrespasses = (file: string, source: string): readonly string[] => {
  const code = withoutComments(source);
  return rules
    .filter(({ pattern, unless }) => !unless.includes(file) && pattern.test(code))
    .map(({ why }) => `${file} ${why}`);
};
