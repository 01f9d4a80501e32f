import { act, screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CartWire } from '../../../src/adapters/contract/cart/cart.ts';
import { formatMoney } from '../../../src/domain/shared/format-money.ts';
import { care, cartWith, done, item, tenCare } from '../../adapters/sandbox/fixtures/shopper.ts';
import { startSandbox, type TestSandbox } from '../../adapters/sandbox/fixtures/start-sandbox.ts';
import { lineOf } from '../../application/cart/shop-of-one.ts';
import { visit } from '../visit.tsx';

let backend: TestSandbox;
beforeAll(async () => {
  backend = await startSandbox();
});
afterAll(() => backend.close());

/** The cart drawer beside a page, opened. */
const opened = async () => {
  const cart = await cartWith(backend.client(), item(care, 2), item(tenCare));
  const visitor = await visit(backend, '/c/kontaktlinsen', { cart: cart.token_value });
  await visitor.user.click(await screen.findByRole('link', { name: /^Warenkorb/ }));
  const drawer = within(await screen.findByRole('dialog', { name: /^Warenkorb/ }));
  await drawer.findByRole('list', { name: 'Warenkorb' });
  return { cart, drawer, ...visitor };
};

describe('the cart drawer', () => {
  it('shows the total, and announces it when it changes · CART-7', async () => {
    const { cart, drawer, services, user, leave } = await opened();
    const total = drawer.getByText(/^Gesamtsumme/).closest('[role=status]') as HTMLElement;
    const amount = ({ total: minor }: CartWire) =>
      formatMoney({ currency: cart.currency_code, minor }, services.shop.amountLocale);
    expect(total.textContent).toContain(amount(cart));
    const [remove] = drawer.getAllByRole('button', { name: / entfernen$/ });
    await user.click(remove as HTMLElement);
    await waitFor(() => expect(total.textContent).not.toContain(amount(cart)));
    const now = await done(backend.client().getCart({ params: { token: cart.token_value } }));
    expect(now.total).toBeLessThan(cart.total);
    expect(total.textContent).toContain(amount(now));
    leave();
  });

  it.each([true, false])(
    'says that it is not kept if the browser accepts no cookies: %s · CART-27',
    async (keepsCookies) => {
      const { services, leave } = await visit(backend, '/c/kontaktlinsen', { keepsCookies });
      act(() => {
        services.sidebar.openForAdd();
        services.cart.add([lineOf('20012')]);
      });
      const drawer = within(await screen.findByRole('dialog', { name: /^Warenkorb/ }));
      await drawer.findByRole('list', { name: 'Warenkorb' });
      await drawer.findByText(/^Gesamtsumme/);
      const notes = drawer.queryAllByRole('alert').map(({ textContent }) => textContent);
      expect(notes.filter(Boolean)).toEqual(
        keepsCookies ? [] : [expect.stringMatching(/^Cookies sind in diesem Browser ausgeschaltet/)],
      );
      leave();
    },
  );

  it('returns to the page that was open, to continue shopping · CART-7', async () => {
    const { drawer, user, path, leave } = await opened();
    await user.click(drawer.getByRole('button', { name: 'Weiter einkaufen' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: /^Warenkorb/ })).toBeNull());
    expect(path()).toBe('/c/kontaktlinsen');
    expect(screen.getAllByRole('article').length).toBeGreaterThan(0);
    leave();
  });
});
