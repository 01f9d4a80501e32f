import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contentApi } from '../../src/adapters/contract/content/content-api.ts';
import { shopApi } from '../../src/adapters/contract/shop-api.ts';
import { makeEngineHandlers } from '../../src/adapters/engine-vendure/handlers.ts';
import { checks } from '../../src/conformance/conformance.ts';

const doc = readFileSync('docs/engines.md', 'utf8');
const cellsOf = (line: string): readonly string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
const tableAfter = (heading: string): readonly (readonly string[])[] =>
  (doc.split(heading)[1] ?? '')
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map(cellsOf);
const named = (cell = ''): readonly string[] => [...cell.matchAll(/`(\w+)`/g)].map(([, name = '']) => name);
const listed = (cell = ''): readonly string[] => (cell === '' ? [] : cell.split(', '));

interface Row {
  readonly groups: readonly string[];
  readonly engine: readonly string[];
  readonly companion: readonly string[];
  readonly conformance: readonly string[];
  readonly suites: readonly string[];
}
const rowOf = ([rules = '', engine, companion, conformance, suites]: readonly string[]): Row => ({
  groups: rules.split(':')[0]?.split(', ') ?? [],
  engine: named(engine),
  companion: named(companion),
  conformance: listed(conformance),
  suites: listed(suites),
});
/** The first row is the heading. */
const rows = tableAfter('## Which rule is answered by whom')
  .filter((cells) => cells.length === 5)
  .slice(1)
  .map(rowOf);

const atEngine = new Set(
  Object.keys(
    makeEngineHandlers({ clock: { now: () => 0 }, limits: {} } as never, { companion: {} } as never),
  ),
);
const groups = [
  ...new Set(
    [...readFileSync('docs/requirements.md', 'utf8').matchAll(/^\| ([A-Z0-9]+)-\d+ /gm)].map(
      ([, group = '']) => group,
    ),
  ),
];
const provedBy = (subject: string): readonly string[] =>
  (checks[subject] ?? []).flatMap(({ proves }) => proves.map((id) => id.split('-')[0] ?? ''));

describe('The table of engines and requirements', () => {
  it('lists every operation of the contract once', () => {
    const all = rows.flatMap(({ engine, companion }) => [...engine, ...companion]);
    expect([...all].sort()).toEqual(Object.keys({ ...shopApi, ...contentApi }).sort());
  });

  it('states for each operation whether the engine answers it', () => {
    expect(rows.flatMap(({ engine }) => engine).sort()).toEqual([...atEngine].sort());
  });

  it('lists every group of requirements, and names those that need no backend', () => {
    const said = rows.flatMap((row) => row.groups);
    const own = /^([A-Z0-9, ]+ and [A-Z]+) are the shop's own/m.exec(doc)?.[1]?.split(/, | and /) ?? [];
    expect([...new Set([...said, ...own])].sort()).toEqual([...groups].sort());
  });

  it.each(rows.map((row) => [row.groups.join(), row.conformance.join(), row] as const))(
    'names for %s subjects of the conformance suite that prove part of it: %s',
    (_, __, { groups: rules, conformance }) => {
      expect(conformance.length).toBeGreaterThan(0);
      for (const subject of conformance) {
        expect(Object.keys(checks)).toContain(subject);
        const proved = provedBy(subject);
        // Of content, only reading is covered.
        if (proved.length > 0) expect(rules.some((group) => proved.includes(group))).toBe(true);
      }
    },
  );

  it('lists each test suite of the engine', () => {
    const there = globSync('engine/vendure/test/suites/*.ts')
      .map((file) => file.replace(/.*[/\\]|\.ts$/g, ''))
      .filter((name) => name !== 'suite');
    expect([...new Set(rows.flatMap(({ suites }) => suites))].sort()).toEqual(there.sort());
  });
});

describe('The cost table of an own engine', () => {
  const sizes = tableAfter('What it costs, by the size').flatMap(([what = '', files, lines, hours]) => {
    const [, folder] = /`([\w/-]+)`/.exec(what) ?? [];
    return folder === undefined ? [] : [[folder, Number(files), Number(lines), Number(hours)] as const];
  });
  const isCode = (line: string): boolean => !/^\s*(\/\/.*|\/?\*.*)?$/.test(line);

  it.each(sizes)('matches the size of %s: %i files, %i lines', (folder, files, lines, hours) => {
    const there = globSync(`${folder}/**/*.ts`).filter((file) => !file.includes('migrations'));
    const real = there.flatMap((file) => readFileSync(file, 'utf8').split('\n').filter(isCode)).length;
    expect(Math.abs(there.length / files - 1)).toBeLessThan(0.2);
    expect(Math.abs(real / lines - 1)).toBeLessThan(0.2);
    if (hours > 0) expect(Math.abs(lines / 20 / hours - 1)).toBeLessThan(0.05);
  });

  it('has six folders', () => expect(sizes).toHaveLength(6));
});
