import type { Address } from '../domain/customer/address.ts';

/** Whether an answer contains all given fields of an address unchanged. The shop may add others. */
export const isSameAddress = (said: Address, answered: Address | undefined): boolean =>
  answered !== undefined &&
  (Object.keys(said) as (keyof Address)[]).every((part) => answered[part] === said[part]);
