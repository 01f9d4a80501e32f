import { type ShippingMethod, weighed } from './shipping.ts';

/**
 * The way to send that stands chosen: the first of the wishes that is on offer, newest first, else the one that weighs
 * best, which is the cheapest that comes home. Nothing where nothing is on offer. Source: CHK-26.
 */
export const chosenShipping = (
  methods: readonly ShippingMethod[],
  ...wishes: readonly (string | undefined)[]
): ShippingMethod | undefined => {
  const offered = weighed(methods);
  const wanted = wishes.find((wish) => offered.some(({ key }) => key === wish));
  return offered.find(({ key }) => key === wanted) ?? offered[0];
};
