import type { AskAdmin } from './admin-api.ts';
import { isStopped, products } from './goods.ts';

/** A product as the engine keeps it. Units of `price`: minor, tax included. */
export interface Kept {
  readonly shopId: string;
  readonly product: string;
  readonly variant: string;
  readonly location: string;
  readonly price: number;
  readonly onHand: number;
  readonly allocated: number;
  /** The stock of lenses is asked power by power at the shop: the engine's own stock of them stays empty. */
  readonly isByPower: boolean;
}

export interface EngineOrder {
  readonly code: string;
  readonly state: string;
  readonly couponCodes: readonly string[];
  readonly subTotalWithTax: number;
  readonly shippingWithTax: number;
  readonly totalWithTax: number;
  readonly customFields: { readonly email: string | null; readonly payableUntil: string | null };
  readonly lines: readonly {
    readonly quantity: number;
    readonly orderPlacedQuantity: number;
    readonly unitPriceWithTax: number;
    readonly linePriceWithTax: number;
    readonly productVariant: { readonly id: string };
    readonly customFields: { readonly variantId: string | null };
  }[];
  readonly payments: readonly { readonly state: string; readonly amount: number }[];
}

const range = `query ($ids: [String!]) { products(options: { filter: { shopId: { in: $ids } } }) { items {
  id customFields { shopId }
  variants { id priceWithTax customFields { countedBy } stockLevels { stockLocationId stockOnHand stockAllocated } } } } }`;
const orders = `query ($skip: Int!) { orders(options: { take: 500, skip: $skip, sort: { id: ASC },
  filter: { active: { eq: false } } }) { totalItems items {
  code state couponCodes subTotalWithTax shippingWithTax totalWithTax customFields { email payableUntil }
  lines { quantity orderPlacedQuantity unitPriceWithTax linePriceWithTax productVariant { id } customFields { variantId } }
  payments { state amount } } } }`;
const unpaid = `query ($code: String!) {
  orders(options: { filter: { code: { eq: $code }, state: { eq: "AwaitingPayment" } } }) { items { id } } }`;
const changeVariant =
  'mutation ($input: [UpdateProductVariantInput!]!) { updateProductVariants(input: $input) { id } }';
const changeProduct = 'mutation ($input: UpdateProductInput!) { updateProduct(input: $input) { id } }';
const cancel = 'mutation ($input: CancelOrderInput!) { cancelOrder(input: $input) { __typename } }';

interface Listed<A> {
  readonly items: readonly A[];
  readonly totalItems: number;
}
interface ProductAnswer {
  readonly id: string;
  readonly customFields: { readonly shopId: string };
  readonly variants: readonly {
    readonly id: string;
    readonly priceWithTax: number;
    readonly customFields: { readonly countedBy: string | null };
    readonly stockLevels: readonly {
      readonly stockLocationId: string;
      readonly stockOnHand: number;
      readonly stockAllocated: number;
    }[];
  }[];
}

const keptOf = ({ id, customFields: { shopId }, variants: [variant] }: ProductAnswer): readonly Kept[] => {
  const level = variant?.stockLevels[0];
  if (!variant || !level) return [];
  const { stockLocationId: location, stockOnHand: onHand, stockAllocated: allocated } = level;
  const isByPower = variant.customFields.countedBy === 'power';
  return [
    {
      shopId,
      product: id,
      variant: variant.id,
      location,
      price: variant.priceWithTax,
      onHand,
      allocated,
      isByPower,
    },
  ];
};

export interface Staff {
  readonly range: () => Promise<readonly Kept[]>;
  /** Of all shops: they sell from the same stock. */
  readonly orders: () => Promise<readonly EngineOrder[]>;
  readonly price: (one: Kept, price: number) => Promise<void>;
  readonly shelf: (one: Kept, onHand: number) => Promise<void>;
  readonly enable: (one: Kept, enabled: boolean) => Promise<void>;
  readonly cancelUnpaid: (code: string) => Promise<void>;
  /** The largest stock there ever was, by variant. */
  readonly most: ReadonlyMap<string, number>;
}

export const makeStaff = (ask: AskAdmin): Staff => {
  const most = new Map<string, number>();
  return {
    most,
    range: async () => {
      const found = await ask<{ readonly products: Listed<ProductAnswer> }>('look at the range', range, {
        ids: products,
      });
      return found.products.items.flatMap(keptOf);
    },
    orders: async () => {
      const all: EngineOrder[] = [];
      for (;;) {
        const page = await ask<{ readonly orders: Listed<EngineOrder> }>(
          'look at orders',
          orders,
          { skip: all.length },
          'all',
        );
        all.push(...page.orders.items);
        if (page.orders.items.length === 0 || all.length >= page.orders.totalItems) return all;
      }
    },
    price: async ({ variant: id }, price) => {
      await ask('a price', changeVariant, { input: [{ id, price }] });
    },
    shelf: async ({ variant: id, location, shopId }, onHand) => {
      // Counted before the stock is set: a buyer may be served from it a moment later.
      most.set(id, Math.max(most.get(id) ?? 0, onHand));
      const input = {
        id,
        stockLevels: [{ stockLocationId: location, stockOnHand: onHand }],
        ...(isStopped(shopId) && { outOfStockThreshold: 0, useGlobalOutOfStockThreshold: false }),
      };
      await ask('a shelf', changeVariant, { input: [input] });
    },
    enable: async ({ product: id }, enabled) => {
      await ask(enabled ? 'sell it again' : 'stop selling it', changeProduct, { input: { id, enabled } });
    },
    cancelUnpaid: async (code) => {
      const found = await ask<{ readonly orders: Listed<{ readonly id: string }> }>('find an order', unpaid, {
        code,
      });
      for (const { id } of found.orders.items)
        await ask('cancel an unpaid order', cancel, {
          input: { orderId: id, reason: 'Not wanted any more', cancelShipping: true },
        });
    },
  };
};
