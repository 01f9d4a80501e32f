import { useEffect, useState } from 'react';
import { carrierOf } from '../../../domain/checkout/carrier.ts';
import { chosenShipping } from '../../../domain/checkout/chosen-shipping.ts';
import { methodsBasis } from '../../../domain/checkout/methods-basis.ts';
import { sortShippingMethods } from '../../../domain/checkout/shipping.ts';
import { useServices } from '../../shared/services.ts';
import { useCheckoutCart } from '../checkout-cart.ts';
import { readDraft, writeDraft } from '../draft.ts';
import { useCheckout } from '../use-checkout.ts';

/**
 * Returns the shipping methods of this cart and the selected one, which is saved to the cart at once. Source: CHK-9,
 * CHK-26, CHK-33, CHK-34.
 */
export const useSending = () => {
  const { checkout, tab } = useServices();
  const { shippingMethods } = useCheckout();
  const cart = useCheckoutCart();
  const basis = cart.shippingAddress && methodsBasis(cart);
  useEffect(() => {
    if (basis) checkout.loadShippingMethods();
  }, [checkout, basis]);

  const [draft, setDraft] = useState(() => readDraft(tab, cart, 'shipping'));
  const keep = (more: Readonly<Record<string, string>>) => {
    const next = { ...draft, ...more };
    setDraft(next);
    writeDraft(tab, cart, 'shipping', next);
  };
  const methods = sortShippingMethods(shippingMethods.value ?? []);
  const saved = cart.shipments[0]?.method;
  const selected = chosenShipping(methods, draft.method, saved);
  // Consent to one carrier does not count for another.
  const announcer = draft.announcer ?? (cart.deliveryNotice && saved ? carrierOf(saved) : '');
  const agreed = selected?.announced && announcer === carrierOf(selected.key);
  // A method offered for another address may not be available for this one.
  const key = shippingMethods._tag === 'Ready' ? selected?.key : undefined;
  useEffect(() => {
    if (key !== undefined) checkout.sendAtOnce(key, agreed);
  }, [checkout, key, agreed]);
  return {
    methods,
    selected,
    keep,
    /** The answer to the carrier's notice, if the question is asked. */
    agreed,
    isComing: shippingMethods._tag === 'Loading' && methods.length === 0,
    isNone: shippingMethods._tag === 'Ready' && methods.length === 0,
    unloaded: shippingMethods._tag === 'Failed' ? shippingMethods.error : undefined,
  };
};
