import type { BrandId } from '../../../domain/shared/brand-id.ts';

/** How far the copy of a shop's range goes, and of which engine it is. */
interface RangeMarkTable {
  brand: BrandId;
  engine: string;
  as_of: Date;
  whole_at: Date;
}

/** A product that changed and that lists and search do not know of yet. */
interface RangeStaleTable {
  product_id: number;
}

/** What a range that is kept by an engine needs beside the catalogue. */
export interface RangeTables {
  range_mark: RangeMarkTable;
  range_stale: RangeStaleTable;
}
