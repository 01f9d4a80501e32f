import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { variantId } from '../../../src/domain/catalogue/variant.ts';
import { productAlertsOf } from '../../adapters/sandbox/fixtures/product-alerts.ts';
import {
  anyItem,
  daily,
  discontinued,
  fewCare,
  soldOutCare,
} from '../../adapters/sandbox/fixtures/shopper.ts';
import { startSandbox, type TestSandbox } from '../../adapters/sandbox/fixtures/start-sandbox.ts';
import { visit } from '../visit.tsx';

let backend: TestSandbox;
beforeAll(async () => {
  backend = await startSandbox();
});
afterAll(() => backend?.close());
const { shelf } = productAlertsOf(() => backend);

const stockLink = { name: 'E-Mail, wenn wieder da' };
const priceLink = { name: 'E-Mail, wenn günstiger' };

describe('the alert link of a product', () => {
  it('leads to a stock alert if the product is sold out · STOCK-7', async () => {
    await visit(backend, `/p/${soldOutCare}`);
    const link = await screen.findByRole('link', stockLink);
    expect(link).toHaveAttribute('href', `/product-alert?kind=stock&product=${soldOutCare}`);
  });

  it('leads to a price alert if the product is available, and to no stock alert · STOCK-7 · STOCK-8', async () => {
    await visit(backend, `/en/p/${fewCare}`);
    const link = await screen.findByRole('link', { name: 'E-mail me if the price drops' });
    expect(link).toHaveAttribute('href', `/en/product-alert?kind=price&product=${fewCare}`);
    expect(screen.queryByRole('link', { name: 'E-mail me when it’s back' })).toBeNull();
  });

  it('is absent for a discontinued product · STOCK-7 · STOCK-8', async () => {
    await visit(backend, `/p/${discontinued}`);
    await screen.findByRole('heading', { level: 1 });
    for (const one of [stockLink, priceLink]) expect(screen.queryByRole('link', one)).toBeNull();
  });

  it('posts the values of an eye, and keeps them out of the address · STOCK-7', async () => {
    const sent: (readonly [string, string, ...string[]])[] = [];
    const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (
      this: HTMLFormElement,
    ) {
      const values = [...new FormData(this)].map(([name, value]) => `${name}=${String(value)}`);
      sent.push([this.method, new URL(this.action).pathname, ...values.toSorted()]);
    });
    const { product } = await anyItem(backend.client(), daily);
    await shelf(daily, 0, true, variantId(daily, product.option));
    const { user } = await visit(backend, `/p/${daily}`);
    for (const name of [/Rechtes Auge/, /Linkes Auge/]) {
      const eye = within(await screen.findByRole('group', { name }));
      await user.selectOptions(
        eye.getByRole('combobox', { name: 'Sphäre (SPH)' }),
        product.option.sphere ?? '',
      );
    }
    await user.click(await screen.findByRole('button', { name: 'E-Mail, wenn wieder lieferbar' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    submit.mockRestore();
    expect(sent[0]?.slice(0, 2)).toEqual(['post', '/product-alert']);
    expect(sent[0]).toEqual(
      expect.arrayContaining([
        'kind=stock',
        `product=${daily}`,
        ...Object.entries(product.option).map(([name, value]) => `${name}=${value}`),
      ]),
    );
  });
});
