import type { ShopOrder } from '../../scripts/engine-races/check-orders.ts';
import type { EngineOrder } from '../../scripts/engine-races/staff.ts';

/** Two pieces at 10.00 and shipping for 7.50, in the engine's format. */
export const engineOrder = (
  changed: Partial<EngineOrder> = {},
  line: Partial<EngineOrder['lines'][number]> = {},
): EngineOrder => ({
  code: 'A',
  state: 'AwaitingPayment',
  couponCodes: [],
  subTotalWithTax: 2000,
  shippingWithTax: 750,
  totalWithTax: 2750,
  customFields: { email: 'a@example.org', payableUntil: '2026-11-26T10:00:00.000Z' },
  lines: [
    {
      quantity: 2,
      orderPlacedQuantity: 2,
      unitPriceWithTax: 1000,
      linePriceWithTax: 2000,
      productVariant: { id: '7' },
      customFields: { variantId: '20012:' },
      ...line,
    },
  ],
  payments: [],
  ...changed,
});

/** The same in the shop's format. */
export const shopOrder = (
  changed: Partial<ShopOrder['order']> = {},
  payments: ShopOrder['payments'] = [],
): ShopOrder => ({
  order: {
    number: 'A',
    state: 'payment_pending',
    items: [{ variant_id: '20012:', quantity: 2, unit_price: 1000, total: 2000 }],
    items_total_before_promotion: 2000,
    order_promotion_total: 0,
    items_total: 2000,
    shipping_total: 750,
    total: 2750,
    ...changed,
  } as unknown as ShopOrder['order'],
  payments,
});
