import * as E from 'fp-ts/Either';
import type { NewCartLine } from '../../domain/cart/cart.ts';
import { boxes, packOf } from '../../domain/catalogue/lens/supply.ts';
import type { ProductSummary } from '../../domain/catalogue/product.ts';
import { type SubscriptionLimits, usualLimits } from '../../domain/orders/subscription/interval.ts';
import { intervalOfWear, readRhythm, type WornBoxes } from '../../domain/orders/subscription/offer.ts';
import type { DeliveryInterval } from '../../domain/shared/delivery-interval.ts';

type Entries = Iterable<readonly [string, unknown]>;
type Worn = Pick<ProductSummary, 'contents' | 'lensUsage'>;

const textOf = (entries: Entries, name: string): string => {
  for (const [field, value] of entries) if (field === name && typeof value === 'string') return value.trim();
  return '';
};

/** The delivery interval that follows from how long the boxes last; undefined for products other than lenses. */
export const wearOf = (
  product: Worn,
  counted: readonly { readonly shared: boolean; readonly quantity: number }[],
  limits: Pick<SubscriptionLimits, 'interval'> = usualLimits,
): DeliveryInterval | undefined => {
  const pack = packOf(product);
  if (E.isLeft(pack)) return undefined;
  const worn = counted.flatMap(({ shared, quantity }): readonly WornBoxes[] => {
    const count = boxes(quantity);
    return E.isRight(count) ? [{ shared, boxes: count.right }] : [];
  });
  return intervalOfWear(pack.right, worn, limits);
};

/**
 * Reads the delivery interval from the fields beside a product's form; undefined for a one-time order. Source: SUBS-1,
 * SUBS-5.
 */
export const rhythmIn = (
  entries: Entries,
  wear: DeliveryInterval | undefined,
  limits: Pick<SubscriptionLimits, 'interval'> = usualLimits,
): DeliveryInterval | undefined => {
  const all = [...entries];
  const draft = { rhythm: textOf(all, 'rhythm'), every: textOf(all, 'every'), days: textOf(all, 'days') };
  return readRhythm(draft, wear, limits);
};

/**
 * Adds the chosen delivery interval to the lines of a product's form. The browser and the page server use the same
 * function. Source: SUBS-5.
 */
export const inRhythm = (
  entries: Entries,
  product: Worn,
  lines: readonly NewCartLine[],
  limits?: Pick<SubscriptionLimits, 'interval'>,
): readonly NewCartLine[] => {
  const counted = lines.map(({ eye, quantity }) => ({ shared: eye === 'both', quantity }));
  const every = rhythmIn(entries, wearOf(product, counted, limits), limits);
  return every ? lines.map((line) => ({ ...line, every })) : lines;
};
