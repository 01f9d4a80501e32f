import { today } from '../../../../../application/shared/clock.ts';
import type { NewCartLine } from '../../../../../domain/cart/cart.ts';
import { fromCartLines } from '../../../../../domain/cart/prescribed-lines.ts';
import type { DeliveryPrediction } from '../../../../../domain/catalogue/delivery.ts';
import { type Supply, supplyOfOrder, supplyOfShared } from '../../../../../domain/catalogue/lens/supply.ts';
import { meantDay } from '../../../../../domain/shared/wall-clock.ts';
import { useServices } from '../../../../shared/services.ts';
import type { FormProduct } from '../form-product.ts';

/**
 * Returns a function that tells how long lines last from their delivery, or from today while it is unknown. Undefined
 * for a product that is no lens.
 */
export const useSupply = (product: FormProduct) => {
  const { clock } = useServices();
  return (lines: readonly NewCartLine[], delivery?: DeliveryPrediction): Supply | undefined => {
    const from = meantDay(delivery?.latest ?? today(clock), clock.zone);
    if (from._tag === 'Left') return undefined;
    const shared = lines.find(({ eye }) => eye === 'both');
    return shared
      ? supplyOfShared(product, shared.quantity, from.right)
      : supplyOfOrder(product, fromCartLines(lines), from.right);
  };
};
