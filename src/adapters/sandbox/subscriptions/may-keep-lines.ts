import { holdsValues } from '../../../domain/orders/value-retention.ts';
import { mayUseValues } from '../consents/value-consents.ts';
import type { CustomerRow } from '../db/customer-tables.ts';
import type { Db } from '../db/schema.ts';
import type { KeptLine } from '../db/subscription-tables.ts';

/**
 * Whether lines may be stored for a subscription. Lines with eye values require a consent, given now or earlier.
 * Source: LAW-30.
 */
export const mayKeepLines = async (
  db: Db,
  { id }: Pick<CustomerRow, 'id'>,
  lines: readonly Pick<KeptLine, 'options'>[],
  said?: { readonly given: boolean },
): Promise<boolean> =>
  said?.given === true ||
  lines.every(({ options }) => !holdsValues(options)) ||
  (await mayUseValues(db, id, 'subscription'));
