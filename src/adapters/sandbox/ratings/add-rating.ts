import * as E from 'fp-ts/Either';
import { today } from '../../../application/shared/clock.ts';
import {
  checkStars,
  maxReview,
  reviewAuthor,
  reviewText,
} from '../../../domain/catalogue/rating/given-rating.ts';
import type { TextCode } from '../../../domain/customer/plain-text.ts';
import type { ShopApi } from '../../contract/shop-api.ts';
import { type FieldRefusal, notFound, type Refusal, violate } from '../../shop-server/refusal.ts';
import type { Call, Handler } from '../call.ts';
import { forCustomer } from '../customers/signed-in.ts';
import type { CustomerRow } from '../db/customer-tables.ts';
import { json } from '../db/json.ts';
import { productNumber } from '../products/read-summaries.ts';
import type { Sandbox } from '../sandbox.ts';
import { type RateableWire, readRateable } from './rateable.ts';

type Answer = Promise<E.Either<Refusal, { readonly done: true }>>;
interface Rating {
  readonly call: Call<ShopApi['addProductRating']>;
  readonly customer: CustomerRow;
  readonly product: RateableWire;
}
const reviewRefusal = {
  too_long: { code: 'rating.too_long', values: { max: maxReview } },
  invalid_characters: { code: 'validation.invalid_characters' },
  carries_link: { code: 'validation.carries_link' },
} as const satisfies Readonly<Record<TextCode, Pick<FieldRefusal, 'code' | 'values'>>>;
const done = E.right({ done: true } as const);

/** Stores the stars. Earlier stars are replaced, since a request whose response was lost may be repeated. */
const keepStars = async ({ db, clock }: Sandbox, { call, customer, product }: Rating): Answer => {
  const { body } = call;
  const stars = checkStars(product.ratings, body.rating ?? {});
  if (E.isLeft(stars))
    return violate([
      { path: 'rating', code: stars.left._tag === 'NoStars' ? 'rating.no_stars' : 'rating.unknown_key' },
    ]);
  const row = {
    locale: body.locale,
    author: reviewAuthor(customer.first_name, customer.last_name),
    stars: json(stars.right),
    written: today(clock),
  };
  await db
    .insertInto('product_rating')
    .values({ customer_id: customer.id, product_id: Number(product.product_id), state: 'begun', ...row })
    .onConflict((conflict) =>
      conflict
        .columns(['customer_id', 'product_id'])
        .doUpdateSet(row)
        .where('product_rating.state', '=', 'begun'),
    )
    .execute();
  return done;
};

const keepReview = async ({ db }: Sandbox, { call, customer, product }: Rating): Answer => {
  const text = reviewText(call.body.review ?? '');
  if (E.isLeft(text)) return violate([{ path: 'review', ...reviewRefusal[text.left] }]);
  const kept = await db
    .updateTable('product_rating')
    .set({ review: text.right || null, locale: call.body.locale, state: 'waiting' })
    .where('customer_id', '=', customer.id)
    .where('product_id', '=', Number(product.product_id))
    .where('state', '=', 'begun')
    .returning('id')
    .executeTakeFirst();
  return kept ? done : violate([{ path: 'rating', code: 'rating.no_stars' }]);
};

/**
 * Takes the stars first, then the text. A completed rating is not changed: a repeated request just succeeds. Source:
 * RATE-1.
 */
export const makeAddRating = (sandbox: Sandbox): Handler<ShopApi['addProductRating']> =>
  forCustomer(async (call, customer) => {
    const { body, channel } = call;
    const { id, account_id } = customer;
    if (body.account.customer_shop_account_id !== account_id) return notFound('product');
    const said = await sandbox.db
      .selectFrom('product_rating')
      .select('id')
      .where('customer_id', '=', id)
      .where('product_id', '=', productNumber(body.product_id) ?? 0)
      .where('state', '!=', 'begun')
      .executeTakeFirst();
    if (said) return done;
    const product = (await readRateable(sandbox, channel, id)).find(
      ({ product_id }) => product_id === body.product_id,
    );
    if (!product) return notFound('product');
    const rating = { call, customer, product };
    return body.review === undefined ? keepStars(sandbox, rating) : keepReview(sandbox, rating);
  });
