import type { Delivery } from '../../../../../application/catalogue/delivery-lookup.ts';
import type { NewCartLine } from '../../../../../domain/cart/cart.ts';
import { checkQuantity, type StockRefusal } from '../../../../../domain/cart/stock-check.ts';
import { type DeliveryItem, isStopped } from '../../../../../domain/catalogue/delivery.ts';
import { type StockBadge, stockBadge } from '../../../../../domain/catalogue/stock-badge.ts';

/** A line with its known stock. */
export interface AvailableLine {
  readonly line: NewCartLine;
  readonly badge: StockBadge;
  readonly refusal?: StockRefusal;
}

/** Returns the stock of exactly these lines. Empty if the answer is about others. Source: STOCK-1, STOCK-3, CART-9. */
export const availabilityOf = (
  lines: readonly NewCartLine[],
  { dates }: Pick<Delivery, 'dates'>,
): readonly AvailableLine[] =>
  lines.length !== dates.items.length
    ? []
    : lines.flatMap((line, index) => {
        const item: DeliveryItem | undefined = dates.items[index];
        if (!item) return [];
        const about = {
          stopOrder: isStopped(dates) || isStopped(item),
          stock: item.available,
          quantity: line.quantity,
        };
        const checked = checkQuantity({ ...about, current: 0 });
        return [
          {
            line,
            badge: stockBadge(about),
            ...(checked._tag === 'Left' && { refusal: checked.left }),
          },
        ];
      });
