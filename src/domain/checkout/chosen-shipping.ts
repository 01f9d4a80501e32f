import { type ShippingMethod, sortShippingMethods } from './shipping.ts';

/**
 * Returns the selected shipping method: the first preferred one that is offered, newest preference first; otherwise the
 * one ranked first, which is the cheapest with home delivery. Undefined if none is offered. Source: CHK-26.
 */
export const chosenShipping = (
  methods: readonly ShippingMethod[],
  ...wishes: readonly (string | undefined)[]
): ShippingMethod | undefined => {
  const offered = sortShippingMethods(methods);
  const wanted = wishes.find((wish) => offered.some(({ key }) => key === wish));
  return offered.find(({ key }) => key === wanted) ?? offered[0];
};
