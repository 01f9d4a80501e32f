import type { Plugin } from 'vite';

/** Modules that are built into one file. */
interface Group {
  readonly name: string;
  /** Files of the shop and of its packages, or folders: what a module's path has in it. */
  readonly holds: readonly string[];
}

/**
 * The files that a browser asks for, in the order in which a visit does. Each takes along what its modules import and no
 * earlier group has, so it is enough to name what is asked for; what no group has becomes a file of its own. None holds
 * the module of an entry or of a page: the page server finds these by their own files. `docs/bundles.md` says more.
 */
export const wanted: readonly Group[] = [
  { name: 'react', holds: ['/node_modules/react/', '/node_modules/react-dom/', '/node_modules/scheduler/'] },
  { name: 'router', holds: ['/node_modules/react-router/'] },
  {
    // What decides which island wakes: all that a document evaluates before somebody is there.
    name: 'kernel',
    holds: [
      'vite/preload-helper',
      '/config/clock.ts',
      '/config/browser/offline-links.ts',
      '/config/browser/signs.ts',
      '/ui/islands.ts',
      '/ui/layout/menu/watch-panels.ts',
      '/ui/shared/lead.ts',
      '/ui/shared/lost-sheets.ts',
      '/ui/shared/opens-elsewhere.ts',
      '/ui/shared/patiently.ts',
      '/ui/shared/place.ts',
      '/adapters/browser/storages.ts',
      '/domain/tracking/consent-glance.ts',
    ],
  },
  // What all islands share: their services, words and roots.
  { name: 'islands', holds: ['/config/browser/island-roots.tsx'] },
  // What follows the first sign of somebody: the live parts of the frame, other tabs, errors.
  {
    name: 'sign',
    holds: [
      '/config/browser/document-presence.ts',
      '/config/browser/keep-in-step.ts',
      '/ui/layout/header/live-tools.ts',
    ],
  },
  { name: 'either', holds: ['/fp-ts/es6/Either.js'] },
  {
    name: 'streams',
    holds: [
      '/application/shared/store.ts',
      '/rxjs/dist/esm/internal/observable/defer.js',
      '/rxjs/dist/esm/internal/observable/timer.js',
      '/rxjs/dist/esm/internal/operators/shareReplay.js',
      '/rxjs/dist/esm/internal/operators/switchMap.js',
      '/rxjs/dist/esm/internal/operators/tap.js',
    ],
  },
  // Opened by a press: no document but a list's needs its sheet.
  { name: 'dialog', holds: ['/ui/shared/elements/Dialog.tsx'] },
  // What most pages are drawn with. Its sheet is in every document.
  {
    name: 'shared',
    holds: [
      '/domain/shared/shop-day.ts',
      '/ui/art/icons/',
      '/ui/shared/Guard.tsx',
      '/ui/shared/address.ts',
      '/ui/shared/elements/Button.tsx',
      '/ui/shared/elements/ChatLink.tsx',
      '/ui/shared/elements/Head.tsx',
      '/ui/shared/elements/LocaleLink.tsx',
      '/ui/shared/elements/Picture.tsx',
      '/ui/shared/elements/Price.tsx',
      '/ui/shared/elements/Whole.tsx',
      '/ui/shared/page-data.ts',
      '/ui/shared/previews.ts',
      '/ui/shared/use-late.ts',
    ],
  },
  { name: 'frame', holds: ['/ui/layout/Frame.tsx'] },
  // Pages and the empty cart show drawings. Neither needs the code of the other.
  { name: 'drawing', holds: ['/ui/shared/elements/Drawing.tsx'] },
  { name: 'errors', holds: ['/ui/layout/LoadingBar.tsx', '/ui/routes/errors/ErrorView.tsx'] },
  // What products, carts and checkouts ask.
  {
    name: 'rules',
    holds: [
      '/application/catalogue/own-values-text.ts',
      '/application/shared/failure.ts',
      '/domain/cart/cart-lifecycle.ts',
      '/domain/cart/checkout-state.ts',
      '/domain/cart/gift.ts',
      '/domain/cart/prescribed-lines.ts',
      '/domain/cart/quantity.ts',
      '/domain/catalogue/delivery.ts',
      '/domain/catalogue/lens/eyes.ts',
      '/domain/catalogue/lens/prescription.ts',
      '/domain/catalogue/listing.ts',
      '/domain/catalogue/orderable.ts',
      '/domain/catalogue/product.ts',
      '/domain/catalogue/variant.ts',
      '/domain/orders/hygiene-seal.ts',
      '/domain/shared/country.ts',
      '/domain/shared/vat.ts',
      '/ui/shared/use-option-words.ts',
    ],
  },
  // What goods are drawn with; their grid and their cards come with who shows them.
  {
    name: 'goods',
    holds: [
      '/ui/catalogue/card/SpecialPrice.tsx',
      '/ui/catalogue/card/gliding-name.ts',
      '/ui/catalogue/card/kind-of.ts',
      '/ui/shared/elements/Availability.tsx',
      '/ui/shared/elements/Stars.tsx',
      '/ui/shared/elements/VisuallyHidden.tsx',
      '/ui/wishlist/WishButton.tsx',
    ],
  },
  { name: 'grid', holds: ['/ui/catalogue/card/GoodsGrid.tsx'] },
  { name: 'card', holds: ['/ui/catalogue/card/ProductGrid.tsx'] },
  // What a comparison is called by: at a product, and in lists.
  { name: 'compared', holds: ['/domain/catalogue/compared.ts', '/domain/catalogue/listing-query.ts'] },
  { name: 'listing', holds: ['/ui/catalogue/listing/FilterPanel.tsx'] },
  {
    name: 'near',
    holds: ['/ui/catalogue/product/Near.tsx', '/ui/catalogue/product/Neighbours.tsx'],
  },
  { name: 'field', holds: ['/ui/shared/elements/Field.tsx'] },
  {
    name: 'form',
    holds: [
      '/domain/shared/product-alert-path.ts',
      '/ui/catalogue/product/Gallery.tsx',
      '/ui/catalogue/product/form/ProductForm.tsx',
    ],
  },
  // Where a link leads, of contents and of who signs in.
  { name: 'redirect', holds: ['/domain/shared/redirect.ts'] },
  // Which parts of a page come with what was loaded.
  {
    name: 'parts',
    holds: [
      '/ui/catalogue/listing/goods-parts.ts',
      '/ui/catalogue/listing/listing-parts.ts',
      '/ui/catalogue/product/colours/colour-parts.ts',
      '/ui/catalogue/product/content-parts.ts',
      '/ui/catalogue/product/form/order-notice.ts',
      '/ui/content/head/head-parts.ts',
      '/ui/content/hero/hero-picture.ts',
      '/ui/content/rest.ts',
    ],
  },
  // Apart from them: no form of a product asks for it.
  { name: 'intro', holds: ['/ui/routes/category/intro-parts.ts'] },
  { name: 'consent', holds: ['/config/browser/consent.ts', '/config/browser/consent-view.tsx'] },
  {
    name: 'days',
    holds: [
      '/application/cart/lines-of.ts',
      '/application/catalogue/watch-delivery.ts',
      '/application/shared/clock.ts',
      '/domain/checkout/express/express-wallet.ts',
      '/domain/shared/express-path.ts',
      '/domain/catalogue/lens/eye-prescription.ts',
      '/domain/catalogue/lens/supply.ts',
      '/ui/cart/use-formats.ts',
      '/ui/law/LensAdvice.tsx',
      '/ui/shared/elements/OrderBy.tsx',
    ],
  },
  // What comes regularly: asked at a product, said in carts and checkouts.
  {
    name: 'rhythm',
    holds: [
      '/application/cart/rhythm-form.ts',
      '/domain/orders/reorder-interval.ts',
      '/domain/orders/subscription/interval.ts',
      '/domain/orders/subscription/offer.ts',
    ],
  },
  {
    name: 'notifications',
    holds: [
      '/application/customer/miles-note.ts',
      '/application/shared/notifications.ts',
      '/domain/shared/mail-link.ts',
    ],
  },
  // The client of the Shop API with its codecs, and the sessions that ask it.
  {
    name: 'backend',
    holds: [
      '/adapters/backend/browsing-ports.ts',
      '/application/cart/cart-news.ts',
      '/application/cart/cart-session.ts',
      '/application/catalogue/delivery-lookup.ts',
      '/application/catalogue/pricing-lookup.ts',
      '/domain/catalogue/lens/shield/odd-values.ts',
      '/config/browser/visitor-settings.ts',
    ],
  },
  // Small rules that signing in shares with pages of the account.
  {
    name: 'identity',
    holds: [
      '/application/identity/not-signed-in.ts',
      '/domain/customer/profile-update.ts',
      '/domain/identity/',
    ],
  },
  {
    name: 'order',
    holds: [
      '/application/orders/guest-desk.ts',
      '/application/orders/order-session.ts',
      // Asked by carts and checkouts too, which need nothing else of what an account shows.
      '/rxjs/dist/esm/internal/firstValueFrom.js',
      '/rxjs/dist/esm/internal/observable/never.js',
    ],
  },
  {
    name: 'finder',
    holds: [
      '/adapters/backend/finder-adapter.ts',
      '/application/catalogue/narrowed-search.ts',
      '/domain/catalogue/lens/own-values.ts',
    ],
  },
  { name: 'experiment', holds: ['/domain/content/experiment.ts'] },
  { name: 'law', holds: ['/config/law/'] },
  {
    name: 'values',
    holds: ['/adapters/browser/last-choice-text.ts', '/config/browser/allow-values.ts'],
  },
  { name: 'own', holds: ['/ui/content/front/own-parts.ts'] },
  { name: 'supply', holds: ['/ui/account/supply/LiveSupply.tsx'] },
  { name: 'live', holds: ['/ui/catalogue/product/form/live/live-form.ts'] },
  { name: 'app', holds: ['/ui/app-routes.tsx'] },
  // What is waited for, beside a product and in an account alike.
  { name: 'skeleton', holds: ['/ui/shared/elements/Skeleton.tsx'] },
  // The wish list puts things into the cart, and shows nothing of it.
  { name: 'adding', holds: ['/ui/cart/offers/use-adding.ts'] },
  { name: 'cart', holds: ['/ui/cart/'] },
  { name: 'fields', holds: ['/node_modules/react-hook-form/'] },
  { name: 'orders', holds: ['/ui/orders/', '/ui/shared/use-address-desk.ts'] },
  // How an order's parcel travels is drawn once it is made: no step to it needs the sheet.
  { name: 'carrier', holds: ['/domain/checkout/carrier.ts'] },
  { name: 'parcel', holds: ['/ui/checkout/order/ParcelWay.tsx'] },
  { name: 'checkout', holds: ['/ui/checkout/'] },
];

/** The bundler's groups, and what fails a build in which one of them finds nothing of its own. */
export const chunkGroups = (groups: readonly Group[] = wanted) => {
  const found = new Set<string>();
  const plugin: Plugin = {
    name: 'chunk-groups',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle() {
      for (const { holds } of groups)
        for (const held of holds)
          if (!found.has(held)) this.error(`No module is ${held}, which a group of chunk-groups.ts holds`);
    },
  };
  return {
    plugin,
    groups: groups.map(({ name, holds }) => ({
      name,
      test: (id: string): boolean => {
        const held = holds.filter((part) => id.includes(part));
        for (const part of held) found.add(part);
        return held.length > 0;
      },
    })),
  };
};
