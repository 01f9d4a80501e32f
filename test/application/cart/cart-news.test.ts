import { describe, expect, it } from 'vitest';
import { makeCartNews } from '../../../src/application/cart/cart-news.ts';
import { isNoCart, noCart } from '../../../src/application/cart/no-cart.ts';
import type { Failure } from '../../../src/application/shared/failure.ts';
import type { Notification } from '../../../src/application/shared/notifications.ts';

const heard: Notification[] = [];
const over: string[] = [];
let wasSignedIn = false;
const news = makeCartNews(
  { notify: (notification) => void heard.push(notification), settle: (matter) => void over.push(matter) },
  () => wasSignedIn,
);
const lens = ['1'] as never;
const line = 'a' as never;
const worded = 'product.variant_does_not_exist';

describe('notifications about a cart', () => {
  it.each<[string, Failure, object]>([
    [
      'the text of its refusal code',
      { _tag: 'Refused', code: worded, violations: [] },
      { key: `cart:${worded}` },
    ],
    [
      'the message of the shop, if there is one',
      { _tag: 'Refused', code: worded, message: 'Gibt es nicht', violations: [] },
      { sentence: 'Gibt es nicht' },
    ],
    [
      'the general text if the message of the shop is empty',
      { _tag: 'Refused', code: worded, message: ' ', violations: [] },
      { key: 'product.failed_to_add_to_cart' },
    ],
    [
      'the general text if it was not refused, whatever its code',
      { _tag: 'NotFound', code: worded },
      { key: 'product.failed_to_add_to_cart' },
    ],
    [
      'the general text without a response',
      { _tag: 'Unreachable' },
      { key: 'product.failed_to_add_to_cart' },
    ],
  ])('of a failed addition are %s · CART-13', (_, failure, text) => {
    news.addFailed(failure, lens);
    expect(heard.at(-1)).toMatchObject({ key: 'product_add_failed', tone: 'danger', text });
  });

  it('of a failed update say that it is not confirmed, and why · CART-13', () => {
    news.updateFailed({ _tag: 'Unavailable', status: 503 }, line);
    expect(heard.at(-1)).toMatchObject({
      key: 'checkout_failed',
      tone: 'danger',
      title: { key: 'cart:failure.update' },
      text: { key: 'error.Unavailable' },
    });
  });

  it('of a refused update have the text of the refusal only · CART-13', () => {
    news.updateFailed({ _tag: 'Refused', code: 'cart.line_gone', violations: [] }, line);
    expect(heard.at(-1)).not.toHaveProperty('title');
  });

  it('of a failure end once the same products are added, or the same line is changed · NOTE-11', () => {
    news.addFailed({ _tag: 'Unreachable' }, ['1', '2'] as never);
    news.added(['2', '1'] as never);
    expect(over.at(-1)).toBe(heard.at(-1)?.matter);
    news.added(lens);
    expect(over.at(-1)).not.toBe(heard.at(-1)?.matter);
    news.updateFailed({ _tag: 'Unreachable' }, line);
    news.updated(line);
    expect(over.at(-1)).toBe(heard.at(-1)?.matter);
  });

  it('say that the cart of this browser no longer exists · CART-26', () => {
    news.gone();
    expect(heard.at(-1)).toEqual({ key: 'cart_gone', tone: 'warning', text: { key: 'cart:gone' } });
  });

  it('leave the end of a session to the account · CART-26', () => {
    const before = heard.length;
    wasSignedIn = true;
    news.gone();
    expect(heard).toHaveLength(before);
  });
});

describe('a missing cart', () => {
  it.each<[Failure, boolean]>([
    [noCart, true],
    [{ _tag: 'NotFound' }, false],
    [{ _tag: 'NotFound', code: 'order.not_found' }, false],
    [{ _tag: 'Refused', code: noCart.code, violations: [] }, false],
    [{ _tag: 'Unreachable' }, false],
  ])('is one that the backend reports as such: %j, %s · CART-18', (failure, isIt) =>
    expect(isNoCart(failure)).toBe(isIt),
  );
});
