import type { Container, ServiceIdentifier } from 'inversify';
import type { DeliveryLookup } from '../../application/catalogue/delivery-lookup.ts';
import type { PricingLookup } from '../../application/catalogue/pricing-lookup.ts';
import type { Services } from '../../application/services.ts';
import { lazySession } from '../../application/shared/lazy-session.ts';
import { TOKENS } from './tokens.ts';

/** What a container makes of each token. */
type MadeFrom<Tokens> = {
  readonly [Name in keyof Tokens]: Tokens[Name] extends ServiceIdentifier<infer Part> ? Part : never;
};

const parts = {
  catalogue: TOKENS.catalogue,
  search: TOKENS.search,
  content: TOKENS.content,
  shipping: TOKENS.checkoutPort,
  cart: TOKENS.cartSession,
  desk: TOKENS.cartDesk,
  sidebar: TOKENS.cartSidebar,
  addedProducts: TOKENS.addedProducts,
  lastChoices: TOKENS.lastChoices,
  seenProducts: TOKENS.seenProducts,
  wishlist: TOKENS.wishlist,
  keepsWishes: TOKENS.keepsWishes,
  checkout: TOKENS.checkoutSession,
  addressDesk: TOKENS.addressDesk,
  order: TOKENS.orderSession,
  providerWindow: TOKENS.providerWindow,
  guestDesk: TOKENS.guestDesk,
  account: TOKENS.accountSession,
  wasSignedIn: TOKENS.wasSignedIn,
  autocomplete: TOKENS.autocomplete,
  recentSearches: TOKENS.recentSearches,
  notifications: TOKENS.notifications,
  news: TOKENS.news,
  clock: TOKENS.clock,
};

/** Each part is made when it is first read. */
const madeWhenRead = (container: Container): MadeFrom<typeof parts> => {
  const made = {};
  for (const [name, token] of Object.entries<ServiceIdentifier>(parts))
    Object.defineProperty(made, name, { enumerable: true, get: () => container.get(token) });
  return made as MadeFrom<typeof parts>;
};

/** The services of a shop, each made when a screen first asks for it. */
export const makeServices = (
  container: Container,
  given: Pick<Services, 'shop' | 'locale' | 'device' | 'tab' | 'flags'>,
): Services =>
  Object.assign(madeWhenRead(container), given, {
    makePricingLookup: () =>
      lazySession<PricingLookup>(
        () =>
          import('../../application/catalogue/pricing-lookup.ts').then(({ makePricingLookup }) =>
            makePricingLookup(container.get(TOKENS.catalogue)),
          ),
        'asked',
      ),
    makeDeliveryLookup: () =>
      lazySession<DeliveryLookup>(
        () =>
          import('../../application/catalogue/delivery-lookup.ts').then(({ makeDeliveryLookup }) =>
            makeDeliveryLookup(container.get(TOKENS.catalogue)),
          ),
        'asked',
      ),
  });
