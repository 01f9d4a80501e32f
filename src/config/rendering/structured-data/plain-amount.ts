import type { Money } from '../../../domain/shared/money.ts';

/** Minor units as a number in a text, `19.99`, whatever the shop's language. */
export const plainAmount = ({ minor }: Pick<Money, 'minor'>): string => {
  const digits = String(minor).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
};
