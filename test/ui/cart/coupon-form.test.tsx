import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { loadWords } from '../../../src/config/words/load-words.ts';
import type { CartToken } from '../../../src/domain/cart/cart.ts';
import { couponErrors } from '../../../src/domain/cart/coupon.ts';
import { brandIds } from '../../../src/domain/shared/brand-id.ts';
import { locales } from '../../../src/domain/shared/locale.ts';
import whole from '../../../src/ui/shared/elements/whole.module.css';
import { care, cartWith, done, item } from '../../adapters/sandbox/fixtures/shopper.ts';
import { startSandbox, type TestSandbox } from '../../adapters/sandbox/fixtures/start-sandbox.ts';
import { visit } from '../visit.tsx';

let backend: TestSandbox;
beforeAll(async () => {
  backend = await startSandbox();
});
afterAll(() => backend.close());

const open = async (shop: Pick<TestSandbox, 'fetch'> = backend) => {
  const cart = await cartWith(backend.client(), item(care));
  const visitor = await visit(shop, '/cart', { cart: cart.token_value });
  const field = await screen.findByLabelText('Gutscheincode');
  const redeem = async (code: string) => {
    await visitor.user.clear(field);
    if (code) await visitor.user.type(field, code);
    await visitor.user.click(screen.getByText('Einlösen'));
  };
  return { ...visitor, field, redeem };
};
const triesOf = (asked: readonly string[]) => asked.filter((call) => call.endsWith('/coupon'));

describe('coupon form', () => {
  it.each([
    ['linsenwerk', 'linsenwerk_web', true],
    ['linsenwerk', 'linsenwerk_partner', false],
    // A shop with special prices accepts coupons in every channel.
    ['okulino', 'okulino_partner', true],
  ] as const)('is offered in %s at the prices of %s: %s · COUP-1', async (brand, price_channel, isThere) => {
    const product = { product_id: care, option: {}, price_channel };
    const cart = await cartWith(backend.client(brand), { product, quantity: 1 });
    const visitor = { brand, cart: cart.token_value };
    const page = await visit(backend, '/cart', visitor);
    await screen.findAllByText('Zur Kasse');
    expect(document.querySelectorAll('input[name="coupon"]')).toHaveLength(isThere ? 1 : 0);
    page.leave();
    const { services } = await visit(backend, '/service', visitor);
    services.sidebar.open();
    const drawer = await screen.findByRole('dialog');
    await within(drawer).findAllByText('Zur Kasse');
    expect(drawer.querySelectorAll('input[name="coupon"]')).toHaveLength(isThere ? 1 : 0);
  });

  it('rejects a code with a space without a request · COUP-2', async () => {
    const { redeem, field, asked } = await open();
    await redeem('SEHEN 10');
    expect(screen.getByText(/^Ein Gutscheincode enthält keine Leerzeichen\./)).toBeVisible();
    expect(field).toHaveFocus();
    expect(triesOf(asked)).toEqual([]);
  });

  it('keeps a rejected code in its field and shows why · COUP-3', async () => {
    const { redeem, field } = await open();
    await redeem('GESTERN');
    expect(
      await screen.findAllByText(
        'Dieser Gutschein ist abgelaufen. Ohne ihn kann die Bestellung weitergehen.',
      ),
    ).not.toHaveLength(0);
    expect(field).toHaveValue('GESTERN');
    expect(field).toHaveAccessibleDescription(
      'Dieser Gutschein ist abgelaufen. Ohne ihn kann die Bestellung weitergehen.',
    );
  });

  it('scrolls the reason for a rejection into view · COUP-3', async () => {
    // jsdom does not implement scrolling.
    const into = vi.fn(function into(this: Element, _: ScrollIntoViewOptions) {
      return this.textContent;
    });
    Object.assign(Element.prototype, { scrollIntoView: into });
    const { redeem } = await open();
    await redeem('GESTERN');
    await waitFor(() =>
      expect(into).toHaveReturnedWith(
        'Dieser Gutschein ist abgelaufen. Ohne ihn kann die Bestellung weitergehen.',
      ),
    );
    expect(into).toHaveBeenLastCalledWith({ block: 'nearest' });
    Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
  });

  it('announces a rejection once, though the notification shows it too · COUP-3', async () => {
    const { redeem } = await open();
    await redeem('GESTERN');
    await waitFor(() =>
      expect(
        screen.getAllByText('Dieser Gutschein ist abgelaufen. Ohne ihn kann die Bestellung weitergehen.'),
      ).toHaveLength(2),
    );
    const aloud = screen.getAllByRole('alert').filter((one) => one.textContent?.includes('abgelaufen'));
    expect(aloud).toHaveLength(1);
  });

  it('shows how long no code is checked, in the same words at the field and in the notification · NOTE-10', async () => {
    const limited = {
      fetch: (request: Request) =>
        new URL(request.url).pathname.endsWith('/coupon')
          ? Promise.resolve(
              Response.json(
                { code: 'rate_limit', message: 'Anders gesagt' },
                { status: 429, headers: { 'retry-after': '900' } },
              ),
            )
          : backend.fetch(request),
    };
    const { redeem, field } = await open(limited);
    await redeem('SEHEN10');
    const words = 'Zu viele Versuche. Bitte in 15 Min. noch einmal versuchen.';
    await waitFor(() => expect(screen.getAllByText(words)).toHaveLength(2));
    expect(field).toHaveAccessibleDescription(words.replace('15 ', '15\u00a0'));
    expect(screen.queryByText(/Anders gesagt/)).toBeNull();
  });

  it('stays open with the focus while a rejected code is corrected · COUP-3 · UI-10', async () => {
    const { redeem, field, user } = await open();
    const form = field.closest('details');
    for (const wrong of ['SEHEN 10', 'GESTERN']) {
      await redeem(wrong);
      await waitFor(() => expect(field).toHaveAccessibleDescription());
      expect(form).toHaveAttribute('open');
      await user.type(field, 'X');
      expect(form).toHaveAttribute('open');
      expect(field).toHaveFocus();
    }
  });

  it('keeps the focus on the coupon when it is applied and when it is removed · COUP-3 · UI-10', async () => {
    const { redeem, user } = await open();
    await redeem('SEHEN10');
    const remove = await screen.findByRole('button', { name: 'Gutschein SEHEN10 entfernen' });
    expect(remove).toHaveFocus();
    await user.keyboard('{Enter}');
    const again = await screen.findByLabelText('Gutscheincode');
    expect(again.closest('details')?.querySelector('summary')).toHaveFocus();
  });

  it('redeems a code, shows the amount of its discount, and removes it again · COUP-3 · FACE-17', async () => {
    const { redeem, user, token } = await open();
    const cart = () => done(backend.client().getCart({ params: { token: token() as CartToken } }));
    const before = await cart();
    await redeem('SEHEN10');
    expect(await screen.findByText('Gutschein ist eingelöst.')).toHaveTextContent('SEHEN10');
    const code = screen.getByText('SEHEN10', { selector: 'dt *' });
    expect(code).toHaveClass(whole.whole ?? '');
    const sum = code.closest('div') as HTMLElement;
    expect(sum).toHaveTextContent('Gutschein SEHEN10');
    const tenth = Math.round(before.items_total / 10);
    expect(within(sum).getByRole('definition').textContent).toMatch(
      new RegExp(`^CHF[\\s\u2212-]+${(tenth / 100).toFixed(2)}$`),
    );
    expect((await cart()).total).toBe(before.total - tenth);
    await user.click(screen.getByRole('button', { name: 'Gutschein SEHEN10 entfernen' }));
    expect(await screen.findByLabelText('Gutscheincode')).toHaveValue('');
    expect(screen.queryByText('SEHEN10')).toBeNull();
    expect((await cart()).total).toBe(before.total);
  });

  it.each(brandIds)(
    'has a text of its own for each of the nine rejections in every language, %s · COUP-4',
    async (brand) => {
      for (const locale of locales) {
        const { cart } = await loadWords(brand, locale, ['cart']);
        const { coupon } = cart as { coupon: Record<string, string> };
        const sentences = couponErrors.map((error) => coupon[error]);
        expect(sentences.every(Boolean)).toBe(true);
        expect(new Set(sentences).size).toBe(couponErrors.length);
      }
    },
  );
});
