import type { ServiceIdentifier } from 'inversify';
import type { CartNews } from '../application/cart/cart-news.ts';
import type { CartSession } from '../application/cart/cart-session.ts';
import type { CartSidebar } from '../application/cart/cart-sidebar.ts';
import type { AddedProducts, CartPort, CartTokenStore } from '../application/cart/ports.ts';
import type { CataloguePort } from '../application/catalogue/ports.ts';
import type { CheckoutSession } from '../application/checkout/checkout-session.ts';
import type { CheckoutPort, OrderAttempts, OrderPort, PaymentPort } from '../application/checkout/ports.ts';
import type { OrderSession } from '../application/orders/order-session.ts';
import type { Autocomplete } from '../application/search/autocomplete.ts';
import type { SearchPort } from '../application/search/ports.ts';
import type { AnalyticsPort } from '../application/shared/analytics.ts';
import type { ClockPort } from '../application/shared/clock.ts';
import type { Notifications } from '../application/shared/notifications.ts';

const token = <A>(name: string) => Symbol.for(name) as ServiceIdentifier<A>;

/** Waits, so that tests can make time pass. Units: milliseconds. */
export type Wait = (ms: number) => Promise<void>;

export const TOKENS = {
  catalogue: token<CataloguePort>('CataloguePort'),
  search: token<SearchPort>('SearchPort'),
  carts: token<CartPort>('CartPort'),
  checkoutPort: token<CheckoutPort>('CheckoutPort'),
  orders: token<OrderPort>('OrderPort'),
  payments: token<PaymentPort>('PaymentPort'),
  cartTokens: token<CartTokenStore>('CartTokenStore'),
  addedProducts: token<AddedProducts>('AddedProducts'),
  orderAttempts: token<OrderAttempts>('OrderAttempts'),
  analytics: token<AnalyticsPort>('AnalyticsPort'),
  clock: token<ClockPort>('ClockPort'),
  newId: token<() => string>('NewId'),
  wait: token<Wait>('Wait'),
  notifications: token<Notifications>('Notifications'),
  cartNews: token<CartNews>('CartNews'),
  cartSession: token<CartSession>('CartSession'),
  cartSidebar: token<CartSidebar>('CartSidebar'),
  checkoutSession: token<CheckoutSession>('CheckoutSession'),
  orderSession: token<OrderSession>('OrderSession'),
  autocomplete: token<Autocomplete>('Autocomplete'),
} as const;
