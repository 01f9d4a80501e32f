import { useEffect, useMemo, useState } from 'react';
import type { DeliveryOfEach } from '../../../../application/catalogue/delivery-lookup.ts';
import type { Failure } from '../../../../application/shared/failure.ts';
import type { RemoteState } from '../../../../application/shared/remote-state.ts';
import type { NewCartLine } from '../../../../domain/cart/cart.ts';
import type { Pricing } from '../../../../domain/catalogue/price/pricing.ts';
import type { ProductId } from '../../../../domain/catalogue/product.ts';
import { useServices } from '../../../shared/services.ts';
import { useStream } from '../../../shared/use-stream.ts';

export interface LiveOffer {
  readonly pricing: RemoteState<Failure, Pricing> | null;
  readonly delivery: RemoteState<Failure, DeliveryOfEach> | null;
}

const noLines: readonly NewCartLine[] = [];

/**
 * Returns price, stock and delivery of the choice. Null before the first request. `quantity`: boxes for all eyes, 0 if
 * nothing is to be requested. `lines`: set once every value is chosen. Source: PRICE-3, STOCK-4.
 */
export const useLiveOffer = (
  productId: ProductId,
  quantity: number,
  lines: readonly NewCartLine[] = noLines,
): LiveOffer => {
  const services = useServices();
  const lookups = useMemo(
    () => ({ pricing: services.makePricingLookup(), delivery: services.makeDeliveryLookup() }),
    [services],
  );
  const pricing = useStream(lookups.pricing.state$, null);
  const delivery = useStream(lookups.delivery.state$, null);
  /** The first request loads the code that answers. Before it there is nothing to cancel either. */
  const [awake, setAwake] = useState(false);
  if (!awake && (quantity > 0 || lines.length > 0)) setAwake(true);
  useEffect(() => {
    if (awake) lookups.pricing.ask({ productId, quantity });
  }, [awake, lookups, productId, quantity]);
  useEffect(() => {
    if (awake) lookups.delivery.ask(lines);
  }, [awake, lookups, lines]);
  return { pricing, delivery };
};
