import type { JSONColumnType } from 'kysely';
import type { VariantJson } from '../seed/flags.ts';

interface FlagTable {
  key: string;
  /** What it is for, for whoever edits it. */
  about: string;
  variants: JSONColumnType<readonly VariantJson[]>;
}

/** What was counted for each side; of nobody in particular. */
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
