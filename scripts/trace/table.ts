import { basename } from 'node:path';

/** Something that names requirements: a file, or a function of the domain. */
export interface Naming {
  readonly name: string;
  readonly ids: readonly string[];
}

/** Who names a requirement, by what that says of it. */
export interface Namings {
  /** Decides it. */
  readonly functions: readonly Naming[];
  /** Proves the rule by itself. */
  readonly law: readonly Naming[];
  /** Proves that the rule reaches somebody: a request, an answer, a screen. */
  readonly wiring: readonly Naming[];
  /** Proves it in a browser. */
  readonly journey: readonly Naming[];
}
const columns = ['functions', 'law', 'wiring', 'journey'] as const;
type Column = (typeof columns)[number];

const id = /[A-Z0-9]+-\d+/g;
const idsIn = (text: string): readonly string[] => text.match(id) ?? [];

/** Where a title ends, and what the checks of the conformance suite say of themselves. */
const written = /((?:· [A-Z0-9]+-\d+ ?)+)['"`]|proves: \[([^\]]*)\]/g;
/** The requirements that the tests of a file name. */
export const idsInTests = (source: string): readonly string[] =>
  [...source.matchAll(written)].flatMap(([, title = '', proves = '']) => idsIn(`${title} ${proves}`));

/** A comment, and the value that is given away below it. */
const commented = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\nexport (?:const|function) (\w+)/g;
/** The functions of a file, and the tables that they read, with the requirements that their comments name as their source. */
export const functionsIn = (source: string): readonly Naming[] =>
  [...source.matchAll(commented)].flatMap(([, comment = '', name = '']) => {
    const ids = idsIn(/Source: ([^.]*)/.exec(comment)?.[1] ?? '');
    return ids.length > 0 ? [{ name, ids }] : [];
  });

/** `cart-page` of `test/ui/cart/cart-page.test.tsx`. */
export const shortName = (file: string): string => basename(file).replace(/(?:\.(?:test|spec))?\.tsx?$/, '');

/** More names than this are counted. */
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

/** What nobody proves to reach anybody: a rule that neither a test of what is wired nor a journey names. */
export const unwired = (listed: readonly string[], namings: Namings): readonly string[] => {
  const isNamed = (rule: string, column: Column) => namesOf(rule, namings[column]).length > 0;
  return listed.filter((rule) => !isNamed(rule, 'wiring') && !isNamed(rule, 'journey'));
};
