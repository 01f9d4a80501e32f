import { expect } from 'vitest';
import { makeClient } from '../../../src/adapters/backend/client.ts';
import { makeProductAlertAdapter } from '../../../src/adapters/backend/personal/product-alert-adapter.ts';
import { productAlertOperations } from '../../../src/adapters/contract/personal/product-alerts.ts';
import { signedIn } from '../../adapters/sandbox/fixtures/customers.ts';
import { care } from '../../adapters/sandbox/fixtures/shopper.ts';
import { read } from './press.ts';
import { namesOf, type Walk } from './walk.ts';

/** Waits for a lower price, opens the alert in the account, and ends it. */
export const productAlerts: Walk = {
  name: 'alerts about products',
  operations: namesOf(productAlertOperations),
  run: async ({ shop, begin }) => {
    const { fetch, email } = await signedIn(shop);
    const alerts = makeProductAlertAdapter(
      makeClient(
        {
          fetch,
          base: 'http://okulino.localhost:4200/api',
          channel: { brand_channel: 'okulino', locale: 'de' },
        },
        productAlertOperations,
      ),
    );
    begin();
    const wanted = { kind: 'price', productId: care, configuration: {}, email } as const;
    expect(await read(alerts.ask(wanted))).toBe('given');
    const [one, ...others] = await read(alerts.alerts());
    expect(one).toMatchObject({ ...wanted, state: 'given' });
    expect(others).toEqual([]);
    await read(alerts.stop(one?.id ?? ''));
    expect(await read(alerts.alerts())).toEqual([]);
  },
};
