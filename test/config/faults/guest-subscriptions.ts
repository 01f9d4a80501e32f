import { expect } from 'vitest';
import { makeClient } from '../../../src/adapters/backend/client.ts';
import { makeGuestSubscriptionAdapter } from '../../../src/adapters/backend/personal/guest-subscription-adapter.ts';
import { guestSubscriptionOperations } from '../../../src/adapters/contract/orders/guest-subscriptions.ts';
import { openBrowser } from '../../adapters/sandbox/fixtures/browser.ts';
import { mailsTo } from '../../adapters/sandbox/fixtures/mails-to.ts';
import { pressed } from '../../adapters/sandbox/fixtures/pressed.ts';
import { regularCare } from '../../adapters/sandbox/fixtures/regular-goods.ts';
import { cartWith, done, ordered } from '../../adapters/sandbox/fixtures/shopper.ts';
import { read } from './press.ts';
import { namesOf, type Walk } from './walk.ts';

/** Orders a subscription as a guest, opens it by the link in the mail, and ends it. */
export const guestSubscriptions: Walk = {
  name: 'a guest’s subscription',
  operations: namesOf(guestSubscriptionOperations),
  run: async ({ shop, email, begin }) => {
    const { client, fetch } = openBrowser(shop);
    const { token_value: token } = await ordered(client, await cartWith(client, regularCare), { email });
    const start = await done(client.startPayment({ params: { token }, body: { return_path: '/' } }));
    await shop.fetch(pressed('redirect_url' in start ? start.redirect_url : '', 'succeed'));
    const text = (await mailsTo(shop, email)).map((mail) => mail.text).join();
    const key = /\/subscription\/guest\/([\w-]+)/.exec(text)?.[1] ?? '';
    const guests = makeGuestSubscriptionAdapter(
      makeClient(
        {
          fetch,
          base: 'http://okulino.localhost:4200/api',
          channel: { brand_channel: 'okulino', locale: 'de' },
        },
        guestSubscriptionOperations,
      ),
    );
    begin();
    const { version, state } = await read(guests.look(key));
    expect(state).toBe('active');
    const over = await read(guests.steer(key, version, { state: 'cancelled' }));
    expect(over.state).toBe('cancelled');
  },
};
