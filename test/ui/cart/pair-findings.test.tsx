import { screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Configuration } from '../../../src/domain/catalogue/lens/lens-options.ts';
import type { ProductId } from '../../../src/domain/catalogue/product.ts';
import { anyItem, cartWith, daily } from '../../adapters/sandbox/fixtures/shopper.ts';
import { startSandbox, type TestSandbox } from '../../adapters/sandbox/fixtures/start-sandbox.ts';
import { visit } from '../visit.tsx';

let backend: TestSandbox;
beforeAll(async () => {
  backend = await startSandbox();
});
afterAll(() => backend.close());
afterEach(() => localStorage.clear());

/** A cart with a pair of daily lenses, and the values of them that this device stores. */
const withPair = async (right: string, left: string, kept?: readonly [right: string, left: string]) => {
  const client = backend.client();
  const lens = await anyItem(client, daily);
  const of = (eye: 'right' | 'left', sphere: string) => ({
    ...lens,
    product: { ...lens.product, option: { ...lens.product.option, sphere } },
    meta: { eye, pair_id: 'pair' },
  });
  const { token_value } = await cartWith(client, of('right', right), of('left', left));
  const known = (sphere: string): Configuration => ({ ...lens.product.option, sphere });
  if (kept) {
    const before = await visit(backend, '/');
    await before.services.lastChoices.keep({
      productId: daily as ProductId,
      eyes: {
        right: { values: known(kept[0]), quantity: 1 },
        left: { values: known(kept[1]), quantity: 1 },
      },
    });
    before.leave();
  }
  const visitor = await visit(backend, '/cart', { cart: token_value });
  const spheres = () => {
    let values: readonly string[] = [];
    visitor.services.cart.state$
      .subscribe(({ remote }) => {
        values = (remote.value?.items ?? []).map(
          ({ eye, options }) => `${eye} ${options.find(({ code }) => code === 'sphere')?.value}`,
        );
      })
      .unsubscribe();
    return values;
  };
  visitor.services.cart.restore();
  return { ...visitor, spheres };
};

describe('a pair of lenses in the cart', () => {
  it('can be swapped back in place, without losing the focus · WEAR-2 · WEAR-3', async () => {
    const { user, spheres, leave } = await withPair('-3.00', '-2.50', ['-2.50', '-3.00']);
    await screen.findByText(/^Rechts und links sind vertauscht/);
    await user.click(await screen.findByRole('button', { name: 'Rechts und links tauschen' }));
    await waitFor(() => expect(spheres()).toEqual(['right -2.50', 'left -3.00']));
    await waitFor(() => expect(screen.queryByText(/vertauscht/)).toBeNull());
    expect(document.activeElement).not.toBe(document.body);
    leave();
  });

  it('takes over the previously ordered value, and then drops the warning · WEAR-3', async () => {
    const { user, spheres, leave } = await withPair('+2.50', '-3.00', ['-2.50', '-3.00']);
    await screen.findByText('Rechtes Auge: Sphäre +2,50 statt bisher −2,50. Stimmt das Vorzeichen?');
    await user.click(await screen.findByRole('button', { name: '−2,50 übernehmen' }));
    await waitFor(() => expect(spheres()).toEqual(['right -2.50', 'left -3.00']));
    await waitFor(() => expect(screen.queryByText(/statt bisher/)).toBeNull());
    leave();
  });

  it('stays unchanged if the shopper confirms the values · WEAR-2', async () => {
    const { user, spheres, leave } = await withPair('+2.50', '-3.00');
    await screen.findByText(/^Ein Auge kurzsichtig/);
    await user.click(screen.getByRole('button', { name: 'Das stimmt so' }));
    await waitFor(() => expect(screen.queryByText(/^Ein Auge kurzsichtig/)).toBeNull());
    expect(spheres()).toEqual(['right +2.50', 'left -3.00']);
    expect(document.activeElement).not.toBe(document.body);
    leave();
  });

  it('makes no request if no earlier values are known and its own are not unusual · WEAR-3', async () => {
    const { asked, leave } = await withPair('-2.50', '-3.00');
    await screen.findAllByText('Rechtes Auge');
    expect(asked.filter((call) => /product-details|lens-pass/.test(call))).toEqual([]);
    expect(screen.queryByText(/^Bitte kurz prüfen/)).toBeNull();
    leave();
  });
});
