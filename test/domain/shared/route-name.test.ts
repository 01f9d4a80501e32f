import * as fc from 'fast-check';
import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { legacyRoutes, routeByName, routeNames } from '../../../src/domain/shared/route-name.ts';

const unknown = E.left({ _tag: 'UnknownRoute' });

describe('looking up a route by name', () => {
  it.each([
    ['Home', 'home'],
    ['Page', 'page'],
    ['Product', 'product'],
    ['Category', 'category'],
    ['Search', 'search'],
    ['Reorder', 'reorder'],
    ['AbandonedCart', 'abandoned-cart'],
    ['DummyLoader', 'home'],
    ['Checkout', 'checkout'],
    ['Checkout/Customer', 'checkout:customer'],
    ['Checkout/Address', 'checkout:address'],
    ['Checkout/Billing', 'checkout:address'],
    ['Checkout/Shipping', 'checkout:shipping'],
    ['Checkout/Payment', 'checkout:payment'],
    ['Checkout/ThankYou', 'thank-you'],
    ['AddressDetails', 'account:address-book'],
    ['BillingDetails', 'account:address-book'],
    ['ShippingDetails', 'account:address-book'],
    ['MyNewsletter', 'account:newsletter'],
    ['MyProfile', 'account:profile'],
    ['OrderHistory', 'account:history'],
  ])('finds for %s of the old shop the route %s · ROUTE-7', (old, today) =>
    expect(routeByName(old)).toEqual(E.right(today)),
  );

  it('knows exactly 21 names of the old shop · ROUTE-7', () =>
    expect(Object.keys(legacyRoutes)).toHaveLength(21));

  it('returns current names unchanged · ROUTE-7', () => {
    for (const name of routeNames) expect(routeByName(name)).toEqual(E.right(name));
  });

  it.each(['', 'home ', 'HOME', 'checkout/address', 'constructor', '__proto__', 'toString'])(
    'rejects %j · ROUTE-7',
    (name) => expect(routeByName(name)).toEqual(unknown),
  );

  it('finds a current route or reports an unknown one, for any text · ROUTE-7', () =>
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.constantFrom(...Object.keys(legacyRoutes))), (name) => {
        const found = routeByName(name);
        if (E.isRight(found)) expect(routeByName(found.right)).toEqual(found);
        else expect(found).toEqual(unknown);
      }),
    ));
});
