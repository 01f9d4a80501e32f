import type { Address } from '../domain/customer/address.ts';

/** Whether all that was said of an address came back, each part at its place. What the shop adds is its own. */
export const isSameAddress = (said: Address, answered: Address | undefined): boolean =>
  answered !== undefined &&
  (Object.keys(said) as (keyof Address)[]).every((part) => answered[part] === said[part]);
