import * as fc from 'fast-check';
import type { Block, HeroItem } from '../../src/domain/content/block.ts';
import type { ContentImage } from '../../src/domain/content/content-image.ts';
import { addressTarget } from '../../src/domain/content/link-target.ts';
import type { Inline, RichNode, RichText } from '../../src/domain/content/rich-text.ts';
import { headingLevels, textMarks } from '../../src/domain/content/rich-text.ts';
import { urlPattern } from './content.ts';

const id = fc.stringMatching(/^[a-z]{1,6}$/);
const words = fc.constantFrom(
  '',
  'Lenses',
  ' Care \n',
  'Überall 10 %',
  '<script>alert(1)</script>',
  '{width}',
);

export const contentImage: fc.Arbitrary<ContentImage> = fc.record({
  template: fc.constantFrom('/images/scene/parcel/{width}.webp', '/{width}/{width}.jpg', '/same.jpg'),
  alt: words,
  width: fc.integer({ min: 1, max: 4000 }),
  height: fc.integer({ min: 1, max: 4000 }),
});

/** Allowed addresses; rejected ones have tests of their own. */
const target = fc
  .constantFrom('/c/linsen', 'https://elsewhere.example/', 'mailto:a@b.example')
  .map((address) => {
    const known = addressTarget(address);
    if (known._tag === 'None') throw new Error(address);
    return known.value;
  });

export const inline: fc.Arbitrary<Inline> = fc.oneof(
  fc.constant({ kind: 'line-break' } as const),
  fc.record(
    {
      kind: fc.constant('text' as const),
      text: words,
      marks: fc.uniqueArray(fc.constantFrom(...textMarks), { maxLength: 3 }),
      link: target,
    },
    { requiredKeys: ['kind', 'text', 'marks'] },
  ),
);
const inlines = fc.array(inline, { maxLength: 3 });

/** A text of up to four levels. */
export const richText: fc.Arbitrary<RichText> = fc.letrec<{ text: RichText; node: RichNode }>((tie) => ({
  text: fc.array(tie('node'), { maxLength: 3, depthIdentifier: 'rich' }),
  node: fc.oneof(
    { maxDepth: 3, depthIdentifier: 'rich', withCrossShrink: true },
    fc.record({ kind: fc.constant('paragraph' as const), content: inlines }),
    fc.record({
      kind: fc.constant('heading' as const),
      level: fc.constantFrom(...headingLevels),
      content: inlines,
    }),
    fc.record({ kind: fc.constant('code' as const), text: words }),
    fc.constant({ kind: 'rule' } as const),
    fc.record({
      kind: fc.constant('table' as const),
      rows: fc.array(fc.array(fc.record({ isHeading: fc.boolean(), content: inlines }), { maxLength: 2 }), {
        maxLength: 2,
      }),
    }),
    fc.record({ kind: fc.constant('picture' as const), image: contentImage }),
    fc.record({
      kind: fc.constant('list' as const),
      ordered: fc.boolean(),
      items: fc.array(tie('text'), { maxLength: 2 }),
    }),
    fc.record({ kind: fc.constant('quote' as const), content: tie('text') }),
  ),
})).text;

const moment = fc.constantFrom('', '2026-01-01 00:00', '2026-06-01 12:00', '2026-12-31 23:59', 'soon');
const offer: fc.Arbitrary<HeroItem> = fc.record({
  id,
  title: words,
  placement: fc.record({
    start: moment,
    end: moment,
    include: fc.array(urlPattern, { maxLength: 2 }),
    exclude: fc.array(urlPattern, { maxLength: 2 }),
  }),
});
const offers = fc.array(offer, { maxLength: 3 });

/** Blocks with and without offers, inside and outside of experiments. */
export const blocks: fc.Arbitrary<readonly Block[]> = fc.letrec<{ blocks: readonly Block[] }>((tie) => ({
  blocks: fc.array(
    fc.oneof(
      { maxDepth: 2, depthIdentifier: 'blocks' },
      fc.record({ kind: fc.constant('facts' as const), id }),
      fc.record({ kind: fc.constant('hero' as const), id, items: offers }),
      fc.record({
        kind: fc.constant('banners' as const),
        id,
        size: fc.constantFrom('big', 'small', 'header-menu'),
        items: offers,
      }),
      fc.record({
        kind: fc.constant('experiment' as const),
        id,
        featureKey: words,
        wanted: fc.constant([]),
        defaultVariant: fc.boolean(),
        blocks: tie('blocks'),
      }),
    ),
    { maxLength: 3, depthIdentifier: 'blocks' },
  ),
})).blocks;
