import { changeUntil } from '../../../domain/eye-check/booking.ts';
import type { EyeCheckWire } from '../../contract/personal/eye-checks.ts';
import { partners } from '../addresses/partners.ts';
import type { CustomerRow } from '../db/customer-tables.ts';
import type { EyeCheckRow } from '../db/eye-check-tables.ts';
import type { Sandbox } from '../sandbox.ts';
import { zoneOf } from '../seed/partner-zones.ts';
import { checksOf } from './eye-check-store.ts';

/** Converts an eye check to the response format. Undefined if its shop no longer knows the optician. */
export const eyeCheckWire = (
  { shops }: Pick<Sandbox, 'shops'>,
  { id, brand, partner_id, starts_at, ends_at, first_name, last_name, email, state, sequence }: EyeCheckRow,
): EyeCheckWire | undefined => {
  const partner = partners.known(shops[brand], partner_id);
  return (
    partner && {
      ...{ id, partner, first_name, last_name, email, state, sequence },
      time_zone: zoneOf(partner),
      starts_at: starts_at.toISOString(),
      ends_at: ends_at.toISOString(),
      change_until: new Date(changeUntil(starts_at.getTime())).toISOString(),
    }
  );
};

/** Returns the eye checks of a customer, the next one first. */
export const ownChecksWire = async (
  sandbox: Pick<Sandbox, 'db' | 'shops'>,
  customer: CustomerRow,
): Promise<readonly EyeCheckWire[]> =>
  (await checksOf(sandbox.db, customer)).flatMap((row) => eyeCheckWire(sandbox, row) ?? []);
