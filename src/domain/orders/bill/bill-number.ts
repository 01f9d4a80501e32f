import type { BillKind } from './bill.ts';

const marks: Readonly<Record<BillKind, string>> = { invoice: 'INV', credit: 'CN' };

/**
 * Returns the number of a bill: consecutive by shop, kind and year. `shop`: the prefix of its numbers; `count`: the
 * sequence number within the year, from 1. Each (shop, kind, year, count) gives a unique number. Source: DOC-3.
 */
export const billNumber = (shop: string, kind: BillKind, year: number, count: number): string =>
  `${shop}-${marks[kind]}-${year}-${String(count).padStart(5, '0')}`;

/** The inverse: the kind of bill that a number names. Undefined if it is not a number of a bill. */
export const billKindOf = (number: string): BillKind | undefined => {
  const [, mark] = /^.+-([A-Z]+)-\d{4}-\d{5,}$/.exec(number) ?? [];
  return (Object.keys(marks) as readonly BillKind[]).find((kind) => marks[kind] === mark);
};
