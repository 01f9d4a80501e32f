import { useEffect, useState } from 'react';
import type { Cart } from '../../../domain/cart/cart.ts';
import { shippingCost } from '../../../domain/cart/open-shipping.ts';
import { leastShipping } from '../../../domain/checkout/least-shipping.ts';
import type { Money } from '../../../domain/shared/money.ts';
import { useServices } from '../../shared/services.ts';

/**
 * Returns the cost of shipping a cart, or the price from which it begins. If the cart does not say it, that of the
 * cheapest method to its country. Undefined while unknown. Source: CART-21.
 */
export const useShippingPrice = (cart: Cart | undefined): Money | undefined => {
  const { shipping, shop } = useServices();
  const [cheapest, setCheapest] = useState<{ readonly country: string; readonly price: Money | undefined }>();
  const country = cart?.shippingAddress?.countryCode ?? shop.country;
  const cost = cart && shippingCost(cart, shop.freeShipping);
  const isUnknown = cart !== undefined && cart.items.length > 0 && cost === undefined;

  useEffect(() => {
    if (!isUnknown) return;
    let current = true;
    void shipping
      .shippingOptions(country)()
      .then((answer) => {
        if (!current || answer._tag === 'Left') return;
        setCheapest({ country, price: leastShipping(answer.right) });
      });
    return () => {
      current = false;
    };
  }, [shipping, country, isUnknown]);

  if (!isUnknown) return cost;
  // The price to another country says nothing, however long the answer takes.
  return cheapest?.country === country ? cheapest.price : undefined;
};
