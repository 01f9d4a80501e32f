import type { Money } from '../../domain/shared/money.ts';

/** One thing of a page in the vocabulary of schema.org. */
export type StructuredData = Readonly<Record<string, unknown>>;

/** The vocabulary. */
export const schemaOrg = 'https://schema.org';

/** Minor units as a number in a text, `19.99`, whatever the shop's language. */
export const plainAmount = ({ minor }: Pick<Money, 'minor'>): string => {
  const digits = String(minor).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
};
