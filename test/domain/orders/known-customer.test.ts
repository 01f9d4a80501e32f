import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type BilledPerson,
  type Buyer,
  type EarlierOrder,
  isKnownCustomer,
  isSamePerson,
} from '../../../src/domain/orders/known-customer.ts';
import { orderStates } from '../../../src/domain/orders/order-state.ts';
import { brandIds } from '../../../src/domain/shared/brand-id.ts';
import type { Minor } from '../../../src/domain/shared/money.ts';

const mara: BilledPerson = { email: 'mara@example.org', lastName: 'Keller', postcode: '8002' };

describe('comparing the person of a bill', () => {
  it.each<[string, Partial<BilledPerson>, boolean]>([
    ['written alike', {}, true],
    ['in capitals', { email: ' MARA@Example.org ', lastName: 'KELLER' }, true],
    ['with characters that are not compared', { lastName: 'Kel-ler.', postcode: '80-02' }, true],
    ['of another e-mail', { email: 'mara@example.com' }, false],
    ['of another name', { lastName: 'Kellermann' }, false],
    ['of another place', { postcode: '8003' }, false],
  ])('with the same person %s: %j · CHK-16 · ADDR-6', (_, change, same) =>
    expect(isSamePerson(mara, { ...mara, ...change })).toBe(same),
  );

  it('treats spellings of one mailbox as equal · ADDR-6', () =>
    expect(
      isSamePerson({ ...mara, email: 'ma.ra+shop@gmail.com' }, { ...mara, email: 'mara@gmail.com' }),
    ).toBe(true));

  it.each<Partial<BilledPerson>>([{ lastName: '12 .' }, { postcode: '-' }, { email: ' ' }])(
    'finds no match if nothing is left to compare: %j · CHK-16',
    (change) => expect(isSamePerson({ ...mara, ...change }, { ...mara, ...change })).toBe(false),
  );
});

const before: EarlierOrder = {
  brand: 'okulino',
  account: 7,
  person: mara,
  state: 'shipped',
  isPaid: true,
  total: 1990 as Minor,
};
const guest: Buyer = { brand: 'okulino', person: mara };

describe('recognising a known customer', () => {
  it.each<[string, Buyer, Partial<EarlierOrder>, boolean]>([
    ['a guest of the same e-mail, name and postcode', guest, {}, true],
    ['whose earlier order was made as a guest', guest, { account: undefined } as never, true],
    ['signed in, with a bill to another person', { brand: 'okulino', account: 7 }, {}, true],
    ['another account', { brand: 'okulino', account: 8 }, {}, false],
    ['no earlier order', { brand: 'okulino' }, { account: undefined } as never, false],
    ['the same e-mail only', { brand: 'okulino', person: { ...mara, lastName: 'Huber' } }, {}, false],
    [
      'the same name at another address',
      { brand: 'okulino', person: { ...mara, postcode: '1000' } },
      {},
      false,
    ],
    ['of another brand', { ...guest, brand: 'opalys' }, {}, false],
    ['an account of another brand', { brand: 'opalys', account: 7 }, {}, false],
    ['an order that nobody has paid', guest, { isPaid: false }, false],
    ['an order with a total of zero', guest, { total: 0 as Minor }, false],
    ['a cancelled order', guest, { state: 'cancelled' }, false],
    ['a returned order', guest, { state: 'returned' }, false],
    ['an order without an address', guest, { person: undefined } as never, false],
  ])('%s: %j, %j · CHK-19', (_, buyer, order, known) =>
    expect(isKnownCustomer(buyer, [{ ...before, ...order }])).toBe(known),
  );

  const person = fc.record({
    email: fc.constantFrom('mara@example.org', 'Mara@example.org', 'jonas@example.org', ''),
    lastName: fc.constantFrom('Keller', 'KELLER', 'Huber', '1'),
    postcode: fc.constantFrom('8002', '80.02', '8003'),
  });
  const buyer: fc.Arbitrary<Buyer> = fc.record(
    { brand: fc.constantFrom(...brandIds.slice(0, 2)), account: fc.nat(2), person },
    { requiredKeys: ['brand'] },
  );
  const order: fc.Arbitrary<EarlierOrder> = fc
    .tuple(
      buyer,
      fc.record({
        state: fc.constantFrom(...orderStates),
        isPaid: fc.boolean(),
        total: fc.nat(2).map((n) => n as Minor),
      }),
    )
    .map(([who, rest]) => ({ ...who, ...rest }));

  it('depends only on paid orders that share account or person with the buyer · CHK-19', () =>
    fc.assert(
      fc.property(buyer, fc.array(order), (who, orders) => {
        const own = orders.filter(
          ({ brand, account, person: billed }) =>
            brand === who.brand &&
            ((account !== undefined && account === who.account) ||
              (billed && who.person && isSamePerson(billed, who.person))),
        );
        expect(isKnownCustomer(who, orders)).toBe(isKnownCustomer(who, own));
        if (own.every(({ isPaid }) => !isPaid)) expect(isKnownCustomer(who, orders)).toBe(false);
      }),
    ));

  it('is not undone by further orders, in any sequence · CHK-19', () =>
    fc.assert(
      fc.property(buyer, fc.array(order), fc.array(order), (who, some, more) => {
        if (isKnownCustomer(who, some)) expect(isKnownCustomer(who, [...more, ...some])).toBe(true);
        expect(isKnownCustomer(who, [...some, ...more])).toBe(isKnownCustomer(who, [...more, ...some]));
      }),
    ));

  it('compares persons symmetrically · CHK-16', () =>
    fc.assert(
      fc.property(person, person, (one, other) => {
        expect(isSamePerson(one, other)).toBe(isSamePerson(other, one));
      }),
    ));
});
