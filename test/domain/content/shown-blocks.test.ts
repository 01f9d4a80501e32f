import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bannerVisibility } from '../../../src/domain/content/banner.ts';
import type { Block, HeroItem, Offer } from '../../../src/domain/content/block.ts';
import { shownBlocks, shownOffers } from '../../../src/domain/content/shown-blocks.ts';
import { shopTime } from '../../../src/domain/shared/shop-day.ts';
import { blocks } from '../../arbitraries/blocks.ts';

const now = shopTime(Date.UTC(2026, 5, 1, 10));
const always = { start: '', end: '', include: [], exclude: [] };
const item = (id: string, placement: Partial<HeroItem['placement']> = {}): HeroItem => ({
  id,
  title: id,
  placement: { ...always, ...placement },
});
const hero = (...items: HeroItem[]): Block => ({ kind: 'hero', id: 'h', items });
const banners = (...items: HeroItem[]): Block => ({ kind: 'banners', id: 'b', size: 'big', items });
const facts: Block = { kind: 'facts', id: 'f' };
const experiment = (...within: Block[]): Block => ({
  kind: 'experiment',
  id: 'x',
  featureKey: 'colour',
  wanted: [],
  defaultVariant: true,
  blocks: within,
});
const past = item('past', { end: '2026-05-31 23:59' });
const open = item('open');

const offersOf = (all: readonly Block[]): readonly Offer[] =>
  all.flatMap((block) => {
    if (block.kind === 'hero' || block.kind === 'banners') return [...block.items];
    return block.kind === 'experiment' ? [...offersOf(block.blocks)] : [];
  });

describe('the filter of visible blocks', () => {
  it.each([
    ['keeps a block without a time', [facts], [facts]],
    ['drops an offer that has ended, and keeps the next one', [hero(past, open)], [hero(open)]],
    ['drops an empty hero', [hero(past), facts], [facts]],
    ['drops an empty banner block', [banners(past)], []],
    [
      'keeps a banner on its page',
      [banners(item('home', { include: ['homepage'] }))],
      [banners(item('home', { include: ['homepage'] }))],
    ],
    ['checks the blocks of an experiment', [experiment(hero(past), facts)], [experiment(facts)]],
    ['drops an empty experiment', [experiment(hero(past))], []],
  ] as const)('%s · CONT-2', (_, all, left) =>
    expect(shownBlocks(all, '/', now)).toEqual({ shown: left, invalid: [] }),
  );

  it('reports invalid patterns in every kind of block · CONT-2', () => {
    const bad = item('bad', { include: ['('] });
    expect(shownBlocks([hero(bad), banners(bad), experiment(hero(bad))], '/', now).invalid).toEqual(
      Array(3).fill({ _tag: 'InvalidPattern', pattern: '(', reason: 'syntax' }),
    );
  });

  it('keeps exactly the offers that are visible, and adds none · CONT-2', () =>
    fc.assert(
      fc.property(blocks, fc.constantFrom('/', '/en', '/c/linsen', '/p/1'), (all, path) => {
        const left = offersOf(shownBlocks(all, path, now).shown);
        expect(left.every(({ placement }) => bannerVisibility(placement, path, now).shown)).toBe(true);
        expect(left).toEqual(shownOffers(offersOf(all), path, now).shown);
      }),
    ));

  it('changes nothing the second time', () =>
    fc.assert(
      fc.property(blocks, (all) => {
        const once = shownBlocks(all, '/', now).shown;
        expect(shownBlocks(once, '/', now).shown).toEqual(once);
      }),
    ));
});
