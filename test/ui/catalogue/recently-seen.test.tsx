import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { care, daily, trial } from '../../adapters/sandbox/fixtures/shopper.ts';
import { startSandbox, type TestSandbox } from '../../adapters/sandbox/fixtures/start-sandbox.ts';
import { visit } from '../visit.tsx';

let backend: TestSandbox;
beforeAll(async () => {
  backend = await startSandbox();
});
afterAll(() => backend.close());

const title = { de: 'Zuletzt angesehen', fr: 'Vus récemment' };
const look = async (...ids: readonly string[]) => {
  for (const id of ids) {
    const seen = await visit(backend, `/p/${id}`);
    await screen.findByRole('heading', { level: 1 });
    seen.leave();
  }
};
const row = (name = title.de) => screen.findByRole('region', { name });
const linked = (region: HTMLElement) =>
  within(region)
    .getAllByRole('heading', { level: 3 })
    .map(
      (heading) =>
        within(heading)
          .getByRole('link')
          .getAttribute('href')
          ?.match(/\/p\/(\d+)/)?.[1],
    );

describe('recently viewed products', () => {
  it('are listed on the next product page and the home page, newest first, without unlisted products', async () => {
    await look(daily, trial, care);
    const product = await visit(backend, '/p/10020');
    await waitFor(async () => expect(linked(await row())).toEqual([care, daily]));
    product.leave();
    const home = await visit(backend, '/');
    await waitFor(async () => expect(linked(await row())).toEqual(['10020', care, daily]));
    home.leave();
  });
  it('show the monthly cost of each lens, on home pages as well · LAW-17', async () => {
    await look(care, daily);
    const said = async () =>
      within(await row())
        .getAllByRole('article')
        .map((card) => /pro Monat für beide Augen/.test(card.textContent ?? ''));
    for (const at of ['/', '/p/10020']) {
      const { leave } = await visit(backend, at);
      await waitFor(async () => expect((await said()).slice(-2)).toEqual([true, false]));
      leave();
    }
  });
  it('exclude the current product, and are hidden if there are none', async () => {
    const first = await visit(backend, `/p/${care}`);
    await screen.findByRole('heading', { name: 'Ähnliche Produkte' });
    expect(screen.queryByRole('region', { name: title.de })).toBeNull();
    expect(first.services.seenProducts.read()).toEqual([care]);
  });
  it('have a title in the page’s language, and are kept separately for each shop', async () => {
    await look(daily);
    const french = await visit(backend, '/fr');
    await waitFor(async () => expect(linked(await row(title.fr))).toEqual([daily]));
    french.leave();
    await visit(backend, '/', { brand: 'opalys' });
    await screen.findAllByRole('heading', { level: 2 });
    expect(screen.queryByRole('region', { name: title.de })).toBeNull();
  });
  it('can be cleared for good', async () => {
    await look(daily);
    const first = await visit(backend, '/');
    await first.user.click(within(await row()).getByRole('button', { name: 'Liste leeren' }));
    expect(screen.getByText('Die zuletzt angesehenen Produkte wurden entfernt.')).toBeVisible();
    expect(first.services.seenProducts.read()).toEqual([]);
    expect(screen.queryByRole('region', { name: title.de })).toBeNull();
  });
});
