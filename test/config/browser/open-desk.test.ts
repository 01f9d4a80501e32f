import { expect, it } from 'vitest';
import type { Notification } from '../../../src/application/shared/notifications.ts';
import { openDesk } from '../../../src/config/browser/open-desk.ts';
import type { BookAddress } from '../../../src/domain/customer/address-book.ts';
import { mara } from '../../application/identity/visited-session.ts';
import { waitUntil } from '../../wait-until.ts';
import { keeping } from '../quiet-outside.ts';

const home: BookAddress = {
  id: 'a1',
  firstName: 'Mara',
  lastName: 'Keller',
  street: 'Seeweg',
  streetNumber: '1',
  postcode: '8001',
  city: 'Zürich',
  countryCode: 'CH',
  isDefault: false,
};

/** The desk of a customer whose first request stays unanswered until it is let go. */
const opened = () => {
  const answer = Promise.withResolvers<Response>();
  const sent: string[] = [];
  const notes: Notification[] = [];
  let isOpen = true;
  const desk = openDesk(
    {
      fetch: (request) => {
        sent.push(`${request.method} ${new URL(request.url).pathname}`);
        return answer.promise;
      },
      base: 'http://okulino.test/api',
      channel: { brand_channel: 'okulino', locale: 'de' },
      priceSource: () => ({ channel: 'okulino_web' }),
    },
    {
      notifications: { notify: (note) => notes.push(note), settle: () => undefined },
      cart: { adopt: async () => undefined },
      tokens: keeping(),
      mailed: keeping(),
      news: { tell: () => undefined },
      wait: async () => undefined,
      isOpen: () => isOpen,
      returns: () => 0,
      expire: () => undefined,
    },
    mara,
  );
  desk.addressBook.remove('a1');
  desk.addressBook.save(home);
  desk.addressBook.remove('a2');
  const ends: string[] = [];
  desk.addressBook.state$.subscribe(({ task }) => {
    if ('about' in task) ends.push(`${task._tag} ${task.about}`);
  });
  return {
    desk,
    sent,
    notes,
    answerAll: async (customerStays: boolean) => {
      await waitUntil(() => expect(sent).toHaveLength(1));
      isOpen = customerStays;
      answer.resolve(new Response(null, { status: 502 }));
      await waitUntil(() => expect(ends.at(-1)).toBe('Failed a2'));
    },
  };
};

it('sends nothing that still waits when its customer leaves, and says nothing of it · ACC-17 · AUTH-22', async () => {
  const { desk, sent, notes, answerAll } = opened();
  await answerAll(false);
  const loaded: string[] = [];
  desk.history.state$.subscribe(({ orders }) => loaded.push(orders._tag));
  desk.history.open(1);
  desk.addressBook.keep([home]);
  await waitUntil(() => expect(loaded.at(-1)).toBe('Failed'));
  expect(sent).toHaveLength(1);
  expect(notes).toEqual([]);
});

it('sends every change in its turn while its customer stays · ACC-17', async () => {
  const { sent, answerAll } = opened();
  await answerAll(true);
  expect(sent.filter((request) => !request.startsWith('GET'))).toHaveLength(3);
});
