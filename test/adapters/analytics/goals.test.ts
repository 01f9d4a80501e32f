import { describe, expect, it } from 'vitest';
import { makeGoals } from '../../../src/adapters/analytics/goals.ts';
import { makeFlagsClient } from '../../../src/adapters/flags/flags-client.ts';
import { makeFlagDesk } from '../../../src/application/flags/flag-desk.ts';
import { makeLazyFlags } from '../../../src/application/flags/lazy-flags.ts';
import { answered, grantOf } from '../../../src/domain/tracking/consent.ts';
import { orderFigures } from '../../../src/domain/tracking/order-figures.ts';
import type { ShopEvent } from '../../../src/domain/tracking/shop-event.ts';
import { orderOf } from '../../application/checkout/till.ts';

const granted = grantOf('statistics', answered(['statistics']));
if (!granted) throw new Error('granted');
const ordered: ShopEvent = { _tag: 'Ordered', order: orderFigures(orderOf()), at: orderOf().createdAt };

/** A page with its flags. `counts`: consent is older than the page; `allowed`: it counts now. */
const page = (counts: boolean, allowed = true) => {
  const posted: unknown[] = [];
  let opened = 0;
  const client = makeFlagsClient(async (address, init) => {
    posted.push([init?.method, address, JSON.parse(String(init?.body))]);
    return new Response(null, { status: 204 });
  });
  const flags = makeLazyFlags({}, counts, async (known) => {
    opened += 1;
    return makeFlagDesk({
      known,
      ask: client.ask,
      consent: async () => (allowed ? granted : undefined),
      track: (_, event) => client.track(event),
      setAttributes: (_, attributes) => client.setAttributes(attributes),
      counted: { has: () => false, add: () => undefined },
      wait: () => new Promise(() => undefined),
    });
  });
  const goals = makeGoals(flags);
  return {
    posted,
    opened: () => opened,
    tell: async (event: ShopEvent) => {
      goals.begin(granted, undefined);
      goals.track(granted, event);
      goals.end();
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
};

describe('goals of experiments', () => {
  it('are sent to the flag service with the new attributes of the visitor · TRK-5', async () => {
    const { posted, tell } = page(true);
    await tell(ordered);
    await tell({ _tag: 'SignedOut' });
    expect(posted).toEqual([
      ['POST', '/api/flags', { attributes: { buyer: true } }],
      [
        'POST',
        '/api/flags',
        { event: { name: 'purchase', properties: { value: 1990, pieces: 1, currency: 'EUR' } } },
      ],
      ['POST', '/api/flags', { attributes: { customer: false } }],
    ]);
  });

  it('do not load the flag service for an event that is no goal · TRK-5', async () => {
    const { opened, tell } = page(true);
    await tell({ _tag: 'CartViewed', goods: { items: [], currency: 'EUR' } });
    expect(opened()).toBe(0);
    await tell({ _tag: 'ItemsAdded', items: [] });
    expect(opened()).toBe(1);
  });

  it('are not sent without consent, or if the consent is newer than the page · TRK-5 · TRK-7', async () => {
    for (const { posted, tell } of [page(true, false), page(false)]) {
      await tell(ordered);
      expect(posted).toEqual([]);
    }
  });
});
