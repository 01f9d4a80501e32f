import type { Salutation } from './address.ts';

/** The wire's numbers. Source: D46. */
const numbers = { male: 1, female: 2 } as const;

export type SalutationNumber = (typeof numbers)[Salutation];

/** 1 and 2, also as texts; anything else is no salutation, and nobody becomes a man by it. Source: CHK-16, D46. */
export const salutationOf = (input: unknown): Salutation | undefined => {
  if (input === 1 || input === '1') return 'male';
  return input === 2 || input === '2' ? 'female' : undefined;
};

/** The inverse of `salutationOf`. */
export const salutationNumber = (salutation: Salutation): SalutationNumber => numbers[salutation];

/** As a credit check wants to know it; nothing where nothing was said. Source: CHK-16. */
export const genderOf = (salutation: Salutation | undefined): 'm' | 'f' | undefined =>
  salutation && (salutation === 'male' ? 'm' : 'f');
