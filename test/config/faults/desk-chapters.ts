import { firstValueFrom } from 'rxjs';
import { expect } from 'vitest';
import type { RemoteCollection } from '../../../src/application/customer/remote-collection.ts';
import type { CustomerDesk } from '../../../src/application/identity/customer-desk.ts';
import type { DaysWorn } from '../../../src/domain/catalogue/lens/wear.ts';
import type { RatingRound } from '../../../src/domain/catalogue/rating/rating-round.ts';
import type { Customer } from '../../../src/domain/customer/customer.ts';
import { marketingChannels } from '../../../src/domain/customer/mail-preferences.ts';
import { self } from '../../../src/domain/orders/lens-pass.ts';
import type { Subscription } from '../../../src/domain/orders/subscription/subscription.ts';
import { care, tenCare } from '../../adapters/sandbox/fixtures/shopper.ts';
import { press } from './press.ts';

/** A change and the request after it may each fail four times. */
const patience = { tries: 12 };

type Session<A, Name extends string> = RemoteCollection<A, Name>;

const read = async <A, Name extends string>(session: Session<A, Name>): Promise<A> => {
  await press(
    session.load,
    session.state$,
    ({ kept }) => kept._tag !== 'Loading',
    ({ kept }) => kept._tag === 'Ready',
    patience,
  );
  const { kept } = await firstValueFrom(session.state$);
  return kept.value as A;
};

/** Presses until it succeeds, and returns the new state. */
const change = async <A, Name extends string>(session: Session<A, Name>, command: () => void): Promise<A> => {
  await press(
    () => {
      session.acknowledge();
      command();
    },
    session.state$,
    ({ task }) => task._tag !== 'Busy',
    ({ task }) => task._tag === 'Done',
    patience,
  );
  return read(session);
};

const home = {
  firstName: 'Mara',
  lastName: 'Keller',
  street: 'Seeweg',
  streetNumber: '4',
  postcode: '8002',
  city: 'Zürich',
  countryCode: 'CH',
} as const;

/** A reminder of an order: suggested, recalculated, moved and switched on, switched off, deleted. */
export const beReminded = async ({ reminders, history }: CustomerDesk): Promise<void> => {
  await press(
    () => history.open(1),
    history.state$,
    ({ orders }) => orders._tag !== 'Loading',
    ({ orders }) => orders._tag === 'Ready',
    patience,
  );
  const [order] = (await firstValueFrom(history.state$)).orders.value?.orders ?? [];
  if (!order) throw new Error('nothing was ordered');
  expect(await read(reminders)).toEqual([]);
  const [suggested] = await change(reminders, () => reminders.suggest(order, 'account'));
  if (!suggested) throw new Error('nothing was suggested');
  expect(suggested).toMatchObject({ active: false, worn: 7, orderNumber: order.number });
  await change(reminders, () => reminders.recalculate(suggested, 4 as DaysWorn));
  const draft = { email: suggested.email, date: '2027-01-08' };
  const moved = await change(reminders, () => reminders.change(suggested, draft));
  expect(moved).toMatchObject([{ ...draft, active: true }]);
  expect(await change(reminders, () => reminders.setActive(suggested, false))).toMatchObject([
    { active: false },
  ]);
  expect(await change(reminders, () => reminders.remove(suggested))).toEqual([]);
};

/** Lenses of another person: named, the name deleted again, and the mail that links to them. */
export const nameLenses = async ({ lensPass, consents }: CustomerDesk): Promise<void> => {
  expect((await read(lensPass)).consented).toBe(false);
  const { sets } = await change(lensPass, () => lensPass.agree());
  const [set] = sets;
  if (!set) throw new Error('no lenses were ordered');
  const { wearers } = await change(lensPass, () => lensPass.assignTo(set.id, 'Mia'));
  expect(wearers).toMatchObject([{ name: 'Mia' }]);
  const [mia] = wearers;
  const renamed = await change(lensPass, () => lensPass.renameWearer(mia?.id ?? '', 'Mia K.'));
  expect(renamed.wearers).toMatchObject([{ name: 'Mia K.' }]);
  const back = await change(lensPass, () => lensPass.assign(set.id, self));
  expect(back.sets).toMatchObject([{ wornBy: self }]);
  const left = await change(lensPass, () => lensPass.removeWearer(mia?.id ?? ''));
  expect(left.wearers).toEqual([]);
  await change(lensPass, () => lensPass.send());
  const said = (given: boolean) => expect.objectContaining({ purpose: 'lens_pass', given });
  expect(await read(consents)).toContainEqual(said(true));
  expect(await change(consents, () => consents.say('lens_pass', false))).toContainEqual(said(false));
};

/** Two shipped products, one rated with a text, the other with stars only. */
export const rate = async ({ ratings }: CustomerDesk, customer: Customer): Promise<void> => {
  expect((await read(ratings)).map(({ productId }) => productId)).toEqual([care, tenCare]);
  const act = (command: () => void, tag: RatingRound['_tag']) =>
    press(
      () => {
        ratings.acknowledge();
        command();
      },
      ratings.state$,
      ({ task }) => task._tag !== 'Busy',
      ({ round }) => round._tag === tag,
      patience,
    );
  ratings.choose('effect', 4);
  await act(() => ratings.sendStars(customer), 'Review');
  await act(() => ratings.sendReview(customer, 'mild'), 'Stars');
  ratings.choose('effect', 5);
  await act(() => ratings.sendStars(customer), 'Review');
  await act(() => ratings.sendReview(customer, ''), 'Thanks');
  expect(await read(ratings)).toEqual([]);
};

export const keepAddresses = async ({ addressBook }: CustomerDesk): Promise<void> => {
  expect(await read(addressBook)).toEqual([]);
  const [first] = await change(addressBook, () => addressBook.save(home));
  const both = await change(addressBook, () => addressBook.save({ ...home, street: 'Limmatquai' }));
  expect(both.map(({ street, isDefault }) => [street, isDefault])).toEqual([
    ['Seeweg', true],
    ['Limmatquai', false],
  ]);
  const second = both.find(({ isDefault }) => !isDefault);
  if (!first || !second) throw new Error('nothing was kept');
  await change(addressBook, () => addressBook.makeDefault(second.id));
  const left = await change(addressBook, () => addressBook.remove(first.id));
  expect(left).toMatchObject([{ street: 'Limmatquai', isDefault: true }]);
};

export const chooseMails = async ({ mails }: CustomerDesk): Promise<void> => {
  const { channels, preferences } = await read(mails);
  expect(channels).toEqual(marketingChannels);
  const chosen = await change(mails, () =>
    mails.choose({ ...preferences, newsletter: true, review_orders: true }),
  );
  expect(chosen).toMatchObject({
    id: expect.not.stringMatching(/^new$/),
    preferences: { newsletter: true, retention_campaign: false, review_orders: true },
  });
  // Where the law requires confirmation by mail there is one more mail; elsewhere nothing is left to confirm.
  await change(mails, mails.askAgain);
};

export const forgetAlias = async ({ aliases }: CustomerDesk): Promise<void> => {
  const [kept] = await read(aliases);
  if (!kept) throw new Error('nothing was kept');
  expect(await change(aliases, () => aliases.remove(kept.id))).toEqual([]);
};

/** One coupon for the first threshold, however often the press was lost. */
export const convertPoints = async ({ bonus }: CustomerDesk): Promise<void> => {
  const { stats } = await read(bonus);
  expect(stats.balance).toBeGreaterThanOrEqual(stats.threshold);
  const after = await change(bonus, () => bonus.convert(stats));
  expect(after.stats).toMatchObject({ conversions: 1, balance: stats.balance - stats.threshold });
  expect(after.stats.coupons).toHaveLength(1);
};

/** Turns the order into a subscription, changes its address, and ends it. */
export const subscribe = async (
  { subscriptions: desk, addressBook }: CustomerDesk,
  order: string,
): Promise<void> => {
  expect((await read(desk)).subscriptions).toEqual([]);
  const interval = { every: 30, unit: 'day' } as const;
  const { subscriptions, payments } = await change(desk, () => desk.create({ of: { order }, interval }));
  expect(subscriptions).toHaveLength(1);
  expect(payments.map(({ method }) => method)).toContain('invoice');
  const [{ id } = { id: '' }] = subscriptions;
  const opened = { ...desk, load: () => desk.open(id) };
  const [address] = await read(addressBook);
  if (!address) throw new Error('no address was kept');
  /** The last loaded state: each further press is based on it. */
  let [seen] = (await read(opened)).subscriptions;
  desk.state$.subscribe(({ kept }) => {
    if (kept._tag === 'Ready') seen = kept.value.subscriptions[0] ?? seen;
  });
  const act = async (command: (subscription: Subscription) => void) =>
    (await change(opened, () => seen && command(seen))).subscriptions[0];
  expect(await act((subscription) => desk.moveTo(subscription, { shipping: address }, true))).toMatchObject({
    shippingAddress: { street: 'Limmatquai' },
    billingAddress: { street: 'Seestrasse' },
  });
  expect(await act(desk.pause)).toMatchObject({ state: 'paused' });
  expect(await act(desk.cancel)).toMatchObject({ state: 'cancelled', orders: [] });
};

export const chooseOptician = async ({ optician }: CustomerDesk): Promise<void> => {
  await press(
    () => optician.search('CH', 'Bern'),
    optician.state$,
    ({ found }) => found._tag !== 'Loading',
    ({ found }) => found._tag === 'Ready',
    patience,
  );
  const { found } = await firstValueFrom(optician.state$);
  const nearest = found.value?.opticians[0]?.partner.id ?? '';
  const chosen = await change(optician, () => optician.assign(nearest, true));
  expect(chosen.own).toMatchObject({ partner: { id: 'ch-bern' }, pickupWanted: true });
  expect(await change(optician, optician.remove)).toEqual({ own: null });
};

/** Nothing was linked before, and nothing is linked now. */
export const keepIdentities = async ({ identities, miles }: CustomerDesk): Promise<void> => {
  expect(await read(miles)).toEqual([]);
  expect(await read(identities)).toEqual([]);
  expect(await change(identities, () => identities.unlink('google'))).toEqual([]);
};

export const endSessions = async ({ sessions }: CustomerDesk): Promise<void> => {
  const isHere = [expect.objectContaining({ isCurrent: true })];
  expect(await read(sessions)).toEqual(isHere);
  expect(await change(sessions, () => sessions.end('elsewhere'))).toEqual(isHere);
  expect(await change(sessions, sessions.endOthers)).toEqual(isHere);
};

export const takeOwnData = async ({ ownData }: CustomerDesk): Promise<void> => {
  await press(
    ownData.ask,
    ownData.state$,
    ({ _tag }) => _tag !== 'Asked',
    ({ _tag }) => _tag === 'Saved',
  );
};
