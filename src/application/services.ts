import type { Locale } from '../domain/shared/locale.ts';
import type { CartDesk } from './cart/cart-desk.ts';
import type { CartSession } from './cart/cart-session.ts';
import type { CartSidebar } from './cart/cart-sidebar.ts';
import type { AddedProducts } from './cart/ports.ts';
import type { DeliveryLookup } from './catalogue/delivery-lookup.ts';
import type { FinderPort } from './catalogue/finder.ts';
import type { PictureReader } from './catalogue/picture-reader.ts';
import type { CataloguePort, LastChoices, SeenProducts } from './catalogue/ports.ts';
import type { PricingLookup } from './catalogue/pricing-lookup.ts';
import type { AddressDesk } from './checkout/address-desk.ts';
import type { CheckoutSession } from './checkout/checkout-session.ts';
import type { ProviderWindow, ShippingPort } from './checkout/ports.ts';
import type { CheckedBuild } from './content/checked-build.ts';
import type { ContentPort } from './content/ports.ts';
import type { StudioPort } from './customer/ports/studios.ts';
import type { Wishlist } from './customer/wishlist.ts';
import type { Flags } from './flags/flags.ts';
import type { AccountSession } from './identity/account-session.ts';
import type { GuestDesk } from './orders/guest-desk.ts';
import type { OrderSession } from './orders/order-session.ts';
import type { Autocomplete } from './search/autocomplete.ts';
import type { SearchPort } from './search/ports.ts';
import type { RecentSearches } from './search/recent-searches.ts';
import type { ClockPort } from './shared/clock.ts';
import type { Notifications } from './shared/notifications.ts';
import type { PrivacyFacts } from './shared/privacy-facts.ts';
import type { Shop } from './shared/shop.ts';
import type { NewsPort } from './shared/shop-news.ts';
import type { TextStore } from './shared/text-store.ts';

/** Everything that a screen can ask for. Made by the composition roots, handed down through the router. */
export interface Services {
  readonly shop: Shop;
  readonly locale: Locale;
  /** For loaders: plain reads. */
  readonly catalogue: CataloguePort;
  readonly search: SearchPort;
  readonly finder: FinderPort;
  readonly content: ContentPort;
  readonly shipping: ShippingPort;
  /** What the tests found in the build that renders pages; nobody else knows it. */
  readonly checkedBuild?: CheckedBuild;
  /** Standing sessions: one per tab. */
  readonly cart: CartSession;
  readonly desk: CartDesk;
  readonly sidebar: CartSidebar;
  /** Fetches what an addition needs, ahead of the press: the cart and what shows it beside the page. */
  readonly fetchSidebar: () => void;
  /**
   * Gets the cart's code. Where it cannot be had, what was asked of the cart meanwhile is not done: it is `lost` to this
   * page although the shop answers, or `away` with the connection.
   */
  readonly fetchCart: () => Promise<'here' | 'lost' | 'away'>;
  readonly addedProducts: Pick<AddedProducts, 'read'>;
  readonly lastChoices: LastChoices;
  readonly seenProducts: SeenProducts;
  readonly wishlist: Wishlist;
  /** Whether something was put aside on this device. */
  readonly keepsWishes: () => boolean;
  readonly checkout: CheckoutSession;
  readonly addressDesk: AddressDesk;
  readonly order: OrderSession;
  readonly providerWindow: ProviderWindow;
  readonly guestDesk: GuestDesk;
  readonly account: AccountSession;
  /** Whether somebody signed in on this device. */
  readonly wasSignedIn: () => boolean;
  readonly autocomplete: Autocomplete;
  readonly recentSearches: RecentSearches;
  readonly notifications: Notifications;
  /** One per product page. */
  readonly makePricingLookup: () => PricingLookup;
  readonly makeDeliveryLookup: () => DeliveryLookup;
  /** Features and experiments. */
  readonly flags: Flags;
  readonly news: NewsPort;
  readonly clock: ClockPort;
  /** For the page about privacy; a browser is told by the page. */
  readonly privacy?: PrivacyFacts;
  /** For pages about studios, which the server draws; a browser has none. */
  readonly studios?: StudioPort;
  /** What this visitor's device keeps, and what this tab keeps. */
  readonly device: TextStore;
  /** Where there is somebody who takes pictures. */
  readonly readPicture?: PictureReader;
  readonly tab: TextStore;
}
