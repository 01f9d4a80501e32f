import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { makeOpticianDesk, type OpticianView } from '../../../src/application/customer/optician-desk.ts';
import type { OpticianPort } from '../../../src/application/customer/ports/opticians.ts';
import type { Failure } from '../../../src/application/shared/failure.ts';
import type { Notification } from '../../../src/application/shared/notifications.ts';
import type { Partner } from '../../../src/domain/checkout/partner.ts';
import { waitUntil } from '../../wait-until.ts';
import { afterwards } from './kept.ts';

const partner = (id: string, city: string, latitude: number) =>
  ({ id, city, postcode: '8000', point: { latitude, longitude: 8.5 } }) as Partner;
const [bern, chur] = [partner('a', 'Bern', 46.9), partner('b', 'Chur', 47.3)] as const;
const own = { partner: bern, pickupWanted: true, closed: false };
const zurich = { latitude: 47.37, longitude: 8.54, url: 'https://map.example' };
const gone: Failure = { _tag: 'NotFound', code: 'partner.not_found' };

const watched = (over: Partial<OpticianPort> = {}) => {
  const asked: unknown[] = [];
  const notices: Notification[] = [];
  const settled: string[] = [];
  const done = (...question: readonly unknown[]) =>
    TE.fromIO<void, Failure>(() => {
      asked.push(question);
    });
  const desk = makeOpticianDesk({
    port: {
      locate: () => TE.right(zurich),
      partners: () => TE.right([chur, bern]),
      partner: (id) => TE.right(id === 'a' ? bern : chur),
      own: () => TE.right(own),
      assign: (id, pickup) => done('assign', id, pickup),
      remove: () => done('remove'),
      ...over,
    },
    notifications: { notify: (notice) => notices.push(notice), settle: (matter) => settled.push(matter) },
  });
  let now: OpticianView | undefined;
  desk.state$.subscribe((state) => {
    now = state;
  });
  const ended = (tag: 'Done' | 'Failed') => afterwards(() => expect(now?.task._tag).toBe(tag));
  return { desk, asked, notices, settled, now: () => now, ended };
};

describe('the optician of a customer', () => {
  it('is loaded, assigned and removed · ACC-8', async () => {
    const { desk, asked, notices, now, ended } = watched();
    desk.load();
    await afterwards(() => expect(now()?.kept).toEqual({ _tag: 'Ready', value: { own } }));
    desk.assign('b', true);
    await ended('Done');
    expect(now()?.task).toEqual({ _tag: 'Done', name: 'assign', about: 'b' });
    desk.acknowledge();
    desk.remove();
    await ended('Done');
    expect(now()?.task).toEqual({ _tag: 'Done', name: 'remove' });
    expect([asked, notices]).toEqual([[['assign', 'b', true], ['remove']], []]);
  });

  it('is asked for pickup and asked again without it by two presses, each of which counts · ACC-17', async () => {
    const { desk, asked } = watched();
    for (const pickup of [true, false, true]) desk.assign('a', pickup);
    await waitUntil(() => expect(asked).toHaveLength(2));
    expect(asked).toEqual([
      ['assign', 'a', true],
      ['assign', 'a', false],
    ]);
  });

  it('is no longer reported as unavailable once another one is assigned · NOTE-11', async () => {
    const { desk, notices, settled, ended } = watched({
      partner: (id) => (id === 'a' ? TE.left(gone) : TE.right(chur)),
    });
    desk.assign('a', false);
    await ended('Failed');
    expect(settled).toEqual([]);
    desk.assign('b', false);
    await ended('Done');
    expect(settled).toEqual(notices.map(({ matter }) => matter));
  });

  it.each([
    [gone, 1],
    [{ _tag: 'Refused', code: 'partner.not_available', violations: [] } as const, 1],
    [{ _tag: 'Unreachable' } as const, 0],
  ])(
    'is not assigned if it cannot be loaded, and is reported unless the shop is unreachable: %j',
    async (failure, said) => {
      const { desk, asked, notices, ended } = watched({ partner: () => TE.left(failure) });
      desk.assign('a', false);
      await ended('Failed');
      expect(asked).toEqual([]);
      expect(notices).toHaveLength(said);
      if (said)
        expect(notices[0]).toMatchObject({
          key: 'get_partner_error',
          tone: 'danger',
          text: { key: 'personal:optician.get_partner_error' },
        });
    },
  );

  it('is searched by city, or by distance from an address · ACC-8', async () => {
    const { desk, now } = watched();
    desk.search('CH', '  ');
    await afterwards(() =>
      expect(now()?.found).toEqual({
        _tag: 'Ready',
        value: { opticians: [{ partner: bern }, { partner: chur }] },
      }),
    );
    desk.search('CH', ' Zürich ');
    expect(now()?.found).toMatchObject({ _tag: 'Loading', value: { opticians: [{ partner: bern }, {}] } });
    await afterwards(() =>
      expect(now()?.found).toMatchObject({
        _tag: 'Ready',
        value: {
          from: { address: 'Zürich', point: zurich },
          opticians: [{ partner: chur }, { partner: bern }],
        },
      }),
    );
  });

  it('is searched near the own town until an address is typed, and by city if that town is unknown · ACC-14', async () => {
    const towns: string[] = [];
    const { desk, now } = watched({
      locate: (address) => {
        towns.push(address);
        return address.includes('Zürich') ? TE.right(zurich) : TE.left(gone);
      },
    });
    desk.search('CH', '', '8001 Zürich');
    await afterwards(() =>
      expect(now()?.found).toMatchObject({
        _tag: 'Ready',
        value: { from: { address: '8001 Zürich' }, opticians: [{ partner: chur }, { partner: bern }] },
      }),
    );
    desk.search('CH', 'nowhere', '8001 Zürich');
    await afterwards(() => expect(now()?.found).toMatchObject({ _tag: 'Failed', error: gone }));
    desk.search('CH', '', '3999 Nirgendwo');
    await afterwards(() =>
      expect(now()?.found).toEqual({
        _tag: 'Ready',
        value: { opticians: [{ partner: bern }, { partner: chur }] },
      }),
    );
    expect(towns).toEqual(['8001 Zürich', 'nowhere', '3999 Nirgendwo']);
  });

  it('is that of the newest search, and earlier results stay if the next search fails', async () => {
    const slow = Promise.withResolvers<E.Either<Failure, typeof zurich>>();
    const { desk, now } = watched({
      locate: (address) => (address === 'slow' ? () => slow.promise : TE.left(gone)),
    });
    desk.search('CH', 'slow');
    desk.search('CH', '');
    await afterwards(() => expect(now()?.found._tag).toBe('Ready'));
    slow.resolve(E.right(zurich));
    await new Promise((resolve) => setTimeout(resolve));
    expect(now()?.found).toMatchObject({ value: { opticians: [{ partner: bern }, { partner: chur }] } });
    desk.search('CH', 'nowhere');
    await afterwards(() =>
      expect(now()?.found).toMatchObject({ _tag: 'Failed', error: gone, value: { opticians: [{}, {}] } }),
    );
  });
});
