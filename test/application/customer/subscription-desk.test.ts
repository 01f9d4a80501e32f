import * as TE from 'fp-ts/TaskEither';
import { beforeEach, describe, expect, it } from 'vitest';
import type { SubscriptionPort } from '../../../src/application/customer/ports/subscriptions.ts';
import {
  makeSubscriptionDesk,
  type SubscriptionsView,
} from '../../../src/application/customer/subscription-desk.ts';
import type { Failure } from '../../../src/application/shared/failure.ts';
import type { Address } from '../../../src/domain/customer/address.ts';
import type { Subscription } from '../../../src/domain/orders/subscription/subscription.ts';
import type { Day } from '../../../src/domain/shared/dates.ts';
import { waitUntil } from '../../wait-until.ts';
import { afterwards } from './kept.ts';

const gone: Failure = { _tag: 'NotFound', code: 'subscription.not_found' };
const one = (id: string, state: Subscription['state'] = 'active') =>
  ({ id, version: 3, state, next: '2026-12-01' }) as Subscription;
const [first, second, over] = [one('1'), one('2'), one('3', 'cancelled')] as const;
const payments = [{ method: 'visa' }] as never[];

let asked: (readonly unknown[])[];
beforeEach(() => {
  asked = [];
});
const said = <A>(answer: A, ...question: readonly unknown[]) =>
  TE.fromIO<A, Failure>(() => {
    asked.push(question);
    return answer;
  });
const port: SubscriptionPort = {
  subscriptions: () => said([first, second, over], 'all'),
  subscription: (id) => (id === '1' ? said(first, 'one', id) : TE.left(gone)),
  payments: () => said(payments, 'payments'),
  create: (wish) => said(first, 'create', wish),
  update: ({ id, version }, change) => said(first, 'update', id, version, change),
  updateAddresses: (seen, addresses) =>
    said(
      [],
      'addresses',
      seen.map(({ id }) => id),
      addresses,
    ),
};
const watched = (over: Partial<SubscriptionPort> = {}) => {
  const desk = makeSubscriptionDesk({ ...port, ...over });
  const states: SubscriptionsView[] = [];
  desk.state$.subscribe((state) => states.push(state));
  const now = () => states.at(-1);
  const ended = (tag: 'Done' | 'Failed') => afterwards(() => expect(now()?.task._tag).toBe(tag));
  return { desk, now, ended };
};
/** The requests, except those that only read. */
const changes = () => asked.filter(([name]) => !['all', 'one', 'payments'].includes(String(name)));

describe('the subscriptions of a customer', () => {
  it('are loaded in full, or only the opened one, with the available payment methods · ACC-5', async () => {
    const { desk, now } = watched();
    desk.load();
    await afterwards(() =>
      expect(now()?.kept).toEqual({
        _tag: 'Ready',
        value: { subscriptions: [first, second, over], isWhole: true, payments },
      }),
    );
    desk.open('1');
    await afterwards(() =>
      expect(now()?.kept).toEqual({
        _tag: 'Ready',
        value: { subscriptions: [first], isWhole: false, payments },
      }),
    );
    desk.open('9');
    await afterwards(() => expect(now()?.kept).toMatchObject({ _tag: 'Failed', error: gone }));
  });

  it('are changed after a change under way from what that one has left, except for a day to skip · ACC-17 · ACC-5', async () => {
    const { desk, ended } = watched({
      update: ({ id, version }, change) =>
        said({ ...first, version: version + 1 }, 'update', id, version, change),
    });
    desk.pause(first);
    desk.cancel(first);
    desk.skip(first);
    desk.moveTo(first, {}, false);
    await waitUntil(() => expect(changes()).toHaveLength(4));
    await ended('Done');
    expect(changes()).toEqual([
      ['update', '1', 3, { state: 'paused' }],
      ['update', '1', 4, { state: 'cancelled' }],
      ['update', '1', 3, { skip: '2026-12-01' }],
      ['addresses', ['1'], {}],
    ]);
  });

  it('are changed after a change of addresses from what that one has left · ACC-17', async () => {
    const { desk, ended } = watched({
      updateAddresses: (seen) =>
        TE.right(seen.map(({ id, version }) => ({ ...one(id), version: version + 1 }))),
    });
    desk.moveTo(first, {}, true);
    desk.pause(first);
    desk.pause(second);
    await waitUntil(() => expect(changes()).toHaveLength(2));
    await ended('Done');
    expect(changes()).toEqual([
      ['update', '1', 4, { state: 'paused' }],
      ['update', '2', 4, { state: 'paused' }],
    ]);
  });

  it('take two presses with other addresses, or of another order, for two changes · ACC-17', async () => {
    const { desk, ended } = watched();
    const [bern, basel] = [
      { shipping: { city: 'Bern' } as Address },
      { shipping: { city: 'Basel' } as Address },
    ];
    const wish = (order: string) => ({ of: { order }, interval: { every: 4, unit: 'month' } }) as const;
    for (const to of [bern, basel, bern]) desk.moveTo(first, to, false);
    for (const order of ['O-1', 'O-2', 'O-1']) desk.create(wish(order));
    await waitUntil(() => expect(changes()).toHaveLength(4));
    await ended('Done');
    expect(changes()).toEqual([
      ['addresses', ['1'], bern],
      ['addresses', ['1'], basel],
      ['create', wish('O-1')],
      ['create', wish('O-2')],
    ]);
  });

  it('tell which line is being saved, and run the follow-up of a saved change only · ACC-17', async () => {
    const answers: TE.TaskEither<Failure, Subscription>[] = [TE.left(gone), TE.right(first)];
    const { desk, now, ended } = watched({ update: () => answers.shift() ?? TE.left(gone) });
    const saved: string[] = [];
    const save = (id: string) =>
      desk.change('lines', first, { lines: [{ id, quantity: 2 }] }, () => saved.push(id));
    save('l1');
    expect(now()?.task).toEqual({ _tag: 'Busy', name: 'lines', about: '1', part: 'l1' });
    await ended('Failed');
    save('l2');
    await ended('Done');
    expect(saved).toEqual(['l2']);
  });

  it.each([
    ['pause', { state: 'paused' }],
    ['activate', { state: 'active' }],
    ['skip', { skip: '2026-12-01' }],
    ['cancel', { state: 'cancelled' }],
  ] as const)('are changed by “%s” with the version that was seen · ACC-5', async (task, change) => {
    const { desk, now, ended } = watched();
    desk[task](first);
    await ended('Done');
    expect(changes()).toEqual([['update', '1', 3, change]]);
    expect(now()?.task).toEqual({ _tag: 'Done', name: task, about: '1' });
    desk.acknowledge();
    expect(now()?.task).toEqual({ _tag: 'Idle' });
  });

  it('restore a skipped delivery, and send nothing if none was skipped · SUBS-7', async () => {
    const { desk, ended } = watched();
    desk.unskip(first);
    desk.unskip({ ...first, leftOut: '2026-11-30' });
    await ended('Done');
    expect(changes()).toEqual([['update', '1', 3, { unskip: '2026-11-30' }]]);
  });

  it('get the change that was requested, and report which change failed · ACC-5', async () => {
    const change = { next: '2027-01-01' } as const;
    const well = watched();
    well.desk.change('next', first, change);
    await well.ended('Done');
    expect(changes()).toEqual([['update', '1', 3, change]]);
    expect(well.now()?.task).toEqual({ _tag: 'Done', name: 'next', about: '1' });
    const changed: Failure = { _tag: 'Refused', code: 'subscription.changed', violations: [] };
    const { desk, now, ended } = watched({ update: () => TE.left(changed) });
    desk.change('next', first, change);
    await ended('Failed');
    expect(now()?.task).toEqual({ _tag: 'Failed', name: 'next', about: '1', failure: changed });
  });

  it('take a newer prescription, and resume if they were paused for lack of one · LAW-27', async () => {
    const prescription = { issuedOn: '2026-10-01' as Day, prescriber: 'Dr. Hélène Marchand' };
    const resting: Subscription = { ...first, state: 'paused', problem: { code: 'prescription', goods: [] } };
    const { desk, now, ended } = watched();
    desk.prescribe(first, prescription);
    await ended('Done');
    desk.prescribe(resting, prescription);
    await ended('Done');
    expect(changes()).toEqual([
      ['update', '1', 3, { prescription }],
      ['update', '1', 3, { prescription, state: 'active' }],
    ]);
    expect(now()?.task).toEqual({ _tag: 'Done', name: 'prescription', about: '1' });
  });

  it('are created from an order', async () => {
    const { desk, now, ended } = watched();
    const wish = { of: { order: 'OKU-1' }, interval: { every: 4, unit: 'month' } } as const;
    desk.create(wish);
    await ended('Done');
    expect([changes(), now()?.task]).toEqual([[['create', wish]], { _tag: 'Done', name: 'create' }]);
  });

  it('get new addresses one by one, or all that are not cancelled at once · ACC-5', async () => {
    const addresses = { shipping: { city: 'Bern' } as Address };
    const alone = watched();
    alone.desk.moveTo(first, addresses, false);
    await alone.ended('Done');
    const all = watched();
    all.desk.moveTo(first, addresses, true);
    await all.ended('Done');
    expect(changes()).toEqual([
      ['addresses', ['1'], addresses],
      ['addresses', ['1', '2'], addresses],
    ]);
    expect(all.now()?.task).toEqual({ _tag: 'Done', name: 'addresses', about: '1' });
  });
});
