import type { BrandId } from '../../../domain/shared/brand-id.ts';

/** The progress of the copy of a shop's range, and the engine it comes from. */
interface RangeMarkTable {
  brand: BrandId;
  engine: string;
  as_of: Date;
  whole_at: Date;
}

/** A changed product that lists and search do not know yet. */
interface RangeStaleTable {
  product_id: number;
}

/** The additional tables for a range that an engine keeps. */
export interface RangeTables {
  range_mark: RangeMarkTable;
  range_stale: RangeStaleTable;
}
