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

/** Everything that a screen can use. Created by the composition roots and passed down through the router. */
export interface Services {
  readonly shop: Shop;
  readonly locale: Locale;
  /** For loaders: plain reads. */
  readonly catalogue: CataloguePort;
  readonly search: SearchPort;
  readonly finder: FinderPort;
  readonly content: ContentPort;
  readonly shipping: ShippingPort;
  /** The test results of the build, on the server that renders pages only. */
  readonly checkedBuild?: CheckedBuild;
  /** Long-lived sessions: one per tab. */
  readonly cart: CartSession;
  readonly desk: CartDesk;
  readonly sidebar: CartSidebar;
  /** Loads the code for adding to the cart ahead of the press: the cart and its sidebar. */
  readonly fetchSidebar: () => void;
  /**
   * Loads the cart's code. If it cannot be loaded, the pending cart commands are not carried out: `lost` if the shop
   * can be reached, `away` without a connection.
   */
  readonly fetchCart: () => Promise<'here' | 'lost' | 'away'>;
  readonly addedProducts: Pick<AddedProducts, 'read'>;
  readonly lastChoices: LastChoices;
  readonly seenProducts: SeenProducts;
  readonly wishlist: Wishlist;
  /** Whether this device stores a wish list. */
  readonly keepsWishes: () => boolean;
  readonly checkout: CheckoutSession;
  readonly addressDesk: AddressDesk;
  readonly order: OrderSession;
  readonly providerWindow: ProviderWindow;
  readonly guestDesk: GuestDesk;
  readonly account: AccountSession;
  /** Whether a customer signed in on this device. */
  readonly wasSignedIn: () => boolean;
  readonly autocomplete: Autocomplete;
  readonly recentSearches: RecentSearches;
  readonly notifications: Notifications;
  /** Creates one per product page. */
  readonly makePricingLookup: () => PricingLookup;
  readonly makeDeliveryLookup: () => DeliveryLookup;
  /** Features and experiments. */
  readonly flags: Flags;
  readonly news: NewsPort;
  readonly clock: ClockPort;
  /** For the privacy page; in a browser the page contains it. */
  readonly privacy?: PrivacyFacts;
  /** For pages about studios, which the server renders; undefined in a browser. */
  readonly studios?: StudioPort;
  /** Storage of this visitor's device, and of this tab. */
  readonly device: TextStore;
  /** Present only where pictures can be taken. */
  readonly readPicture?: PictureReader;
  readonly tab: TextStore;
}
