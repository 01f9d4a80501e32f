import type { Locale } from '../../../domain/shared/locale.ts';
import type { Db } from '../db/schema.ts';
import type { WishRow } from '../db/subscription-tables.ts';

/** Stores the consent of a cart's buyer to keep the lens values of regular goods. `words`: the version of the consent. */
export const agreeToWish = async (
  db: Db,
  cart: string,
  said: { readonly words: string | null; readonly locale: Locale; readonly at: Date },
): Promise<void> => {
  const { words, locale, at: said_at } = said;
  await db
    .insertInto('subscription_wish')
    .values({ cart_token: cart, words, locale, said_at })
    .onConflict((known) => known.column('cart_token').doUpdateSet({ words, locale, said_at }))
    .execute();
};

export const wishOf = (db: Db, cart: string): Promise<WishRow | undefined> =>
  db.selectFrom('subscription_wish').selectAll().where('cart_token', '=', cart).executeTakeFirst();

/** Returns and deletes the subscription wish of a cart, when its subscription begins. */
export const takeWish = (db: Db, cart: string): Promise<WishRow | undefined> =>
  db.deleteFrom('subscription_wish').where('cart_token', '=', cart).returningAll().executeTakeFirst();
