/** Licences that require attribution and nothing else. SPDX identifiers. */
const permissive = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'Zlib',
]);

/** Packages that need an explanation: by name, or by the beginning of the name with a `*` behind it. */
export interface Exception {
  readonly name: string;
  readonly licence: string;
  readonly why: string;
}

const covers = ({ name }: Exception, packageName: string): boolean =>
  name.endsWith('*') ? packageName.startsWith(name.slice(0, -1)) : packageName === name;

/** Whether an SPDX expression can be met by permissive licences: all parts joined by `AND`, one of the parts joined by `OR`. */
export const isPermissive = (expression: string): boolean => {
  const inner = expression.trim().replace(/^\((.*)\)$/, '$1');
  if (/[()]/.test(inner)) return false;
  return inner
    .split(/ AND /)
    .every((part) => part.split(/ OR /).some((licence) => permissive.has(licence.trim())));
};

/** A package that is shipped. */
export interface ShippedPackage {
  readonly name: string;
  readonly version: string;
  /** The licence that it declares; undefined if it declares none. */
  readonly licence: string | undefined;
}

export interface Judged extends ShippedPackage {
  readonly exception?: Exception;
}

/** Each package with the explanation that it needs, and the packages that need one and have none. */
export const judge = (
  packages: readonly ShippedPackage[],
  exceptions: readonly Exception[],
): { readonly judged: readonly Judged[]; readonly faults: readonly string[] } => {
  const faults: string[] = [];
  const used = new Set<Exception>();
  const judged = packages.map((one): Judged => {
    if (one.licence !== undefined && isPermissive(one.licence)) return one;
    const exception = exceptions.find(
      (word) => covers(word, one.name) && (one.licence ?? word.licence) === word.licence,
    );
    if (!exception) {
      faults.push(
        `${one.name} ${one.version} has ${one.licence === undefined ? 'no stated licence' : `the licence ${one.licence}, which is not permissive`}`,
      );
      return one;
    }
    used.add(exception);
    return { ...one, exception };
  });
  for (const word of exceptions)
    if (!used.has(word)) faults.push(`The exception for ${word.name} (${word.licence}) is no longer needed`);
  return { judged, faults };
};

const byName = (a: ShippedPackage, b: ShippedPackage): number =>
  a.name < b.name ? -1 : a.name > b.name ? 1 : a.version < b.version ? -1 : 1;

/** `docs/licences.md`. */
export const licencesPage = (judged: readonly Judged[]): string => {
  const words = [...new Set(judged.flatMap(({ exception }) => exception ?? []))];
  const counts = new Map<string, number>();
  for (const { licence, exception } of judged) {
    const said = licence ?? exception?.licence ?? '';
    counts.set(said, (counts.get(said) ?? 0) + 1);
  }
  return [
    '# Licences of what is shipped',
    '',
    '<!-- Written by scripts/supply-chain.ts; `npm test` fails if it is out of date. -->',
    '',
    'The packages that are shipped with the built shop on any platform, and the licences that they state. The licence texts',
    'are in `node_modules`, which every release contains. Packages that are only used to build and test are not shipped.',
    'The check fails for a licence that requires more than attribution, unless it is listed here as an exception.',
    '',
    '| licence | packages |',
    '|---|---|',
    ...[...counts]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([licence, count]) => `| ${licence} | ${count} |`),
    '',
    '## Exceptions',
    '',
    '| packages | licence | reason |',
    '|---|---|---|',
    ...words.map(({ name, licence, why }) => `| \`${name}\` | ${licence} | ${why} |`),
    '',
    '## All',
    '',
    '| package | version | licence |',
    '|---|---|---|',
    ...judged
      .toSorted(byName)
      .map(
        ({ name, version, licence, exception }) =>
          `| ${name} | ${version} | ${licence ?? exception?.licence} |`,
      ),
    '',
  ].join('\n');
};
