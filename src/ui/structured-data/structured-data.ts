import type { Money } from '../../domain/shared/money.ts';

/** One schema.org object of a page. */
export type StructuredData = Readonly<Record<string, unknown>>;

/** The URL of the vocabulary. */
export const schemaOrg = 'https://schema.org';

/** Formats minor units as a decimal number, `19.99`, independent of the shop's language. */
export const plainAmount = ({ minor }: Pick<Money, 'minor'>): string => {
  const digits = String(minor).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
};
