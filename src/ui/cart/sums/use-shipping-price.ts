import { useEffect, useState } from 'react';
import type { Cart } from '../../../domain/cart/cart.ts';
import type { Money } from '../../../domain/shared/money.ts';
import { useServices } from '../../shared/services.ts';

/**
 * What sending the cart costs: by the method chosen, else by the cheapest to its country; nothing while it is unknown.
 * Source: D16.
 */
export const useShippingPrice = (cart: Cart): Money | undefined => {
  const { shipping, shop } = useServices();
  const [cheapest, setCheapest] = useState<Money>();
  const country = cart.shippingAddress?.countryCode ?? shop.country;
  const chosen = cart.shipments.some(({ method }) => method !== undefined);

  useEffect(() => {
    if (chosen) return;
    let current = true;
    void shipping
      .shippingOptions(country)()
      .then((answer) => {
        if (!current || answer._tag === 'Left') return;
        const prices = answer.right
          .filter(({ key }) => !key.includes('pickup'))
          .map(({ price }) => price)
          .sort((a, b) => a.minor - b.minor);
        setCheapest(prices[0]);
      });
    return () => {
      current = false;
    };
  }, [shipping, country, chosen]);

  return chosen ? cart.shippingTotal : cheapest;
};
