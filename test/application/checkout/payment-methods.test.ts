import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import type { Failure } from '../../../src/application/shared/failure.ts';
import type { PaymentMethod } from '../../../src/domain/checkout/payment.ts';
import { plainAddress } from '../../arbitraries/address.ts';
import { notFound, unreachable } from '../cart/shop-of-one.ts';
import { cartAtTheTill } from './till.ts';

describe('the payment method of the last order', () => {
  it.each([
    ['is known as soon as the response arrives', TE.right('twint'), { method: 'twint' }],
    ['is undefined without an order', TE.right(undefined), {}],
    ['is undefined without a response, after a timeout', TE.left(notFound), {}],
  ] as const)('%s · CHK-26', async (_, answer, lastWay) => {
    const { session, seen, settled } = await cartAtTheTill({}, { lastWay: () => answer });
    expect(seen.at(-1)?.lastWay).toBeUndefined();
    session.loadLastWay();
    await settled();
    expect(seen.at(-1)?.lastWay).toEqual(lastWay);
  });
});

describe('the payment methods', () => {
  const invoice: readonly PaymentMethod[] = [{ code: 'visa' }, { code: 'invoice' }];
  const address = { ...plainAddress, email: 'mara@example.org' };
  const billed = { billingAddress: address, shippingAddress: address };

  it('stay on screen while they are loaded again, and when that fails · NOTE-6', async () => {
    const answers: E.Either<Failure, readonly PaymentMethod[]>[] = [
      E.right([{ code: 'visa' }]),
      E.left(notFound),
    ];
    const paymentMethods = () => async () => answers.shift() ?? E.left(notFound);
    const { session, seen, settled } = await cartAtTheTill({}, { paymentMethods });
    const value = [{ code: 'visa' }];
    session.loadPaymentMethods();
    await settled();
    expect(seen.at(-1)?.paymentMethods).toEqual({ _tag: 'Ready', value });
    session.loadPaymentMethods();
    expect(seen.at(-1)?.paymentMethods).toEqual({ _tag: 'Loading', value });
    await settled();
    expect(seen.at(-1)?.paymentMethods).toEqual({ _tag: 'Failed', error: notFound, value });
  });

  it('are requested again if no response comes', async () => {
    let tries = 0;
    const paymentMethods = () => async () => {
      tries += 1;
      return tries < 4 ? E.left(unreachable) : E.right(invoice);
    };
    const { session, seen, settled } = await cartAtTheTill({}, { paymentMethods });
    session.loadPaymentMethods();
    await settled();
    expect(seen.at(-1)?.paymentMethods).toEqual({ _tag: 'Ready', value: invoice });
  });

  it('make the invoice unavailable if the credit look-up for this cart refuses it · CHK-16', async () => {
    const asked: unknown[] = [];
    const { session, seen, settled, cart } = await cartAtTheTill(billed, {
      paymentMethods: () => TE.right(invoice),
      invoiceAdvice: ({ billingAddress, orderTotal }) => {
        asked.push([billingAddress.email, orderTotal]);
        return TE.right('refused');
      },
    });
    session.loadPaymentMethods();
    await settled();
    expect(asked).toEqual([[address.email, cart()?.total]]);
    expect(seen.at(-1)?.paymentMethods.value).toEqual([
      { code: 'visa' },
      { code: 'invoice', unavailable: 'credit' },
    ]);
  });

  it('trigger no credit look-up if they cannot be loaded · CHK-16', async () => {
    const asked: unknown[] = [];
    const { session, settled } = await cartAtTheTill(billed, {
      paymentMethods: () => TE.left(notFound),
      invoiceAdvice: (request) => {
        asked.push(request);
        return TE.right('refused');
      },
    });
    session.loadPaymentMethods();
    await settled();
    expect(asked).toEqual([]);
  });
});
