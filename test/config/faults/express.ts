import { expect } from 'vitest';
import { makeClient } from '../../../src/adapters/backend/client.ts';
import { makeExpressAdapter } from '../../../src/adapters/backend/express-adapter.ts';
import { expressOperations } from '../../../src/adapters/contract/checkout/express.ts';
import { openBrowser } from '../../adapters/sandbox/fixtures/browser.ts';
import { care, cartWith, item } from '../../adapters/sandbox/fixtures/shopper.ts';
import { read } from './press.ts';
import { namesOf, type Walk } from './walk.ts';

const origin = 'http://okulino.localhost:4200';

/** Opens a wallet for a cart, approves, and reads the payer. */
export const expressWalk: Walk = {
  name: 'wallets before an order',
  operations: namesOf(expressOperations),
  run: async ({ shop, begin }) => {
    const { client, fetch } = openBrowser(shop);
    const { token_value: token } = await cartWith(client, item(care));
    const express = makeExpressAdapter(
      makeClient(
        { fetch, base: `${origin}/api`, channel: { brand_channel: 'okulino', locale: 'de' } },
        expressOperations,
      ),
    );
    begin();
    const { url, express: id } = await read(
      express.begin(token, { wallet: 'paypal', returnPath: '/cart/express' }),
    );
    expect(await read(express.standing(token, id))).toEqual({ wallet: 'paypal', standing: 'open' });
    await fetch(
      new Request(origin + url, {
        method: 'POST',
        headers: { origin },
        body: new URLSearchParams({ ending: 'approve', address: 'home' }),
      }),
    );
    expect((await read(express.standing(token, id))).payer?.email).toBe('lena.brandt@example.org');
  },
};
