import type { TaskEither } from 'fp-ts/TaskEither';
import { expect, it } from 'vitest';
import type { ShopClient } from '../../../src/adapters/backend/client.ts';
import { makeLensPassAdapter } from '../../../src/adapters/backend/personal/lens-pass-adapter.ts';
import { makeLinkedIdentityAdapter } from '../../../src/adapters/backend/personal/linked-identity-adapter.ts';
import { makeLoyaltyAdapter } from '../../../src/adapters/backend/personal/loyalty-adapter.ts';
import {
  makeMailLinkAdapter,
  makeMarketingAdapter,
} from '../../../src/adapters/backend/personal/marketing-adapter.ts';
import { makeOpticianAdapter } from '../../../src/adapters/backend/personal/optician-adapter.ts';
import { makeOwnDataAdapter } from '../../../src/adapters/backend/personal/own-data-adapter.ts';
import { makeOwnSessionAdapter } from '../../../src/adapters/backend/personal/own-session-adapter.ts';
import { makeRatingAdapter } from '../../../src/adapters/backend/personal/rating-adapter.ts';
import { makeReminderAdapter } from '../../../src/adapters/backend/personal/reminder-adapter.ts';
import { mara } from '../../application/identity/visited-session.ts';
import { channel, saidBy } from './wiretap.ts';

type Ask = (client: ShopClient) => TaskEither<unknown, unknown>;

it.each<[of: string, ask: Ask, ...said: unknown[]]>([
  ['the lens pass · ACC-9', (client) => makeLensPassAdapter(client).book(), 'GET /customers/me/lens-pass'],
  [
    'a new wearer · ACC-9',
    (client) => makeLensPassAdapter(client).nameWearer('Lena'),
    'POST /customers/me/lens-wearers',
    { name: 'Lena' },
  ],
  [
    'a new name of a wearer · ACC-9',
    (client) => makeLensPassAdapter(client).renameWearer('W-2', 'Lea'),
    'PUT /customers/me/lens-wearers/W-2',
    { name: 'Lea' },
  ],
  [
    'the removal of a wearer · ACC-9',
    (client) => makeLensPassAdapter(client).removeWearer('W-2'),
    'DELETE /customers/me/lens-wearers/W-2',
  ],
  [
    'the pass by mail · ACC-9',
    (client) => makeLensPassAdapter(client).send(),
    'POST /customers/me/lens-pass/mails',
  ],
  [
    'their linked identities · AUTH-6',
    (client) => makeLinkedIdentityAdapter(client).linked(),
    'GET /customers/me/identities',
  ],
  [
    'the removal of an identity · AUTH-6',
    (client) => makeLinkedIdentityAdapter(client).unlink('google'),
    'DELETE /customers/me/identities/google',
  ],
  [
    'their miles, the newest first · MILES-3',
    (client) => makeLoyaltyAdapter(client).points(),
    'GET /customers/me/miles-and-more/points',
    { 'order[order_created_at]': 'desc' },
  ],
  [
    'their choice of mails · ACC-3',
    (client) => makeMarketingAdapter(client).communication('M-1'),
    'GET /customers/me/marketing-communications/M-1',
  ],
  [
    'the channels of mails · ACC-3',
    (client) => makeMarketingAdapter(client).channels(),
    'GET /marketing-channels',
  ],
  [
    'a mail that asks for consent · ACC-3',
    (client) => makeMarketingAdapter(client).askForConsent(),
    'POST /customers/me/mail-consent',
  ],
  [
    'the consent by a mail link · ACC-3',
    (client) => makeMailLinkAdapter(client).agree('token'),
    'POST /mail-consents',
    { token: 'token' },
  ],
  [
    'the end of mails by a mail link · ACC-3',
    (client) => makeMailLinkAdapter(client).stop('token'),
    'POST /mail-stops',
    { token: 'token' },
  ],
  [
    'the coordinates of an address · ACC-8',
    (client) => makeOpticianAdapter(client).locate('Seestrasse 12, Zürich'),
    'GET /locations',
    { address: 'Seestrasse 12, Zürich' },
  ],
  [
    'the opticians of a country · ACC-8',
    (client) => makeOpticianAdapter(client).partners('CH'),
    'GET /partners',
    { country: 'CH' },
  ],
  [
    'the choice of an optician · ACC-8',
    (client) => makeOpticianAdapter(client).partner('P-1'),
    'GET /partners/P-1',
  ],
  ['their optician · ACC-8', (client) => makeOpticianAdapter(client).own(), 'GET /customers/me/optician'],
  [
    'the removal of their optician · ACC-8',
    (client) => makeOpticianAdapter(client).remove(),
    'DELETE /customers/me/optician',
  ],
  ['a copy of their data', (client) => makeOwnDataAdapter(client).file(), 'GET /customers/me/data'],
  [
    'their sessions · AUTH-19',
    (client) => makeOwnSessionAdapter(client).sessions(),
    'GET /customers/me/sessions',
  ],
  [
    'the end of one session · AUTH-19',
    (client) => makeOwnSessionAdapter(client).end('S-1'),
    'DELETE /customers/me/sessions/S-1',
  ],
  [
    'the end of all other sessions · AUTH-19',
    (client) => makeOwnSessionAdapter(client).endOthers(),
    'DELETE /customers/me/sessions',
  ],
  [
    'what they can rate, in their shop and language · RATE-1',
    (client) => makeRatingAdapter(client, channel).rateable(mara),
    'GET /customers/me/rateable-products',
    {
      account: mara.accountId,
      'product_parameters[brand_channel]': 'okulino',
      'product_parameters[sales_channel]': 'okulino',
      'product_parameters[locale]': 'de',
    },
  ],
  [
    'the deletion of a reminder · ACC-6',
    (client) => makeReminderAdapter(client, channel).remove('R-1'),
    'DELETE /customers/me/reminder-alarms/R-1',
  ],
])('a customer asks for %s', async (_, ask: Ask, ...said) => {
  expect(await saidBy(ask)).toEqual(said);
});
