import type { BrandId } from '../../domain/shared/brand-id.ts';

/** Where a request arrived: which shop is asked. */
export interface Visit {
  readonly brand: BrandId;
  readonly host: string;
}
