import type { JSONColumnType } from 'kysely';
import type { VariantJson } from '../seed/flags.ts';

interface FlagTable {
  key: string;
  /** Description of the feature for its editors. */
  about: string;
  variants: JSONColumnType<readonly VariantJson[]>;
}

/** Event counts of each variant. They contain no personal data. */
interface FlagCountTable {
  flag_key: string;
  variant: string;
  event: string;
  count: number;
}

export interface FlagTables {
  flag: FlagTable;
  flag_count: FlagCountTable;
}
