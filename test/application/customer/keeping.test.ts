import * as TE from 'fp-ts/TaskEither';
import { firstValueFrom } from 'rxjs';
import { describe, expect, it, vi } from 'vitest';
import { makeAddressBook } from '../../../src/application/customer/address-book.ts';
import { type Kept, makeKeeping } from '../../../src/application/customer/keeping.ts';
import type { AddressBookPort } from '../../../src/application/customer/ports/addresses.ts';
import type { Failure } from '../../../src/application/shared/failure.ts';
import { waitUntil } from '../../wait-until.ts';

const cut: Failure = { _tag: 'Unreachable' };
const now = <A>(keeping: { state$: import('rxjs').Observable<Kept<A, 'save'>> }) =>
  firstValueFrom(keeping.state$);

describe('something kept', () => {
  it('shows what was read last while it is read again, and when that fails', async () => {
    const answers = [TE.right('a'), TE.left(cut), TE.right('b')];
    const keeping = makeKeeping<string, 'save'>(() => answers.shift() ?? TE.left(cut));
    keeping.load();
    await waitUntil(async () => expect((await now(keeping)).kept).toEqual({ _tag: 'Ready', value: 'a' }));
    keeping.load();
    expect((await now(keeping)).kept).toEqual({ _tag: 'Loading', value: 'a' });
    await waitUntil(async () =>
      expect((await now(keeping)).kept).toEqual({ _tag: 'Failed', error: cut, value: 'a' }),
    );
    keeping.load();
    await waitUntil(async () => expect((await now(keeping)).kept).toEqual({ _tag: 'Ready', value: 'b' }));
  });

  it('does one change at a time, and asks how things stand after each, also one that failed', async () => {
    let asked = 0;
    let done = 0;
    const keeping = makeKeeping<number, 'save'>(() => TE.fromIO(() => ++asked));
    const work = TE.fromIO(() => ++done);
    keeping.during('save', work, 'x');
    keeping.during('save', work);
    expect((await now(keeping)).task).toEqual({ _tag: 'Busy', name: 'save', about: 'x' });
    await waitUntil(async () =>
      expect(await now(keeping)).toEqual({
        kept: { _tag: 'Ready', value: 1 },
        task: { _tag: 'Done', name: 'save', about: 'x' },
      }),
    );
    expect(done).toBe(1);
    keeping.during('save', TE.left(cut));
    await waitUntil(async () =>
      expect(await now(keeping)).toEqual({
        kept: { _tag: 'Ready', value: 2 },
        task: { _tag: 'Failed', name: 'save', failure: cut },
      }),
    );
    keeping.acknowledge();
    expect((await now(keeping)).task).toEqual({ _tag: 'Idle' });
  });

  it('drops an answer that a newer question has overtaken', async () => {
    const first = Promise.withResolvers<'old'>();
    const answers = [TE.fromTask(() => first.promise), TE.right('new')];
    const keeping = makeKeeping<string, 'save'>(() => answers.shift() ?? TE.left(cut));
    keeping.load();
    keeping.load();
    await waitUntil(async () => expect((await now(keeping)).kept.value).toBe('new'));
    first.resolve('old');
    await first.promise;
    expect((await now(keeping)).kept.value).toBe('new');
  });
});

const broken: AddressBookPort = {
  addresses: () => TE.right([]),
  create: () => TE.left(cut),
  update: () => TE.left(cut),
  remove: () => TE.left(cut),
};

describe('an address book', () => {
  const notify = vi.fn();
  const notifications = { notify };

  it('tells when an address of an order could not be kept · ADDR-1', async () => {
    const book = makeAddressBook({ port: broken, notifications });
    book.keep([
      {
        firstName: 'Mara',
        lastName: 'Keller',
        street: 'Seeweg',
        streetNumber: '4',
        postcode: '8002',
        city: 'Zürich',
        countryCode: 'CH',
      },
    ]);
    await waitUntil(() =>
      expect(notify).toHaveBeenCalledWith(expect.objectContaining({ key: 'address_not_kept' })),
    );
  });

  it('takes an address that is gone already for one that it deleted · ADDR-1', async () => {
    const gone: Failure = { _tag: 'NotFound' };
    const book = makeAddressBook({ port: { ...broken, remove: () => TE.left(gone) }, notifications });
    book.remove('a');
    await waitUntil(async () =>
      expect((await firstValueFrom(book.state$)).task).toEqual({ _tag: 'Done', name: 'remove', about: 'a' }),
    );
  });
});
