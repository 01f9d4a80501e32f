import type { Salutation } from './address.ts';

/** The numbers used in requests and responses. Source: CHK-16. */
const numbers = { male: 1, female: 2 } as const;

export type SalutationNumber = (typeof numbers)[Salutation];

/** Reads 1 and 2, also as texts. Anything else gives no salutation; there is no default. Source: CHK-16. */
export const salutationOf = (input: unknown): Salutation | undefined => {
  if (input === 1 || input === '1') return 'male';
  return input === 2 || input === '2' ? 'female' : undefined;
};

/** The inverse of `salutationOf`. */
export const salutationNumber = (salutation: Salutation): SalutationNumber => numbers[salutation];

/** Returns the gender for a credit check. Undefined without a salutation. Source: CHK-16. */
export const genderOf = (salutation: Salutation | undefined): 'm' | 'f' | undefined =>
  salutation && (salutation === 'male' ? 'm' : 'f');
