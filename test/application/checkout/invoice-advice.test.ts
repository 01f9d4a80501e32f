import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { makeCheckoutStore } from '../../../src/application/checkout/checkout-view.ts';
import { makeInvoiceAdvice } from '../../../src/application/checkout/invoice-advice.ts';
import type { CheckoutPort, KeptOrderSource } from '../../../src/application/checkout/ports.ts';
import { ready } from '../../../src/application/shared/remote-state.ts';
import type { ScoreRequest } from '../../../src/domain/checkout/credit-score.ts';
import type { InvoiceAdvice } from '../../../src/domain/checkout/invoice-advice.ts';
import type { PaymentMethod } from '../../../src/domain/checkout/payment.ts';
import { plainAddress } from '../../arbitraries/address.ts';
import { cartOf } from '../../arbitraries/cart.ts';
import { unreachable } from '../cart/shop-of-one.ts';

const both: readonly PaymentMethod[] = [{ code: 'visa' }, { code: 'invoice' }];
const refusedInvoice = [{ code: 'visa' }, { code: 'invoice', unavailable: 'credit' }];
const address = { ...plainAddress, email: 'mara@example.org' };
const full = { ...cartOf(), billingAddress: address, shippingAddress: address };

const desk = (
  answer: CheckoutPort['invoiceAdvice'] = () => TE.right('refused'),
  orderSource: KeptOrderSource = async () => ({}),
  lastOrder: CheckoutPort['lastOrder'] = () => TE.right(undefined),
) => {
  const asked: ScoreRequest[] = [];
  const store = makeCheckoutStore();
  const show = (methods: readonly PaymentMethod[]) =>
    store.update((view) => ({ ...view, paymentMethods: ready(methods) }));
  const invoiceAdvice: CheckoutPort['invoiceAdvice'] = (request) => {
    asked.push(request);
    return answer(request);
  };
  show(both);
  return {
    asked,
    advise: makeInvoiceAdvice({ invoiceAdvice, lastOrder }, orderSource, 'Europe/Zurich', store),
    shown: () => store.get().paymentMethods.value,
  };
};

describe('the credit look-up', () => {
  it('is sent with its tags and the total, and makes the invoice unavailable if the result is bad · CHK-16', async () => {
    const { advise, asked, shown } = desk(undefined, async () => ({ order_type: 'studio' }));
    await advise(full, both);
    expect(asked).toMatchObject([
      { tags: ['studio', 'internal'], matchingProfile: 4, orderTotal: full.total },
    ]);
    expect(shown()).toEqual(refusedInvoice);
  });

  const mara = { id: '7', email: 'mara@example.org', accountId: 'A7' };
  it.each<[string, object, CheckoutPort['lastOrder'], string | undefined]>([
    [
      'contains the day of the signed-in customer’s newest order, in the time zone of the shop',
      { ...full, customer: mara },
      () => TE.right('2026-10-31T23:30:00.000Z'),
      '2026-11-01',
    ],
    [
      'contains no day for a customer without orders',
      { ...full, customer: mara },
      () => TE.right(undefined),
      undefined,
    ],
    [
      'contains no day if the day is invalid',
      { ...full, customer: mara },
      () => TE.right('yesterday'),
      undefined,
    ],
    [
      'contains no day if the order history is unreadable',
      { ...full, customer: mara },
      () => TE.left(unreachable),
      undefined,
    ],
    [
      'requests no orders for a guest',
      { ...full, customer: { id: '7', email: mara.email } },
      () => () => Promise.reject(new Error('asked for a guest')),
      undefined,
    ],
  ])('%s · CHK-16', async (_, cart, lastOrder, day) => {
    const { advise, asked } = desk(undefined, undefined, lastOrder);
    await advise(cart as typeof full, both);
    expect(asked.map(({ lastOrderDate }) => lastOrderDate)).toEqual([day]);
  });

  it('leaves all payment methods unchanged if the result is good · CHK-16', async () => {
    const { advise, shown } = desk(() => TE.right('open'));
    await advise(full, both);
    expect(shown()).toEqual(both);
  });

  it.each<[string, typeof full | ReturnType<typeof cartOf>, readonly PaymentMethod[]]>([
    ['no invoice is offered', full, [{ code: 'visa' }]],
    ['the invoice is refused already', full, [{ code: 'invoice', unavailable: 'new_customer' }]],
    ['there is no address to ask about', cartOf(), both],
  ])('is not asked where %s · CHK-16', async (_, cart, methods) => {
    const { advise, asked } = desk();
    await advise(cart, methods);
    expect(asked).toEqual([]);
  });

  it('does not block the checkout: without a response the invoice stays available · CHK-16', async () => {
    const silent = desk(() => TE.left(unreachable));
    await silent.advise(full, both);
    expect(silent.shown()).toEqual(both);
    const never = desk(() => () => new Promise<never>(() => undefined));
    void never.advise(full, both);
    await new Promise((resolve) => setImmediate(resolve));
    expect(never.shown()).toEqual(both);
  });

  it('is sent without an order type if that cannot be read · CHK-16', async () => {
    const { advise, asked } = desk(undefined, () => Promise.reject(new Error('no chunk')));
    await advise(full, both);
    expect(asked).toMatchObject([{ tags: ['internal'] }]);
  });

  it('is ignored if the payment methods were requested again meanwhile · CHK-16', async () => {
    const late = Promise.withResolvers<E.Either<never, InvoiceAdvice>>();
    let first = true;
    const { advise, shown } = desk(() => () => {
      if (!first) return Promise.resolve(E.right('open'));
      first = false;
      return late.promise;
    });
    const old = advise(full, both);
    await advise(full, both);
    late.resolve(E.right('refused'));
    await old;
    expect(shown()).toEqual(both);
  });
});
