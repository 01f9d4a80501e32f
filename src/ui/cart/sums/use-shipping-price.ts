import { useEffect, useState } from 'react';
import type { Cart } from '../../../domain/cart/cart.ts';
import { leastShipping } from '../../../domain/checkout/least-shipping.ts';
import type { Money } from '../../../domain/shared/money.ts';
import { useServices } from '../../shared/services.ts';

/**
 * Returns the shipping costs of the cart: of the chosen method, otherwise of the cheapest one for its goods, or, from a
 * backend that does not name it, of the cheapest one to its country. None if the coupon makes shipping free. Undefined
 * while unknown. Source: D16.
 */
export const useShippingPrice = (cart: Cart | undefined): Money | undefined => {
  const { shipping, shop } = useServices();
  const [cheapest, setCheapest] = useState<Money>();
  const country = cart?.shippingAddress?.countryCode ?? shop.country;
  const chosen = cart?.shipments.some(({ method }) => method !== undefined) ?? false;
  const isFree = cart?.isSentFree === true;
  const from = cart?.shippingFrom;
  const isKnown = !cart || cart.items.length === 0 || isFree || from !== undefined;

  useEffect(() => {
    if (chosen || isKnown) return;
    let current = true;
    void shipping
      .shippingOptions(country)()
      .then((answer) => {
        if (!current || answer._tag === 'Left') return;
        setCheapest(leastShipping(answer.right));
      });
    return () => {
      current = false;
    };
  }, [shipping, country, chosen, isKnown]);

  return chosen || isFree ? cart?.shippingTotal : (from ?? cheapest);
};
