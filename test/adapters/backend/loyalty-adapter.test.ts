import { expect, it } from 'vitest';
import { makeLoyaltyAdapter } from '../../../src/adapters/backend/personal/loyalty-adapter.ts';
import { wiretap } from './wiretap.ts';

it('miles are requested by order date, newest first · MILES-3', async () => {
  const { client, asked } = wiretap();
  await makeLoyaltyAdapter(client).points()();
  expect(asked).toEqual([
    {
      method: 'GET',
      path: '/customers/me/miles-and-more/points',
      query: { 'order[order_created_at]': 'desc' },
      body: undefined,
    },
  ]);
});
