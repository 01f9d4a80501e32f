import type { BillKind } from './bill.ts';

const marks: Readonly<Record<BillKind, string>> = { invoice: 'INV', credit: 'CN' };

/**
 * The number of a bill: consecutive by shop, kind and year. `shop`: the letters that its numbers begin with; `count`:
 * which bill of the year it is, from 1. Each (shop, kind, year, count) has a number of its own. Source: DOC-3.
 */
export const billNumber = (shop: string, kind: BillKind, year: number, count: number): string =>
  `${shop}-${marks[kind]}-${year}-${String(count).padStart(5, '0')}`;
