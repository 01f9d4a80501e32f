import { addressToEngine } from '../../src/adapters/engine-vendure/carts/address-answer.ts';
import { numberOfPastOrder } from '../../src/adapters/sandbox/orders/order-number.ts';
import { demoAccountId } from '../../src/adapters/sandbox/seed/demo/demo-account.ts';
import { type DemoCustomer, demoCustomers } from '../../src/adapters/sandbox/seed/demo/demo-customers.ts';
import {
  type PastLine,
  type PastOrder,
  secondOfOrder,
  trackingOf,
} from '../../src/adapters/sandbox/seed/demo/past-orders.ts';
import type { SeedProduct } from '../../src/adapters/sandbox/seed/range/seed-product.ts';
import { paymentMethodsOf } from '../../src/adapters/shop-server/checkout/payment-methods.ts';
import { usualShipping } from '../../src/adapters/shop-server/delivery/shipping.ts';
import type { Shop } from '../../src/application/shared/shop.ts';
import { type Configuration, optionCodes } from '../../src/domain/catalogue/lens/lens-options.ts';
import type { ProductId } from '../../src/domain/catalogue/product.ts';
import { preselected, variantId } from '../../src/domain/catalogue/variant.ts';
import type { OrderState } from '../../src/domain/orders/order-state.ts';

/** Order states by the names of an engine. Returns are left out: no engine has an order that is only a return. */
const states: Readonly<Partial<Record<OrderState, 'open' | 'shipped' | 'cancelled'>>> = {
  open: 'open',
  fulfiller_ready: 'open',
  shipped: 'shipped',
  cancelled: 'cancelled',
};

const lineEntry = ({ quantity, options = {}, eye }: PastLine, product: SeedProduct, pairId: string) => {
  const chosen: Configuration = { ...preselected(product.options), ...options };
  return {
    shopId: product.id,
    variantId: variantId(product.id as ProductId, chosen),
    quantity,
    options: optionCodes.flatMap((code) => {
      const value = chosen[code];
      return value === undefined ? [] : [{ code, value }];
    }),
    ...(eye && { eye }),
    ...((eye === 'right' || eye === 'left') && { pairId }),
  };
};

const wayToPay = ({ onAccount }: DemoCustomer, shop: Shop): string => {
  const hasInvoice = paymentMethodsOf(shop.country, false).some(({ code }) => code === 'invoice');
  return onAccount && hasInvoice ? 'invoice' : 'master_card';
};

const orderEntry = (
  customer: DemoCustomer,
  order: PastOrder,
  {
    shop,
    nth,
    known,
  }: { readonly shop: Shop; readonly nth: number; readonly known: ReadonlyMap<string, SeedProduct> },
) => {
  const { brand, email, locale, address } = customer;
  const state = states[order.state];
  const method = usualShipping(shop, address.country_code)?.key;
  const number = numberOfPastOrder(customer, nth);
  const lines = order.lines.flatMap((line) => {
    const product = known.get(line.product);
    return product ? [lineEntry(line, product, number)] : [];
  });
  if (state === undefined || method === undefined || lines.length === 0) return [];
  return [
    {
      channel: brand,
      number,
      daysAgo: order.daysAgo,
      second: secondOfOrder(nth),
      state,
      account: demoAccountId(customer),
      email,
      locale,
      address: addressToEngine(address),
      method,
      payment: wayToPay(customer, shop),
      lines,
      ...(state === 'shipped' && { tracking: trackingOf(number, nth, method) }),
    },
  ];
};

/** Earlier orders of the demonstration's customers, of the products that are sold with it. */
export const orderEntries = (shops: readonly Shop[], products: readonly SeedProduct[]) => {
  const known = new Map<string, SeedProduct>(products.map((product) => [product.id, product]));
  return demoCustomers.flatMap((customer) => {
    const shop = shops.find(({ id }) => id === customer.brand);
    return shop
      ? customer.orders.flatMap((order, i) => orderEntry(customer, order, { shop, nth: i + 1, known }))
      : [];
  });
};
