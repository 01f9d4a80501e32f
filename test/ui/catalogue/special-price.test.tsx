import { screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ProductId } from '../../../src/domain/catalogue/product.ts';
import { type OpenShop, openShop } from '../../config/server/search-engines/open-shop.ts';
import { visit } from '../visit.tsx';

let shop: OpenShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

/** The server's document for a page, with its markers, placed as in a browser. */
const documentOf = async (brand: 'okulino' | 'linsenwerk', path: string) => {
  const html = await (await shop.get(brand, path)).text();
  const main = new DOMParser().parseFromString(html, 'text/html').querySelector('main') as HTMLElement;
  document.body.append(main);
  return [...main.querySelectorAll<HTMLElement>('[data-special]')];
};
const idOf = ({ dataset }: HTMLElement) => dataset.special as ProductId;
const shown = (marks: readonly HTMLElement[]) => marks.filter(({ hidden }) => !hidden).map(idOf);

describe('the special-price mark', () => {
  it('is part of every card of a document, and visible on those this visitor has added · CAT-5', async () => {
    const marks = await documentOf('okulino', '/c/kontaktlinsen');
    expect(marks).toHaveLength(16);
    expect(new Set(marks.map(({ textContent }) => textContent))).toEqual(new Set(['Sonderpreis']));
    expect(shown(marks)).toEqual([]);
    const added = [marks[2], marks[5]].map((mark) => idOf(mark as HTMLElement));
    const { leave } = await visit(shop.sandbox, '/about', { added });
    await screen.findByRole('contentinfo');
    await waitFor(() => expect(shown(marks)).toEqual(added));
    leave();
  });

  it('is above the price on the product’s own page, and visible once this visitor has added it · CAT-5', async () => {
    const address = (await shop.get('okulino', '/p/10010')).headers.get('location');
    const marks = await documentOf('okulino', address ?? '');
    const own = marks.filter((mark) => idOf(mark) === '10010');
    expect(own).toHaveLength(1);
    const { leave } = await visit(shop.sandbox, '/about', { added: ['10010' as ProductId] });
    await waitFor(() => expect(shown(marks)).toEqual(['10010']));
    leave();
  });

  it('is absent in a shop without special prices · CAT-5', async () =>
    expect(await documentOf('linsenwerk', '/c/kontaktlinsen')).toEqual([]));
});
