import type { ServiceIdentifier } from 'inversify';
import type { CartDesk } from '../../application/cart/cart-desk.ts';
import type { CartNews } from '../../application/cart/cart-news.ts';
import type { CartSession } from '../../application/cart/cart-session.ts';
import type { CartSidebar } from '../../application/cart/cart-sidebar.ts';
import type { AddedProducts, CartPort, CartTokenStore, SeenCarts } from '../../application/cart/ports.ts';
import type { CataloguePort, LastChoices, SeenProducts } from '../../application/catalogue/ports.ts';
import type { AddressDesk } from '../../application/checkout/address-desk.ts';
import type { CheckoutSession } from '../../application/checkout/checkout-session.ts';
import type { OrderType } from '../../application/checkout/invoice-advice.ts';
import type {
  CheckoutPort,
  OrderAttempts,
  OrderPort,
  OrderTraces,
  PaymentPort,
  ProviderWindow,
} from '../../application/checkout/ports.ts';
import type { ContentPort } from '../../application/content/ports.ts';
import type { AddressPort } from '../../application/customer/ports/addresses.ts';
import type { WishlistPort } from '../../application/customer/ports/wishlist.ts';
import type { Wishlist } from '../../application/customer/wishlist.ts';
import type { AccountUse } from '../../application/identity/account-core.ts';
import type { AccountSession } from '../../application/identity/account-session.ts';
import type { GuestDesk } from '../../application/orders/guest-desk.ts';
import type { OrderSession } from '../../application/orders/order-session.ts';
import type { Autocomplete } from '../../application/search/autocomplete.ts';
import type { SearchPort } from '../../application/search/ports.ts';
import type { RecentSearches } from '../../application/search/recent-searches.ts';
import type { ClockPort } from '../../application/shared/clock.ts';
import type { Notifications } from '../../application/shared/notifications.ts';
import type { UntilOnline } from '../../application/shared/retry.ts';
import type { NewsPort } from '../../application/shared/shop-news.ts';

const token = <A>(name: string) => Symbol.for(name) as ServiceIdentifier<A>;

/** Waits, so that tests can make time pass. Units: milliseconds. */
export type Wait = (ms: number) => Promise<void>;

export const TOKENS = {
  catalogue: token<CataloguePort>('CataloguePort'),
  search: token<SearchPort>('SearchPort'),
  content: token<ContentPort>('ContentPort'),
  carts: token<CartPort>('CartPort'),
  checkoutPort: token<CheckoutPort>('CheckoutPort'),
  orders: token<OrderPort>('OrderPort'),
  payments: token<PaymentPort>('PaymentPort'),
  addresses: token<AddressPort>('AddressPort'),
  openAccount: token<(use: AccountUse) => Promise<AccountSession>>('OpenAccount'),
  wasSignedIn: token<() => boolean>('WasSignedIn'),
  accountSession: token<AccountSession>('AccountSession'),
  cartTokens: token<CartTokenStore>('CartTokenStore'),
  recentSearches: token<RecentSearches>('RecentSearches'),
  addedProducts: token<AddedProducts>('AddedProducts'),
  lastChoices: token<LastChoices>('LastChoices'),
  seenProducts: token<SeenProducts>('SeenProducts'),
  seenCarts: token<() => Promise<SeenCarts>>('SeenCarts'),
  wishes: token<() => Promise<WishlistPort>>('Wishes'),
  keepsWishes: token<() => boolean>('KeepsWishes'),
  wishlist: token<Wishlist>('Wishlist'),
  orderType: token<OrderType>('OrderType'),
  providerWindow: token<ProviderWindow>('ProviderWindow'),
  orderAttempts: token<() => Promise<OrderAttempts>>('OrderAttempts'),
  orderTraces: token<OrderTraces>('OrderTraces'),
  news: token<NewsPort>('NewsPort'),
  clock: token<ClockPort>('ClockPort'),
  newId: token<() => string>('NewId'),
  wait: token<Wait>('Wait'),
  untilOnline: token<UntilOnline>('UntilOnline'),
  notifications: token<Notifications>('Notifications'),
  cartNews: token<CartNews>('CartNews'),
  cartSession: token<CartSession>('CartSession'),
  cartDesk: token<CartDesk>('CartDesk'),
  cartSidebar: token<CartSidebar>('CartSidebar'),
  checkoutSession: token<CheckoutSession>('CheckoutSession'),
  addressDesk: token<AddressDesk>('AddressDesk'),
  orderSession: token<OrderSession>('OrderSession'),
  guestDesk: token<GuestDesk>('GuestDesk'),
  autocomplete: token<Autocomplete>('Autocomplete'),
} as const;
