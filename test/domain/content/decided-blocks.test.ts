import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Block, ExperimentBlock } from '../../../src/domain/content/block.ts';
import { allBlocks, decidedBlocks, featuresOf } from '../../../src/domain/content/decided-blocks.ts';
import type { Experiment } from '../../../src/domain/content/experiment.ts';
import { blocks } from '../../arbitraries/blocks.ts';

const facts = (id: string): Block => ({ kind: 'facts', id });
const side = (value: string, defaultVariant: boolean, blocks: readonly Block[]): ExperimentBlock => ({
  kind: 'experiment',
  id: `side-${value}`,
  featureKey: 'promise',
  wanted: [{ key: 'side', type: 'String', value }],
  defaultVariant,
  blocks,
});
const twoSides = [
  side('a', true, [facts('first'), facts('second')]),
  side('b', false, [facts('other')]),
  facts('last'),
];
const known =
  (variables: Readonly<Record<string, string>>) =>
  (key: string): Experiment => ({
    _tag: 'Known',
    variables: new Map(key === 'promise' ? Object.entries(variables) : []),
  });
const loading = (): Experiment => ({ _tag: 'Loading' });
const ids = (blocks: readonly Block[]) => blocks.map(({ id }) => id);

describe('a page with an experiment', () => {
  it.each([
    [{ side: 'a' }, ['first', 'second', 'last']],
    [{ side: 'b' }, ['other', 'last']],
    [{ side: 'c' }, ['last']],
    [{}, ['first', 'second', 'last']],
  ])('shows, if the variables are %j, the blocks %j · CONT-3', (variables, shown) =>
    expect(ids(decidedBlocks(twoSides, known(variables)))).toEqual(shown),
  );

  it('keeps the experiment blocks while the experiment is loading · CONT-3', () =>
    expect(decidedBlocks(twoSides, loading)).toEqual(twoSides));

  it('decides nested experiments · CONT-3', () => {
    const nested = [side('a', false, [side('b', true, [facts('never')]), facts('here')])];
    expect(ids(decidedBlocks(nested, known({ side: 'a' })))).toEqual(['here']);
    expect(featuresOf(nested)).toEqual(['promise']);
  });

  it('lists the blocks of all variants, in page order · CONT-3', () => {
    expect(ids(allBlocks(twoSides))).toEqual(['first', 'second', 'other', 'last']);
    expect(ids(allBlocks([side('a', false, [side('b', true, [facts('deep')])])]))).toEqual(['deep']);
  });

  it('lists each feature key once, in page order · CONT-3', () => {
    const other = { ...side('x', true, []), featureKey: 'another' };
    expect(featuresOf([...twoSides, other, ...twoSides])).toEqual(['promise', 'another']);
    expect(featuresOf([facts('last')])).toEqual([]);
  });

  it('has no experiment block once decided, and is unchanged if it had none · CONT-3', () =>
    fc.assert(
      fc.property(blocks, (page) => {
        const decided = decidedBlocks(page, known({}));
        expect(decided.some(({ kind }) => kind === 'experiment')).toBe(false);
        if (featuresOf(page).length === 0) expect(decided).toEqual(page);
      }),
    ));
});
