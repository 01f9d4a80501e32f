import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { NEVER } from 'rxjs';
import { expect, it, vi } from 'vitest';
import type { Services } from '../../../src/application/services.ts';
import { loadWords } from '../../../src/config/words/load-words.ts';
import { Providers } from '../../../src/ui/app.tsx';
import type { FormProduct } from '../../../src/ui/catalogue/product/form/form-product.ts';
import { ProductForm } from '../../../src/ui/catalogue/product/form/ProductForm.tsx';
import { makeTranslator } from '../../../src/ui/shared/translation/translator.ts';
import { shops } from '../../adapters/sandbox/fixtures/shops.ts';

const drops = {
  id: '20012',
  sku: 'drops',
  title: 'Drops',
  price: { current: { minor: 1190, currency: 'EUR' } },
  category: 'care',
  orderable: 'orderable',
  isTrial: false,
  stock: 9,
  contents: { amount: 10, unit: 'ml' },
  options: [],
} as unknown as FormProduct;

it('the press that hydrates the form is handled before any of its fields was read · CART-2', async () => {
  const added: unknown[] = [];
  const lookup = () => ({ state$: NEVER, ask: () => undefined });
  const services = {
    shop: shops.okulino,
    locale: 'de',
    lastChoices: { isKept: () => false },
    cart: { state$: NEVER, add: (lines: unknown) => added.push(lines) },
    sidebar: { openForAdd: () => undefined },
    fetchCart: async () => 'here',
    makePricingLookup: lookup,
    makeDeliveryLookup: lookup,
  } as unknown as Services;
  const words = await loadWords('okulino', 'de', ['common', 'catalogue']);
  const page = (
    <Providers services={services} translator={makeTranslator('de', words)}>
      <ProductForm product={drops} />
    </Providers>
  );
  const host = document.createElement('div');
  document.body.append(host);
  host.innerHTML = renderToString(page);
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const root = flushSync(() => hydrateRoot(host, page));
  host.querySelector('form')?.requestSubmit();
  expect(added).toHaveLength(1);
  root.unmount();
  host.remove();
});
