import { makeSiteIndexAdapter } from '../../../src/adapters/backend/site-index-adapter.ts';
import { shippingOperations } from '../../../src/adapters/contract/cart/shipping.ts';
import { catalogueOperations } from '../../../src/adapters/contract/catalogue/catalogue.ts';
import { findOperations } from '../../../src/adapters/contract/catalogue/find-products.ts';
import { pricingOperations } from '../../../src/adapters/contract/catalogue/pricing.ts';
import { productOperations } from '../../../src/adapters/contract/catalogue/product.ts';
import { crawlingApi } from '../../../src/adapters/contract/catalogue/product-addresses.ts';
import { productListOperations } from '../../../src/adapters/contract/catalogue/product-list.ts';
import { safetyOperations } from '../../../src/adapters/contract/catalogue/product-safety.ts';
import { reviewOperations } from '../../../src/adapters/contract/catalogue/reviews.ts';
import { searchOperations } from '../../../src/adapters/contract/catalogue/search.ts';
import { addressOperations } from '../../../src/adapters/contract/checkout/addresses.ts';
import { partnerOperations } from '../../../src/adapters/contract/checkout/partners.ts';
import { preselected } from '../../../src/domain/catalogue/variant.ts';
import { care, daily, discontinued } from '../../adapters/sandbox/fixtures/shopper.ts';
import type { TestSandbox } from '../../adapters/sandbox/fixtures/start-sandbox.ts';
import { press, read } from './press.ts';
import { home, isCalm, isReady, openTab, origin } from './tab.ts';
import { namesOf, type Walk } from './walk.ts';

/** Makes every request that is possible before something is put into a cart. */
export const browse = async (shop: Pick<TestSandbox, 'fetch'>): Promise<void> => {
  const { open, ports } = openTab(shop);
  const { catalogue, shipping, search, finder, makePricingLookup, makeDeliveryLookup } = open();
  await read(catalogue.category(''));
  await read(catalogue.products({ page: 1 }));
  await read(finder.find({ right: { sphere: '-2.50' } }, { page: 1 }));
  await read(catalogue.details([daily, care]));
  await read(catalogue.options(daily, {}));
  await read(catalogue.replacement(discontinued));
  await read(shipping.shippingOptions('CH'));
  await read(search.search('hydralis', 5));
  await read(search.products({ productIds: [daily, care], cacheKey: 'viewed' }));
  await read(catalogue.reviews(daily, 1, 4));
  await read(catalogue.reviewScores(daily));
  await read(catalogue.safety(daily));
  const siteIndex = makeSiteIndexAdapter({
    base: `${origin}/api`,
    channel: { brand_channel: 'okulino', locale: 'de' },
    fetch: shop.fetch,
  });
  await read(siteIndex.products(1, 10));
  const { addresses } = ports();
  await read(addresses.sanitize(home));
  const [partner] = await read(addresses.partners('CH'));
  await read(addresses.partner(partner?.id ?? ''));
  const lens = await read(catalogue.product(daily));
  const options = { ...preselected(lens.options), sphere: '-2.50' };

  const price = makePricingLookup();
  await press(
    () => price.ask({ productId: daily, quantity: 2 }),
    price.state$,
    (state) => state !== null && isCalm(state),
    isReady,
  );
  const delivery = makeDeliveryLookup();
  await press(
    () => delivery.ask([{ productId: daily, options, quantity: 2 }]),
    delivery.state$,
    (state) => state !== null && isCalm(state),
    isReady,
  );
};

export const browsing: Walk = {
  name: 'browsing',
  operations: namesOf({
    ...catalogueOperations,
    ...productOperations,
    ...findOperations,
    ...reviewOperations,
    ...safetyOperations,
    ...pricingOperations,
    ...shippingOperations,
    ...searchOperations,
    ...productListOperations,
    ...crawlingApi,
    ...addressOperations,
    ...partnerOperations,
  }),
  run: async ({ shop, begin }) => {
    begin();
    await browse(shop);
  },
};
