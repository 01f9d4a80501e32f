import { basename } from 'node:path';

/** Something that names requirements: a file, or a function of the domain. */
export interface Naming {
  readonly name: string;
  readonly ids: readonly string[];
}

/** The places that name a requirement, by what they prove. */
export interface Namings {
  /** Decides it. */
  readonly functions: readonly Naming[];
  /** Tests the rule by itself. */
  readonly law: readonly Naming[];
  /** Tests that the rule is wired in: in a request, a response, a screen. */
  readonly wiring: readonly Naming[];
  /** Tests it in a browser. */
  readonly journey: readonly Naming[];
}
const columns = ['functions', 'law', 'wiring', 'journey'] as const;
type Column = (typeof columns)[number];

const id = /[A-Z0-9]+-\d+/g;
const idsIn = (text: string): readonly string[] => text.match(id) ?? [];

/** The end of a title, and the `proves` of checks in the conformance suite. */
const written = /((?:· [A-Z0-9]+-\d+ ?)+)['"`]|proves: \[([^\]]*)\]/g;
/** The requirements that the tests of a file name. */
export const idsInTests = (source: string): readonly string[] =>
  [...source.matchAll(written)].flatMap(([, title = '', proves = '']) => idsIn(`${title} ${proves}`));

/** An id that is followed by anything but the end of its title or a further id. */
const early = /· ([A-Z0-9]+-\d+)(?!\d|['"`]| · [A-Z0-9]+-\d)/g;
/** The requirements that the titles of a file name before their end, where they count for nothing. */
export const misplacedIds = (source: string): readonly string[] =>
  [...source.matchAll(early)].map(([, name = '']) => name);

/** The ids that directly follow the word: an article of a law or a standard, which may look like one, follows other words. */
const cited = /Source: ([A-Z0-9]+-\d+(?:, [A-Z0-9]+-\d+)*)/g;
/** The requirements that the comments of a file name as their source. */
export const citedIds = (source: string): readonly string[] =>
  [...source.replaceAll(/\s*\n\s*\*\s*/g, ' ').matchAll(cited)].flatMap(([, ids = '']) => idsIn(ids));

/** A comment, and the exported value below it. */
const commented = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\nexport (?:const|function) (\w+)/g;
/** The functions of a file, and the tables that they read, with the requirements that their comments name as their source. */
export const functionsIn = (source: string): readonly Naming[] =>
  [...source.matchAll(commented)].flatMap(([, comment = '', name = '']) => {
    const ids = idsIn(/Source: ([^.]*)/.exec(comment)?.[1] ?? '');
    return ids.length > 0 ? [{ name, ids }] : [];
  });

/** `cart-page` of `test/ui/cart/cart-page.test.tsx`. */
export const shortName = (file: string): string => basename(file).replace(/(?:\.(?:test|spec))?\.tsx?$/, '');

/** If there are more names than this, only their number is shown. */
const shown = 3;

const namesOf = (rule: string, namings: readonly Naming[]): readonly string[] =>
  [...new Set(namings.filter(({ ids }) => ids.includes(rule)).map(({ name }) => name))].sort();

const cell = (names: readonly string[]): string => {
  if (names.length === 0) return '–';
  return names.length > shown ? String(names.length) : names.join(', ');
};

/** A row for each requirement, as Markdown. */
export const tableOf = (listed: readonly string[], namings: Namings): readonly string[] => [
  `| rule | ${columns.join(' | ')} |`,
  `|---${columns.map(() => '|---').join('')}|`,
  ...listed.map(
    (rule) => `| ${rule} | ${columns.map((column) => cell(namesOf(rule, namings[column]))).join(' | ')} |`,
  ),
];

/** Rules that no test proves to be wired in: neither an integration test nor a journey names them. */
export const unwired = (listed: readonly string[], namings: Namings): readonly string[] => {
  const isNamed = (rule: string, column: Column) => namesOf(rule, namings[column]).length > 0;
  return listed.filter((rule) => !isNamed(rule, 'wiring') && !isNamed(rule, 'journey'));
};
