import { expect, it } from 'vitest';
import { makeRatingAdapter } from '../../../src/adapters/backend/personal/rating-adapter.ts';
import { mara } from '../../application/identity/visited-session.ts';
import { channel, wiretap } from './wiretap.ts';

it('products that can be rated are requested by account, shop and language · RATE-1', async () => {
  const { client, asked } = wiretap();
  await makeRatingAdapter(client, channel).rateable(mara)();
  expect(asked).toEqual([
    {
      method: 'GET',
      path: '/customers/me/rateable-products',
      query: {
        account: 'a7',
        'product_parameters[brand_channel]': 'okulino',
        'product_parameters[sales_channel]': 'okulino',
        'product_parameters[locale]': 'de',
      },
      body: undefined,
    },
  ]);
});
