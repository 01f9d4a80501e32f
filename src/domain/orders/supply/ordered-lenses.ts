import * as E from 'fp-ts/Either';
import type { Eyes } from '../../catalogue/lens/eyes.ts';
import type { EyeValues } from '../../catalogue/lens/prescription.ts';
import { boxes, daysOfSharedSupply, daysOfSupply, type Pack } from '../../catalogue/lens/supply.ts';
import { type DaysWorn, lastsFor } from '../../catalogue/lens/wear.ts';
import type { ProductId } from '../../catalogue/product.ts';
import type { Day } from '../../shared/dates.ts';
import { shopDay } from '../../shared/shop-day.ts';
import { meantDay } from '../../shared/wall-clock.ts';
import { keptLenses } from '../kept-lenses.ts';
import type { Order } from '../order.ts';
import { isSold } from '../order-state.ts';
import type { Stock } from './eye-supply.ts';

/** Lenses of one product that an order delivered for one pair of eyes. */
export interface OrderedLenses {
  readonly order: string;
  /** An instant. */
  readonly orderedAt: string;
  readonly productId: ProductId;
  readonly eyes: Eyes<Stock & { readonly values: EyeValues }>;
}

type OrderItem = Order['items'][number];

/** Information about the lenses that is not in the order. */
export interface WearFacts {
  /** Undefined if it is not a lens, or the number of lenses per box is unknown. */
  readonly packOf: (id: ProductId) => Pack | undefined;
  readonly wornOf: (order: Order) => DaysWorn;
  readonly zone?: string | undefined;
}

/**
 * Whether the lenses of an order are worn: cancelled and returned ones are not, and unpaid ones are not shipped.
 * Source: HOME-1.
 */
const isWorn = ({ state }: Order): boolean => isSold(state) && state !== 'returned';

/** Returns the last expected day of arrival, otherwise the day of the order. */
const arrivalOf = ({ delivery, createdAt }: Order, zone: string | undefined): Day =>
  E.getOrElse(() => shopDay(Date.parse(createdAt), zone))(meantDay(delivery?.latest ?? '', zone));

const valuesOf = ({ options }: OrderItem): EyeValues =>
  Object.fromEntries(options.map(({ code, value }) => [code, value]));

/**
 * Returns the lenses of an order. A line for both eyes is shared by them, and so is a single line without an eye. If
 * several lines name no eye, it is unknown which eye they are for, and they are left out. So are withdrawn lines. Source: HOME-1.
 */
export const orderedLenses = (
  order: Order,
  { packOf, wornOf, zone }: WearFacts,
): readonly OrderedLenses[] => {
  if (!isWorn(order)) return [];
  const from = arrivalOf(order, zone);
  const worn = wornOf(order);
  const items = keptLenses(order);
  return items.flatMap((item): readonly OrderedLenses[] => {
    const { productId } = item;
    const pack = packOf(productId);
    const count = boxes(item.quantity);
    const others = items.filter((other) => other !== item && other.productId === productId);
    const eye = item.eye ?? (others.length === 0 ? 'both' : undefined);
    if (!pack || E.isLeft(count) || !eye) return [];
    const days = eye === 'both' ? daysOfSharedSupply(pack, count.right) : daysOfSupply(pack, count.right);
    const stock = { from, days: lastsFor(days, pack.usage, worn), values: valuesOf(item) };
    return [
      {
        order: order.number,
        orderedAt: order.createdAt,
        productId,
        eyes: eye === 'both' ? { right: stock, left: stock } : { [eye]: stock },
      },
    ];
  });
};
