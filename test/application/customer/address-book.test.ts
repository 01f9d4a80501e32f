import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { makeAddressBook } from '../../../src/application/customer/address-book.ts';
import type { AddressBookPort } from '../../../src/application/customer/ports/addresses.ts';
import type { Notification } from '../../../src/application/shared/notifications.ts';
import type { BookAddress } from '../../../src/domain/customer/address-book.ts';
import { plainAddress } from '../../arbitraries/address.ts';
import { waitUntil } from '../../wait-until.ts';
import { asking, cut, gone, showing } from './kept.ts';

const known: BookAddress = { ...plainAddress, id: 'a', isDefault: false };

const opened = (over: Partial<AddressBookPort> = {}) => {
  const { asked, said } = asking();
  const notices: Notification[] = [];
  const book = makeAddressBook({
    port: {
      addresses: () => said(TE.right([known]), 'addresses'),
      create: (address) => said(TE.right(known), 'create', address),
      update: (id, address) => said(TE.right(known), 'update', id, address),
      remove: (id) => said(TE.right(undefined), 'remove', id),
      ...over,
    },
    notifications: { notify: (notice) => notices.push(notice) },
  });
  return { book, asked, notices, ...showing(book) };
};

describe('an address book', () => {
  it('lists the stored addresses · ADDR-1', async () => {
    const { book, settled } = opened();
    book.load();
    expect((await settled())?.kept).toEqual({ _tag: 'Ready', value: [known] });
  });

  it('creates a new address, and then reloads the list · ADDR-1', async () => {
    const { book, asked, settled } = opened();
    book.save(plainAddress);
    expect(await settled()).toEqual({
      kept: { _tag: 'Ready', value: [known] },
      task: { _tag: 'Done', name: 'save' },
    });
    expect(asked).toEqual([['create', plainAddress], ['addresses']]);
  });

  it('updates an address that is already stored · ADDR-1', async () => {
    const { book, asked, settled } = opened();
    const moved = { ...known, city: 'Bern' };
    book.save(moved);
    expect((await settled())?.task).toEqual({ _tag: 'Done', name: 'save' });
    expect(asked).toEqual([['update', 'a', moved], ['addresses']]);
  });

  it('saves two addresses that are sent at once, and the same one only once · ACC-17', async () => {
    const { book, asked } = opened();
    const [bern, chur] = [
      { ...plainAddress, city: 'Bern' },
      { ...plainAddress, city: 'Chur' },
    ];
    for (const address of [bern, chur, bern]) book.save(address);
    const created = () => asked.filter(([name]) => name === 'create');
    await waitUntil(() => expect(created()).toHaveLength(2));
    expect(created()).toEqual([
      ['create', bern],
      ['create', chur],
    ]);
  });

  it('makes an address the default as it is by now, whatever this page has shown · ADDR-1', async () => {
    const moved = { ...known, city: 'Bern' };
    const answers = [[known], [moved]];
    const { book, asked, settled } = opened({ addresses: () => TE.right(answers.shift() ?? [moved]) });
    book.load();
    await settled();
    book.makeDefault('a');
    expect((await settled())?.task).toEqual({ _tag: 'Done', name: 'makeDefault', about: 'a' });
    expect(asked).toEqual([['update', 'a', { ...moved, isDefault: true }]]);
    book.acknowledge();
    expect((await settled())?.task).toEqual({ _tag: 'Idle' });
  });

  it('makes no address the default that was deleted elsewhere · ADDR-1', async () => {
    const { book, asked, settled } = opened({ addresses: () => TE.right([]) });
    book.makeDefault('a');
    expect((await settled())?.task).toMatchObject({ _tag: 'Failed', failure: { _tag: 'NotFound' } });
    expect(asked).toEqual([]);
  });

  it.each([
    ['deletes an address', TE.right(undefined), { _tag: 'Done', name: 'remove', about: 'a' }],
    [
      'treats an address that does not exist any more as deleted',
      TE.left(gone),
      { _tag: 'Done', name: 'remove', about: 'a' },
    ],
    [
      'shows why an address was not deleted',
      TE.left(cut),
      { _tag: 'Failed', name: 'remove', about: 'a', failure: cut },
    ],
  ] as const)('%s · ADDR-1', async (_, answer, task) => {
    const ids: string[] = [];
    const { book, settled } = opened({
      remove: (id) => {
        ids.push(id);
        return answer;
      },
    });
    book.remove('a');
    expect((await settled())?.task).toEqual(task);
    expect(ids).toEqual(['a']);
  });

  it('stores the addresses of an order one by one, and then lists them · ADDR-1', async () => {
    const { book, asked, notices, settled } = opened();
    const other = { ...plainAddress, city: 'Chur' };
    book.keep([plainAddress, other]);
    expect((await settled())?.kept).toEqual({ _tag: 'Ready', value: [known] });
    expect(asked).toEqual([['create', plainAddress], ['create', other], ['addresses']]);
    expect(notices).toEqual([]);
  });

  it('warns if an address of an order could not be stored, and lists the stored ones · ADDR-1', async () => {
    const { book, notices, settled } = opened({ create: () => TE.left(cut) });
    book.keep([plainAddress]);
    expect(await settled()).toEqual({ kept: { _tag: 'Ready', value: [known] }, task: { _tag: 'Idle' } });
    expect(notices).toEqual([
      {
        key: 'address_not_kept',
        tone: 'warning',
        title: { key: 'checkout:book.notKept' },
        text: { key: 'error.Unreachable' },
      },
    ]);
  });
});
