import type { BillKind } from './bill.ts';

const marks: Readonly<Record<BillKind, string>> = { invoice: 'INV', credit: 'CN' };

/**
 * Returns the number of a bill: consecutive by shop, kind and year. `shop`: the prefix of its numbers; `count`: the
 * sequence number within the year, from 1. Each (shop, kind, year, count) gives a unique number. Source: DOC-3.
 */
export const billNumber = (shop: string, kind: BillKind, year: number, count: number): string =>
  `${shop}-${marks[kind]}-${year}-${String(count).padStart(5, '0')}`;
