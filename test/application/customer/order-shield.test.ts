import { BehaviorSubject, NEVER } from 'rxjs';
import { describe, expect, it } from 'vitest';
import {
  knownFor,
  makeOrderShield,
  type OrderShieldParts,
  type ShieldView,
} from '../../../src/application/customer/order-shield.ts';
import type { LensPassBook } from '../../../src/application/customer/ports/lens-pass.ts';
import { type RemoteState, ready } from '../../../src/application/shared/remote-state.ts';
import type { LastChoice } from '../../../src/domain/catalogue/lens/last-choice.ts';
import type { ProductId } from '../../../src/domain/catalogue/product.ts';
import type { LensSet } from '../../../src/domain/orders/lens-pass.ts';
import type { Order } from '../../../src/domain/orders/order.ts';
import type { Minor } from '../../../src/domain/shared/money.ts';
import { knownEyesOf } from '../../arbitraries/known-eyes.ts';
import { tick } from '../shared/shelf.ts';

const productId = '10010' as ProductId;
const of = (sphere: string) => ({ right: { values: { sphere }, quantity: 1 } });
const set: LensSet = {
  id: 'o.0',
  orderNumber: 'o',
  orderedAt: '2026-11-19T08:00:00.000Z',
  productId,
  title: 'Lens',
  slug: 'lens',
  image: '',
  price: { minor: 100 as Minor, currency: 'CHF' },
  eyes: of('-2.50'),
};
const order = {
  internalId: 'o',
  number: 'o',
  state: 'shipped',
  createdAt: '2026-11-01T08:00:00.000Z',
  items: [
    {
      id: 'a',
      productId,
      category: 'lens',
      eye: 'right',
      quantity: 1,
      options: [{ code: 'sphere', value: '-3.25' }],
    },
  ],
} as unknown as Order;

const opened = ({
  choice,
  book,
  isKnown = book !== undefined,
}: {
  readonly choice?: LastChoice;
  readonly book?: LensPassBook;
  readonly isKnown?: boolean;
} = {}) => {
  const asked: string[] = [];
  let forget: () => void = () => undefined;
  const orders$ = new BehaviorSubject<{
    readonly orders: RemoteState<never, { readonly orders: readonly Order[] }>;
  }>({ orders: { _tag: 'Loading' } });
  const pass$ = new BehaviorSubject<{
    readonly kept: RemoteState<never, LensPassBook>;
    readonly task: { readonly _tag: 'Idle' };
  }>({ kept: { _tag: 'Loading' }, task: { _tag: 'Idle' } });
  const desk = {
    lensPass: {
      state$: pass$,
      load: () => {
        asked.push('pass');
        if (book) pass$.next({ kept: ready(book), task: { _tag: 'Idle' } });
      },
    },
    lastOrders: {
      state$: orders$,
      lookBack: () => {
        const page = 1;
        asked.push(`orders ${page}`);
        orders$.next({ orders: ready({ orders: [order] }) });
      },
    },
  };
  const visitor$ = new BehaviorSubject<object>({ customer: undefined, desk: undefined });
  const shield = makeOrderShield({
    account: {
      state$: visitor$ as unknown as OrderShieldParts['account']['state$'],
      restore: () => {
        asked.push('visitor');
        if (book) visitor$.next({ customer: { fullName: 'Mara Keller' }, desk });
      },
    },
    lastChoices: {
      isKept: () => choice !== undefined,
      read: async () => {
        asked.push('device');
        return choice;
      },
      onForgotten: (then) => {
        forget = then;
      },
    },
    wasSignedIn: () => isKnown,
  });
  let now: ShieldView = { known: [], fills: [], confirmed: new Set() };
  shield.state$.subscribe((view) => {
    now = view;
  });
  const told = () => ({
    known: now.known.map(({ source, eyes }) => `${source} ${eyes.right?.sphere}`),
    fills: now.fills.map(({ source, eyes }) => `${source} ${eyes.right?.sphere}`),
  });
  /** Another customer, whose data does not arrive. */
  const silent = { state$: NEVER, load: () => undefined, lookBack: () => undefined };
  const replace = () =>
    visitor$.next({
      customer: { fullName: 'Jean Keller' },
      desk: { lensPass: silent, lastOrders: silent },
    });
  const leave = () => visitor$.next({});
  return { shield, asked, told, now: () => now, forget: () => forget(), leave, replace };
};
const pass: LensPassBook = { consented: true, wearers: [], sets: [set] };
const none: LensPassBook = { consented: false, wearers: [], sets: [] };
const kept: LastChoice = { productId, eyes: of('-1.00') };
const handed: LastChoice = { ...kept, origin: { source: 'order', orderedAt: order.createdAt } };

describe('the known values of the eyes', () => {
  it.each([
    ['none for an unknown guest', {}, { known: [], fills: [] }, []],
    [
      'the values stored on this device',
      { choice: kept },
      { known: ['device -1.00'], fills: ['device -1.00'] },
      ['device'],
    ],
    [
      'the lens pass of the signed-in customer',
      { book: pass },
      { known: ['pass -2.50'], fills: ['pass -2.50'] },
      ['visitor', 'pass'],
    ],
    [
      'the lens pass rather than the values of this device',
      { book: pass, choice: kept },
      { known: ['pass -2.50'], fills: ['pass -2.50'] },
      ['device', 'visitor', 'pass'],
    ],
    [
      'values from a link, for prefilling, in addition to the lens pass',
      { book: pass, choice: handed },
      { known: ['pass -2.50'], fills: ['order -1.00'] },
      ['device', 'visitor', 'pass'],
    ],
    [
      'orders of a customer without a lens pass, for comparison and not for prefilling',
      { book: none },
      { known: ['order -3.25'], fills: [] },
      ['visitor', 'pass', 'orders 1'],
    ],
    ['none for a customer who has signed out', { isKnown: true }, { known: [], fills: [] }, ['visitor']],
  ] as const)('are: %s · WEAR-1 · WEAR-4', async (_, given, told, asked) => {
    const shop = opened(given);
    expect(shop.asked).toEqual([]);
    shop.shield.ask();
    shop.shield.ask();
    await tick();
    expect(shop.told()).toEqual(told);
    expect(shop.asked).toEqual(asked);
  });

  it('are forgotten with the values of the device, and when the customer leaves · AUTH-22', async () => {
    const shop = opened({ book: pass, choice: kept });
    shop.shield.ask();
    await tick();
    shop.leave();
    expect(shop.told()).toEqual({ known: ['device -1.00'], fills: ['device -1.00'] });
    shop.forget();
    expect(shop.told()).toEqual({ known: [], fills: [] });
  });

  it('are forgotten when another customer follows at once, before theirs are known · AUTH-22', async () => {
    const shop = opened({ book: pass });
    shop.shield.ask();
    await tick();
    expect(shop.told().fills).toEqual(['pass -2.50']);
    shop.replace();
    expect(shop.told()).toEqual({ known: [], fills: [] });
  });

  it('come with the confirmed findings, and can be limited to one wearer · WEAR-2', () => {
    const { shield, now } = opened();
    shield.confirm(['a']);
    shield.confirm(['b']);
    shield.choose('mia');
    expect([...now().confirmed]).toEqual(['a', 'b']);
    const [own, mia] = [knownEyesOf({}), knownEyesOf({}, 'mia')];
    expect(knownFor({ ...now(), known: [own, mia] })).toEqual([mia]);
    expect(knownFor({ ...now(), known: [own] })).toEqual([own]);
    shield.choose(undefined);
    expect(knownFor({ ...now(), known: [own, mia] })).toEqual([own, mia]);
  });
});
