import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { ownPreview } from '../../../domain/content/preview.ts';
import type { BrandId } from '../../../domain/shared/brand-id.ts';
import type { Db } from '../db/schema.ts';

const only = 'preview';
/** How long a link to a preview works. Units: ms. */
export const previewLifetime = 3_600_000;

/** Returns the secret, which is the same on every server and after every restart. */
const secretOf = async (db: Db): Promise<string> => {
  const known = await db.selectFrom('content_key').select('secret').where('id', '=', only).executeTakeFirst();
  if (known) return known.secret;
  await db
    .insertInto('content_key')
    .values({ id: only, secret: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  return secretOf(db);
};

const signed = (secret: string, brand: BrandId, until: number): string =>
  createHmac('sha256', secret).update(`${brand} ${until}`).digest('base64url');

/** Creates a token that opens the drafts of one shop until it expires: `1763812800000.signature`. `now` in ms since 1970. */
export const previewToken = async (db: Db, brand: BrandId, now: number): Promise<string> => {
  const until = now + previewLifetime;
  return `${until}.${signed(await secretOf(db), brand, until)}`;
};

/** Whether a preview token was signed by us, for this shop, and has not expired. Source: ROUTE-13. */
export const isPreviewToken = async (
  db: Db,
  brand: BrandId,
  preview: string,
  now: number,
): Promise<boolean> => {
  const [, until = '', signature = ''] = /^(\d{13})\.([\w-]{43})$/.exec(ownPreview(preview) ?? '') ?? [];
  if (signature === '' || Number(until) <= now || Number(until) > now + previewLifetime) return false;
  const right = signed(await secretOf(db), brand, Number(until));
  return timingSafeEqual(Buffer.from(right), Buffer.from(signature));
};
