import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { RateableProduct, RatingPort } from '../../../application/customer/ports/ratings.ts';
import type { Customer } from '../../../domain/customer/customer.ts';
import type { Channel } from '../../contract/channel.ts';
import type { PersonalClient } from '../client.ts';

/** Source: RATE-1. */
export const makeRatingAdapter = (client: PersonalClient, { brand_channel, locale }: Channel): RatingPort => {
  const about = ({ accountId, firstName, lastName }: Customer, { productId, category }: RateableProduct) => ({
    catalog: category,
    product_id: productId,
    account: {
      customer_shop_account_id: accountId,
      first_name: firstName,
      last_name: lastName,
      context: brand_channel,
    },
    locale,
  });
  const nothing = TE.map(() => undefined);
  return {
    rateable: ({ accountId }) =>
      pipe(
        client.getRateableProducts({
          query: {
            account: accountId,
            'product_parameters[brand_channel]': brand_channel,
            'product_parameters[sales_channel]': brand_channel,
            'product_parameters[locale]': locale,
          },
        }),
        TE.map((answer) =>
          answer['hydra:member'].map(({ product_id, title, image, category, ratings }) => ({
            productId: product_id,
            title,
            image,
            category,
            keys: ratings,
          })),
        ),
      ),
    giveStars: (customer, product, stars) =>
      nothing(client.addProductRating({ body: { ...about(customer, product), rating: stars } })),
    giveReview: (customer, product, text) =>
      nothing(client.addProductRating({ body: { ...about(customer, product), review: text } })),
  };
};
