import { screen, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { imageSizes } from '../../../src/ui/shared/image-url.ts';
import { startSandbox, type TestSandbox } from '../../adapters/sandbox/fixtures/start-sandbox.ts';
import { visit } from '../visit.tsx';

let backend: TestSandbox;
beforeAll(async () => {
  backend = await startSandbox();
});
afterAll(() => backend.close());

/** The same backend, but the texts and pictures of its products have other addresses or types. */
const withContent = (change: Readonly<Record<string, string>>) => ({
  fetch: async (request: Request) => {
    const answer = await backend.fetch(request);
    if (!/\/products\/\d+$/.test(new URL(request.url).pathname)) return answer;
    const product = await answer.json();
    const changed = (contents: readonly object[]) => contents.map((content) => ({ ...content, ...change }));
    return Response.json({
      ...product,
      rich_content: changed(product.rich_content),
      marketing_images: changed(product.marketing_images),
    });
  },
});

const block = async (heading: string) =>
  (await screen.findByRole('heading', { level: 2, name: heading })).closest('section') as HTMLElement;
const sizeOf = (place: Element): readonly (string | null)[] => {
  const picture = place.querySelector('img');
  const asked = new URL(picture?.getAttribute('src') ?? '', 'http://shop.test').searchParams.get('size');
  return [asked, `${picture?.getAttribute('width')}x${picture?.getAttribute('height')}`];
};
const size = (name: keyof typeof imageSizes): readonly string[] => {
  const text = imageSizes[name].join('x');
  return [text, text];
};

const care = '/p/20012';
const careHeading = 'Pflege in einer Minute';

describe('the texts of a product', () => {
  it('are shown only in their language and during their period · CAT-14', async () => {
    const { leave } = await visit(backend, '/p/10010');
    const text = within(await block('Eine Oberfläche, die Wasser festhält'));
    expect(text.getByText(/^Das Silikon-Hydrogel im Kern lässt Sauerstoff durch/)).toBeVisible();
    expect(text.queryByRole('link')).toBeNull();
    expect(screen.queryByText('Zehn Jahre Hydralis')).toBeNull();
    leave();
  });

  it('link to further content · CAT-14', async () => {
    const { leave } = await visit(backend, care);
    const text = within(await block(careHeading));
    expect(text.getByRole('link', { name: careHeading })).toHaveAttribute('href', '/hilfe');
    leave();
  });

  it.each([
    ['https://maker.example/care', 'https://maker.example/care'],
    ['javascript:alert(1)', undefined],
    ['//evil.example', undefined],
    ['', undefined],
  ])('link to %s only if the address is allowed · CAT-14 · CONT-5', async (link, href) => {
    const { leave } = await visit(withContent({ link }), care);
    const found = within(await block(careHeading)).queryByRole('link');
    expect(found?.getAttribute('href')).toBe(href);
    leave();
  });

  it.each([
    ['cover', 'cover'],
    ['banner', 'banner'],
    ['landscape', 'landscape'],
    ['nonsense', 'cover'],
    ['toString', 'cover'],
  ] as const)(
    'with a picture of the type %s show it as a %s · CAT-13 · CAT-14',
    async (image_type, drawn) => {
      const { leave } = await visit(withContent({ image_type }), care);
      expect(sizeOf(await block(careHeading))).toEqual(size(drawn));
      leave();
    },
  );
});

describe('the linked pictures of a product', () => {
  const leading = () => screen.findByRole('link', { name: /^Bei trockener Luft/ });

  it('are banners if the shop sends banners · CAT-13 · CAT-14', async () => {
    const { leave } = await visit(backend, '/p/10010');
    const link = await leading();
    expect(link).toHaveAttribute('href', expect.stringMatching(/^\/p\/20130\//));
    expect(sizeOf(link)).toEqual(size('banner'));
    leave();
  });

  it('are covers if the type is unknown · CAT-13 · CAT-14', async () => {
    const { leave } = await visit(withContent({ image_type: 'poster' }), '/p/10010');
    expect(sizeOf(await leading())).toEqual(size('cover'));
    leave();
  });
});

describe('the gallery', () => {
  const narrow = () =>
    [...document.querySelectorAll('source[media]')].map((source) => [
      source.getAttribute('media'),
      source.getAttribute('srcset'),
    ]);

  it('has a separate picture for narrow screens if the shop has one · CAT-1', async () => {
    const { leave } = await visit(backend, '/p/30011');
    await screen.findByRole('heading', { level: 1 });
    // Once for each colour: they have the same measures.
    const other = narrow().filter(([, address]) => address?.includes('/parameters'));
    for (const one of other)
      expect(one).toEqual(['(width < 48em)', '/images/30011/parameters-mobile.avif?size=1000x1000&v=2']);
    expect(other).toHaveLength(3);
    leave();
  });

  it('has pictures composed for the width of a phone · CAT-13 · FACE-11', async () => {
    const { leave } = await visit(backend, '/p/10010');
    await screen.findByRole('heading', { level: 1 });
    expect(narrow()).toEqual(
      ['front', 'back', 'blister', 'parameters'].map((view) => [
        '(width < 48em)',
        expect.stringMatching(new RegExp(`^/images/10010/${view}\\.avif\\?size=1200x900&`)),
      ]),
    );
    leave();
  });
});
