import type { Observable } from 'rxjs';
import { describe, expect, it } from 'vitest';
import type { Services } from '../../../src/application/services.ts';
import type { CartToken } from '../../../src/domain/cart/cart.ts';
import type { PaymentId } from '../../../src/domain/checkout/payment.ts';
import type { OrderToken } from '../../../src/domain/orders/order.ts';
import { lineOf } from '../../application/cart/shop-of-one.ts';
import { plainCartItem } from '../../arbitraries/cart.ts';
import { soon, tabOfOne, token } from './tab-of-one.ts';

const { id: item, productId } = plainCartItem;
const inCart = [{ productId, options: { sphere: '-2.50' }, quantity: 1 }];
const lookup = { number: 'OKU-1', email: 'mara@example.org' };

describe('a tab', () => {
  it.each<[of: string, act: (tab: Services) => unknown, ...said: unknown[]]>([
    ['the stored cart', ({ cart }) => cart.restore(), 'carts.load', token],
    [
      'an addition to the cart',
      ({ cart }) => cart.add([lineOf('10010', 2)]),
      'carts.add',
      token,
      [lineOf('10010', 2).line],
      'request-1',
    ],
    [
      'a larger quantity, after a stock check',
      ({ cart }) => {
        cart.restore();
        cart.setQuantity(item, 3);
      },
      'catalogue.deliveryDates',
      [{ ...inCart[0], quantity: 3 }],
    ],
    [
      'the cart in the sidebar, and its arrival',
      ({ cart, sidebar }) => {
        cart.restore();
        sidebar.state$.subscribe();
        sidebar.open();
      },
      'catalogue.deliveryPrediction',
      inCart,
      { shippingOption: undefined, countryTo: undefined },
    ],
    [
      'the cart in the sidebar, and its recommendations',
      ({ cart, sidebar }) => {
        cart.restore();
        sidebar.state$.subscribe();
        sidebar.open();
      },
      'carts.recommendations',
      expect.objectContaining({ token }),
    ],
    ['the cart of a link', ({ desk }) => desk.openLink('linked' as CartToken), 'carts.setCurrent', 'linked'],
    [
      'a coupon',
      ({ cart, desk }) => {
        cart.restore();
        desk.applyCoupon('SEHEN10');
      },
      'carts.applyCoupon',
      token,
      'SEHEN10',
    ],
    [
      'the e-mail of an order',
      ({ cart, checkout }) => {
        cart.restore();
        checkout.submitEmail('mara@example.org');
      },
      'checkout.setEmail',
      token,
      'mara@example.org',
    ],
    ['opticians', ({ addressDesk }) => addressDesk.loadPartners('CH'), 'addresses.partners', 'CH'],
    ['an order', ({ order }) => order.open('o-1' as OrderToken), 'orders.order', 'o-1'],
    [
      'a payment',
      ({ order }) => order.open('o-1' as OrderToken, 'p-1' as PaymentId),
      'payments.outcome',
      'o-1',
      'p-1',
    ],
    ['an order without its link', ({ guestDesk }) => guestDesk.lookUp(lookup), 'orders.lookUp', lookup],
    [
      'a search term while it is typed',
      ({ autocomplete }) => {
        autocomplete.state$.subscribe();
        autocomplete.type('hydralis');
      },
      'search.search',
      'hydralis',
      6,
    ],
    [
      'a price',
      ({ makePricingLookup }) => {
        const lookUp = makePricingLookup();
        lookUp.state$.subscribe();
        lookUp.ask({ productId, quantity: 2 });
      },
      'catalogue.pricing',
      { productId, quantity: 2 },
    ],
    [
      'the stock of the chosen product',
      ({ makeDeliveryLookup }) => {
        const lookUp = makeDeliveryLookup();
        lookUp.state$.subscribe();
        lookUp.ask(inCart);
      },
      'catalogue.deliveryDates',
      inCart,
    ],
  ])('asks the shop for %s', async (_, act: (tab: Services) => unknown, ...said) => {
    const { tab, asked } = tabOfOne();
    act(tab);
    await soon(() => expect(asked).toContainEqual(said));
  });

  it('sends no request when it is only subscribed to', async () => {
    const { tab, asked } = tabOfOne();
    const heard: unknown[] = [];
    const { notifications, cart, sidebar, wishlist, account, makePricingLookup, makeDeliveryLookup } = tab;
    const waking = [
      notifications,
      cart,
      sidebar,
      wishlist,
      account,
      makePricingLookup(),
      makeDeliveryLookup(),
    ];
    for (const { state$ } of waking) (state$ as Observable<unknown>).subscribe((state) => heard.push(state));
    const { guestDesk } = tab;
    await new Promise((resolve) => guestDesk.state$.subscribe(resolve));
    expect([heard, asked]).toEqual([[], []]);
  });

  it.each<[of: string, watch: (tab: Services) => { readonly state$: Observable<unknown> }]>([
    ['the desk of the cart', ({ desk }) => desk],
    ['the checkout', ({ checkout }) => checkout],
    ['the address desk', ({ addressDesk }) => addressDesk],
    ['an order', ({ order }) => order],
    ['the search', ({ autocomplete }) => autocomplete],
  ])('shows %s as soon as a screen subscribes', async (_, watch) => {
    const { state$ } = watch(tabOfOne().tab);
    let told = 0;
    state$.subscribe(() => {
      told += 1;
    });
    await soon(() => expect(told).toBeGreaterThan(0));
  });
});
