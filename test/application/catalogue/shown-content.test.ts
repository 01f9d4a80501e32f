import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { leadingTexts } from '../../../src/application/catalogue/leading-texts.ts';
import { marketingImages } from '../../../src/application/catalogue/marketing-images.ts';
import { shownContent, type Viewer } from '../../../src/application/catalogue/shown-content.ts';
import type { Failure } from '../../../src/application/shared/failure.ts';
import type {
  MarketingImage,
  Product,
  ProductId,
  RichContent,
  TimedContent,
} from '../../../src/domain/catalogue/product.ts';
import { tick } from '../shared/shelf.ts';

/** Noon in the shop's zone, which is one hour ahead at that time. */
const viewer: Viewer = {
  locale: 'de',
  brand: 'okulino',
  clock: { now: () => Date.UTC(2026, 10, 26, 11, 0), zone: 'Europe/Zurich' },
};
const always: TimedContent = { locale: 'de', brand: 'okulino', start: '', end: '' };
const cut: Failure = { _tag: 'Unreachable' };

describe('content of a product', () => {
  it.each<[string, Partial<TimedContent>, boolean]>([
    ['for this shop and language', {}, true],
    ['in another language', { locale: 'fr' }, false],
    ['of another shop', { brand: 'opalys' }, false],
    ['from this minute on', { start: '2026-11-26 12:00' }, true],
    ['from the next minute on', { start: '2026-11-26 12:01' }, false],
    ['until this minute', { end: '2026-11-26 12:00' }, true],
    ['until the minute before', { end: '2026-11-26 11:59' }, false],
  ])('%s is shown or not, by the time in the zone of the shop · CAT-14', (_, change, isShown) => {
    const content = { ...always, ...change };
    expect(shownContent([content], viewer)).toEqual(isShown ? [content] : []);
  });
});

describe('a text of a product', () => {
  const text: RichContent = { ...always, heading: 'Soft', paragraphs: ['All day long.'] };

  it.each<[string, Partial<RichContent>, object]>([
    ['has no picture and no link', {}, {}],
    ['keeps its picture', { image: '/a.jpg', imageType: 'wide' }, { image: '/a.jpg', imageType: 'wide' }],
    ['links to a page', { link: '/de/lenses' }, { target: { _tag: 'Page', path: '/de/lenses' } }],
    [
      'links to another site',
      { link: 'https://lens.example' },
      { target: { _tag: 'Elsewhere', url: 'https://lens.example' } },
    ],
    ['never links to a script', { link: 'javascript:alert(1)' }, {}],
  ])('%s, where it says so · CAT-14', (_, change, more) => {
    expect(leadingTexts([{ ...text, ...change }], viewer)).toStrictEqual([
      { heading: 'Soft', paragraphs: ['All day long.'], ...more },
    ]);
  });

  it('is not shown in another language · CAT-14', () =>
    expect(leadingTexts([{ ...text, locale: 'it' }], viewer)).toEqual([]));
});

describe('the pictures of a product', () => {
  const picture: MarketingImage = {
    ...always,
    title: 'Care',
    image: '/care.jpg',
    imageType: 'wide',
    link: '/de/care',
  };
  const shown = async (product: E.Either<Failure, readonly MarketingImage[]>) => {
    const asked: ProductId[] = [];
    const states: unknown[] = [];
    marketingImages(
      {
        product: (id) => {
          asked.push(id);
          return TE.fromEither(E.map((images) => ({ marketingImages: images }) as Product)(product));
        },
      },
      'lens' as ProductId,
      viewer,
    ).subscribe((state) => states.push(state));
    await tick();
    return { asked, states };
  };

  it('are those of the shop and language with a valid link · CAT-14', async () => {
    const { asked, states } = await shown(
      E.right([
        picture,
        { ...picture, title: 'Nowhere', link: 'javascript:alert(1)' },
        { ...picture, title: 'Soin', locale: 'fr' },
      ]),
    );
    expect([asked, states]).toEqual([
      ['lens'],
      [
        { _tag: 'Loading' },
        {
          _tag: 'Ready',
          value: [
            {
              title: 'Care',
              image: '/care.jpg',
              imageType: 'wide',
              target: { _tag: 'Page', path: '/de/care' },
            },
          ],
        },
      ],
    ]);
  });

  it('fail if the product cannot be loaded', async () =>
    expect((await shown(E.left(cut))).states.at(-1)).toEqual({ _tag: 'Failed', error: cut }));
});
