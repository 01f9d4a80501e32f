import type { TaskEither } from 'fp-ts/TaskEither';
import { expect, it } from 'vitest';
import { makeAddressBookAdapter } from '../../../src/adapters/backend/personal/address-book-adapter.ts';
import { makeBonusAdapter } from '../../../src/adapters/backend/personal/bonus-adapter.ts';
import { makeLensPassAdapter } from '../../../src/adapters/backend/personal/lens-pass-adapter.ts';
import { makeMarketingAdapter } from '../../../src/adapters/backend/personal/marketing-adapter.ts';
import { makeOpticianAdapter } from '../../../src/adapters/backend/personal/optician-adapter.ts';
import { makePaymentAliasAdapter } from '../../../src/adapters/backend/personal/payment-alias-adapter.ts';
import { makeRatingAdapter } from '../../../src/adapters/backend/personal/rating-adapter.ts';
import type { AddressBookPort } from '../../../src/application/customer/ports/addresses.ts';
import type { ProductId } from '../../../src/domain/catalogue/product.ts';
import type { AliasId } from '../../../src/domain/checkout/payment-alias.ts';
import { readPreferences } from '../../../src/domain/customer/mail-preferences.ts';
import { mara } from '../../application/identity/visited-session.ts';
import { plainAddress } from '../../arbitraries/address.ts';
import { channel, saidBy } from './wiretap.ts';

const productId = '10010' as ProductId;

it('changed mail preferences are sent with the account, the channels, the groups and the customer · ACC-3', async () => {
  const preferences = readPreferences({ newsletter: true, cart_abandon: true, bonus_points: true });
  const said = await saidBy((client) =>
    makeMarketingAdapter(client).update(mara, { id: 'M-1', preferences }),
  );
  expect(said).toEqual([
    'PUT /customers/me/marketing-communications/M-1',
    {
      account_id: mara.accountId,
      marketing_channels: ['newsletter'],
      mail_groups: ['newsletter', 'cart_abandon', 'bonus_points'],
      customer_data: {
        email: mara.email,
        first_name: mara.firstName,
        last_name: mara.lastName,
        locale: mara.locale,
      },
    },
  ]);
});

it('a rating and a review are sent with the product, the customer and the language · RATE-1', async () => {
  const product = { productId, title: '', image: '', category: 'lens', keys: ['comfort'] } as const;
  const about = {
    catalog: 'lens',
    product_id: '10010',
    account: {
      customer_shop_account_id: mara.accountId,
      first_name: mara.firstName,
      last_name: mara.lastName,
      context: 'okulino',
    },
    locale: 'de',
  };
  expect(
    await saidBy((client) => makeRatingAdapter(client, channel).giveStars(mara, product, { comfort: 4 })),
  ).toEqual(['POST /customers/me/ratings', { ...about, rating: { comfort: 4 } }]);
  expect(
    await saidBy((client) => makeRatingAdapter(client, channel).giveReview(mara, product, 'Gut.')),
  ).toEqual(['POST /customers/me/ratings', { ...about, review: 'Gut.' }]);
});

it('kept payment methods are requested and deleted in the current shop · ACC-7', async () => {
  const query = { customer_context: 'okulino' };
  expect(await saidBy((client) => makePaymentAliasAdapter(client, channel).aliases())).toEqual([
    'GET /customers/me/payment-aliases',
    query,
  ]);
  expect(
    await saidBy((client) => makePaymentAliasAdapter(client, channel).remove('card-1' as AliasId)),
  ).toEqual(['DELETE /customers/me/payment-aliases/card-1', query]);
});

it('assigning an optician sends whether parcels go there · ACC-8', async () => {
  expect(await saidBy((client) => makeOpticianAdapter(client).assign('P-1', true))).toEqual([
    'PUT /customers/me/optician',
    { partner_id: 'P-1', pickup: true },
  ]);
});

it('converting bonus points sends the number of the conversion, and their orders come page by page · ACC-4', async () => {
  expect(await saidBy((client) => makeBonusAdapter(client).convert(3))).toEqual([
    'POST /customers/me/bonus-points/coupons',
    { conversion: 3 },
  ]);
  expect(await saidBy((client) => makeBonusAdapter(client).orders(2, 10))).toEqual([
    'GET /customers/me/bonus-points/orders',
    { page: '2', itemsPerPage: '10' },
  ]);
});

it('addresses are listed, kept, changed and removed in the customer’s own book · ADDR-1', async () => {
  const book = (ask: (port: AddressBookPort) => TaskEither<unknown, unknown>) =>
    saidBy((client) => ask(makeAddressBookAdapter(client)));
  const said = expect.objectContaining({
    first_name: plainAddress.firstName,
    street: plainAddress.street,
    phone_number: null,
  });
  expect(await book(({ addresses }) => addresses())).toEqual(['GET /customers/me/addresses']);
  expect(await book(({ create }) => create(plainAddress))).toEqual(['POST /customers/me/addresses', said]);
  expect(await book(({ update }) => update('A-1', plainAddress))).toEqual([
    'PUT /customers/me/addresses/A-1',
    said,
  ]);
  expect(await book(({ remove }) => remove('A-1'))).toEqual(['DELETE /customers/me/addresses/A-1']);
});

it('lens values are assigned to a wearer · ACC-9', async () => {
  expect(await saidBy((client) => makeLensPassAdapter(client).assign('L-1', 'W-2'))).toEqual([
    'PUT /customers/me/lens-sets/L-1',
    { worn_by: 'W-2' },
  ]);
});
