import * as fc from 'fast-check';
import type { TaxedAmount, VatRate } from '../../src/domain/shared/vat.ts';
import { priceAmount } from './money.ts';

/** Rates that countries really have, and rates between them. */
export const anyVatRate = fc
  .oneof(fc.constantFrom(0, 26, 40, 55, 81, 100, 190, 200, 220), fc.integer({ min: 0, max: 1000 }))
  .map((tenths) => tenths as VatRate);
export const taxedAmount: fc.Arbitrary<TaxedAmount> = fc.record({ rate: anyVatRate, gross: priceAmount });
