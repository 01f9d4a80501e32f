import type { Kysely } from 'kysely';
import { matchingEmail } from '../../../domain/customer/matching.ts';
import type { BrandId } from '../../../domain/shared/brand-id.ts';
import type { Tables } from '../db/schema.ts';

/** Whether somebody has an account at a shop under this e-mail, however it is spelt. Source: ADDR-6. */
export const isRegistered = async (db: Kysely<Tables>, brand: BrandId, email: string): Promise<boolean> =>
  (await db
    .selectFrom('customer')
    .select('id')
    .where('brand', '=', brand)
    .where('email_key', '=', matchingEmail(email))
    .executeTakeFirst()) !== undefined;
