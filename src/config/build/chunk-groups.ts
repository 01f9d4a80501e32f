import type { Plugin } from 'vite';

/** Modules that are bundled into one file. */
interface Group {
  readonly name: string;
  /** Files or folders of the shop and its packages: parts of a module's path. */
  readonly holds: readonly string[];
}

/**
 * The bundles that a browser loads, in the order of a visit. Each includes the imports of its modules that no earlier
 * group has, so only directly requested modules are listed. Modules in no group become files of their own. No group
 * holds the module of an entry or a page, because the page server finds these by their own files. See
 * `docs/bundles.md`.
 */
export const wanted: readonly Group[] = [
  { name: 'react', holds: ['module:react', 'module:scheduler'] },
  { name: 'router', holds: ['/node_modules/react-router/'] },
  {
    // What decides when an island is hydrated: all that a document runs before the visitor's first interaction.
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
      '/ui/shared/retry-when-online.ts',
      '/ui/shared/place.ts',
      '/adapters/browser/storages.ts',
      '/domain/tracking/consent-glance.ts',
    ],
  },
  // What all islands share: services, texts and roots.
  { name: 'islands', holds: ['/config/browser/island-roots.tsx'] },
  // What follows the visitor's first interaction: the interactive parts of the frame, other tabs, errors.
  {
    name: 'sign',
    holds: [
      '/config/browser/document-presence.ts',
      '/config/browser/keep-in-step.ts',
      '/ui/layout/header/live-tools.ts',
      // Used by consent as well, which follows at once.
      '/rxjs/dist/esm/internal/util/mapOneOrManyArgs.js',
    ],
  },
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
  // Opened by a press: only a listing's document needs its stylesheet.
  { name: 'dialog', holds: ['/ui/shared/elements/Dialog.tsx'] },
  // Components of most pages. Their stylesheet is in every document.
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
      '/ui/shared/use-money.ts',
    ],
  },
  { name: 'frame', holds: ['/ui/layout/Frame.tsx'] },
  // Pages and the empty cart show drawings, but neither needs the code of the other.
  { name: 'drawing', holds: ['/ui/shared/elements/Drawing.tsx'] },
  { name: 'errors', holds: ['/ui/layout/LoadingBar.tsx', '/ui/routes/errors/ErrorView.tsx'] },
  // Domain rules that products, carts and checkouts share.
  {
    name: 'rules',
    holds: [
      '/fp-ts/es6/Either.js',
      '/application/catalogue/own-values-text.ts',
      '/application/shared/failure.ts',
      '/domain/cart/prescribed-lines.ts',
      '/domain/cart/quantity.ts',
      '/domain/catalogue/delivery.ts',
      '/domain/catalogue/lens/eyes.ts',
      '/domain/catalogue/lens/prescription.ts',
      '/domain/catalogue/lens/wear-days.ts',
      '/domain/catalogue/orderable.ts',
      '/domain/catalogue/product.ts',
      '/domain/catalogue/variant.ts',
      '/domain/orders/hygiene-seal.ts',
      '/domain/shared/country.ts',
      '/domain/shared/vat.ts',
      '/ui/shared/use-option-words.ts',
    ],
  },
  // Components of product cards. The grid and the cards themselves are loaded with the pages that show them.
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
  // What opens a comparison: on a product page, and in lists.
  { name: 'compared', holds: ['/domain/catalogue/compared.ts', '/domain/catalogue/listing-query.ts'] },
  { name: 'listing', holds: ['/ui/catalogue/listing/FilterPanel.tsx'] },
  {
    name: 'near',
    holds: ['/ui/catalogue/product/Near.tsx', '/ui/catalogue/product/Neighbours.tsx'],
  },
  { name: 'field', holds: ['/ui/shared/elements/Field.tsx'] },
  {
    name: 'form',
    holds: ['/domain/shared/product-alert-path.ts', '/ui/catalogue/product/form/ProductForm.tsx'],
  },
  // Targets of links, for content and for sign-in.
  { name: 'redirect', holds: ['/domain/shared/redirect.ts'] },
  // Which parts of a page its loaded data needs.
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
  // Separate from them: no product form needs it.
  { name: 'intro', holds: ['/ui/routes/category/intro-parts.ts'] },
  { name: 'consent', holds: ['/config/browser/consent.ts', '/config/browser/consent-view.tsx'] },
  {
    name: 'days',
    holds: [
      '/application/cart/lines-of.ts',
      '/application/catalogue/watch-delivery.ts',
      '/application/shared/clock.ts',
      '/domain/cart/cart-lifecycle.ts',
      '/domain/cart/checkout-state.ts',
      '/domain/cart/gift.ts',
      '/domain/checkout/express/express-wallet.ts',
      '/domain/shared/express-path.ts',
      '/domain/catalogue/lens/eye-prescription.ts',
      '/domain/catalogue/lens/supply.ts',
      '/ui/cart/use-formats.ts',
      '/ui/law/LensAdvice.tsx',
      '/ui/shared/elements/OrderBy.tsx',
    ],
  },
  // Subscriptions: offered at a product, shown in carts and checkouts.
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
  // The client of the Shop API with its codecs, and the sessions that use it.
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
  // Small rules shared by sign-in and account pages.
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
      '/domain/orders/article.ts',
      '/domain/orders/withdrawn-lines.ts',
      // Also used by carts and checkouts, which need nothing else of an account.
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
  // The loading placeholder of the home page, product pages, accounts and the checkout.
  { name: 'skeleton', holds: ['/ui/shared/elements/Skeleton.tsx'] },
  { name: 'supply', holds: ['/ui/account/supply/LiveSupply.tsx'] },
  { name: 'live', holds: ['/ui/catalogue/product/form/live/live-form.ts'] },
  { name: 'app', holds: ['/ui/app-routes.tsx', '/ui/shared/elements/PlainWay.tsx'] },
  // The wish list adds to the cart and shows nothing of it.
  { name: 'adding', holds: ['/ui/cart/offers/use-adding.ts'] },
  // What a checkout needs of the cart, then the rest of it: no checkout has the styles of offers, gifts and the drawer.
  {
    name: 'lines',
    holds: [
      '/domain/cart/',
      '/ui/cart/coupon/CouponLost.tsx',
      '/ui/cart/line/',
      '/ui/cart/notices/',
      '/ui/cart/offers/SwitchDialog.tsx',
      '/ui/cart/sums/',
      '/ui/shared/device-wallets.ts',
    ],
  },
  { name: 'cart', holds: ['/ui/cart/'] },
  { name: 'fields', holds: ['/node_modules/react-hook-form/'] },
  {
    name: 'orders',
    holds: [
      // Also shown with the way of a parcel, which follows an order: no checkout step needs that way's stylesheet.
      '/domain/checkout/carrier.ts',
      '/domain/orders/overdue-parcel.ts',
      '/ui/account/orders/ReorderedNote.tsx',
      '/ui/orders/',
      '/ui/shared/use-address-desk.ts',
    ],
  },
  { name: 'parcel', holds: ['/ui/checkout/order/ParcelWay.tsx'] },
  { name: 'checkout', holds: ['/ui/checkout/', '/ui/routes/checkout/CheckoutLayout.module.css'] },
];

/** The groups for the bundler, and a plugin that fails the build if a group's entry matches no module. */
export const chunkGroups = (groups: readonly Group[] = wanted) => {
  const found = new Set<string>();
  const plugin: Plugin = {
    name: 'chunk-groups',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle() {
      for (const { holds } of groups)
        for (const held of holds)
          if (!found.has(held)) this.error(`chunk-groups.ts names the module ${held}, which does not exist`);
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
