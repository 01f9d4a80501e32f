import { describe, expect, it } from 'vitest';
import {
  citedIds,
  functionsIn,
  idsInTests,
  misplacedIds,
  type Namings,
  shortName,
  tableOf,
  unwired,
} from '../../scripts/trace/table.ts';

const nobody: Namings = { functions: [], law: [], wiring: [], journey: [] };
const naming = (name: string, ...ids: readonly string[]) => ({ name, ids });

describe('the sources of the trace table', () => {
  it('name requirements at the end of a title or in the proves list of a check, and nowhere else', () => {
    const source = [
      "it('adds once · CART-17 · CART-1', () => {});",
      'it(`buys in French · CHK-1`, () => {});',
      "it('speaks of NOTE-1', () => {});",
      "{ title: 'A price', proves: ['PRICE-2'], needs }",
      '/** Source: COUP-1. */',
    ].join('\n');
    expect(idsInTests(source)).toEqual(['CART-17', 'CART-1', 'CHK-1', 'PRICE-2']);
  });

  it('may name no requirement before the end of a title', () => {
    const titles = [
      "'adds · CART-17 · CART-1'",
      "'adds · CART-2: %s'",
      '`adds · CART-3 · now`',
      "'adds · CART-12'",
    ];
    expect(misplacedIds(titles.join('\n'))).toEqual(['CART-2', 'CART-3']);
  });

  it('name the requirements of functions and constants in the comment above them', () => {
    const source = [
      '/** Of the file. Source: ROUTE-1. */',
      '',
      "import { a } from './a.ts';",
      '',
      '/** Pieces. Source: CART-8, ISO 4217. */',
      'export const most = 99;',
      '',
      '/**',
      ' * How many. Not CART-9.',
      ' * Source: CART-8, CART-17. Units: pieces.',
      ' */',
      'export const quantity = (input: number) => input;',
      '',
      '/** Source: CART-1. */',
      'const own = 1;',
      '',
      '/** Says nothing of where it comes from. */',
      'export const plain = 1;',
    ].join('\n');
    expect(functionsIn(source)).toEqual([naming('most', 'CART-8'), naming('quantity', 'CART-8', 'CART-17')]);
  });

  it('name the sources of a file, also those of a type and of a second line', () => {
    const source = [
      '/** Ids that follow the word. Source: CART-8, ISO 4217. */',
      '/**',
      ' * Ids in two lines. Source: CART-8,',
      ' * CHK-7.',
      ' */',
      'interface Own {',
      '  /** Source: LAW-24; France: article D211-2 of the code. */',
      '  readonly box: boolean;',
      '}',
      '/** Source: EN 16931, BR-CO-9. */',
    ].join('\n');
    expect(citedIds(source)).toEqual(['CART-8', 'CART-8', 'CHK-7', 'LAW-24']);
  });

  it.each([
    ['test/ui/cart/cart-page.test.tsx', 'cart-page'],
    ['e2e/law.spec.ts', 'law'],
    ['test/adapters/sandbox/contract/cart-suite.ts', 'cart-suite'],
  ])('are shown without folder and extension: %s', (file, name) => {
    expect(shortName(file)).toBe(name);
  });
});

describe('the trace table', () => {
  it('has a row for each requirement, with up to three names or their number, each once', () => {
    const four = ['d', 'c', 'b', 'a'].map((name) => naming(name, 'A-2'));
    const namings = {
      ...nobody,
      law: [naming('two', 'A-1', 'A-1'), naming('one', 'A-1'), naming('one', 'A-1'), ...four],
      journey: four.slice(1),
    };
    expect(tableOf(['A-1', 'A-2', 'A-3'], namings)).toEqual([
      '| rule | functions | law | wiring | journey |',
      '|---|---|---|---|---|',
      '| A-1 | – | one, two | – | – |',
      '| A-2 | – | 4 | – | a, b, c |',
      '| A-3 | – | – | – | – |',
    ]);
  });

  it.each([
    ['functions', ['A-1']],
    ['law', ['A-1']],
    ['wiring', []],
    ['journey', []],
  ] as const)('for a requirement named only by %s reports whether it is wired up', (column, alone) => {
    expect(unwired(['A-1'], { ...nobody, [column]: [naming('one', 'A-1')] })).toEqual(alone);
    expect(unwired(['A-1'], { ...nobody, [column]: [naming('one', 'A-2')] })).toEqual(['A-1']);
  });
});
