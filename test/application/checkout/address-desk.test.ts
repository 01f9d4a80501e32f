import * as TE from 'fp-ts/TaskEither';
import { Subject } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AddressPair } from '../../../src/application/checkout/address-check.ts';
import { type AddressDeskView, makeAddressDesk } from '../../../src/application/checkout/address-desk.ts';
import { meantEmail } from '../../../src/application/checkout/meant-email.ts';
import type { AddressPort } from '../../../src/application/customer/ports/addresses.ts';
import { emailPattern } from '../../../src/domain/customer/email.ts';
import { plainAddress } from '../../arbitraries/address.ts';
import { waitUntil } from '../../wait-until.ts';

const typed = { ...plainAddress, city: 'Zürch' };
const never = () => () => new Promise<never>(() => undefined);

const open = (change: Partial<AddressPort> = {}) => {
  const notes: string[] = [];
  const desk = makeAddressDesk({
    addresses: {
      addresses: never,
      create: never,
      update: never,
      remove: never,
      locate: never,
      assign: never,
      own: never,
      partners: () => TE.right([]),
      partner: () => TE.left({ _tag: 'NotFound' }),
      sanitize: () => TE.right({ sanitized: true, address: { ...plainAddress, city: 'Zürich' } }),
      ...change,
    } as AddressPort,
    notifications: { notify: ({ key }) => void notes.push(key), settle: () => undefined },
    mailProviders: ['ymail.com'],
    shop: { emailPattern },
  });
  let view: AddressDeskView | undefined;
  const subscription = desk.state$.subscribe((next) => {
    view = next;
  });
  return { desk, notes, view: () => view, leave: () => subscription.unsubscribe() };
};

describe('the address desk', () => {
  it('starts idle, without a check or a suggestion', () =>
    expect(open().view()).toEqual({
      check: { checking: { _tag: 'Idle' } },
      partner: { partners: { _tag: 'Loading' }, unavailable: [] },
      suggestion: undefined,
    }));

  it('checks addresses, takes over the chosen one, and resets when it is left · CHK-8', async () => {
    const { desk, view } = open();
    const saved: AddressPair[] = [];
    desk.check({ billing: typed, shipping: typed }, ['CH'], (addresses) => saved.push(addresses));
    await waitUntil(() => expect(view()?.check.checking._tag).toBe('Asking'));
    desk.choose('corrected');
    expect(saved).toMatchObject([{ billing: { city: 'Zürich' } }]);
    desk.check({ billing: typed, shipping: typed }, ['CH'], (addresses) => saved.push(addresses));
    desk.leave();
    expect(view()?.check.checking._tag).toBe('Idle');
  });

  it('lists pickup opticians, and marks one that cannot be loaded as unavailable · CHK-9', async () => {
    const { desk, notes, view } = open();
    desk.loadPartners('CH');
    await waitUntil(() => expect(view()?.partner.partners).toEqual({ _tag: 'Ready', value: [] }));
    desk.choosePartner('gone');
    await waitUntil(() => expect(view()?.partner.unavailable).toEqual(['gone']));
    expect(notes).toEqual(['get_partner_error']);
  });

  describe('the e-mail suggestion', () => {
    beforeEach(() => {
      vi.useFakeTimers();
    });
    afterEach(() => {
      vi.useRealTimers();
    });
    const slip = { typed: 'mara@gmial.com', meant: 'mara@gmail.com' };

    it('corrects a likely typing error, but leaves a known mail provider alone · ADDR-3', () => {
      const { desk, view } = open();
      desk.typeEmail(slip.typed);
      vi.advanceTimersByTime(500);
      expect(view()?.suggestion).toEqual(slip);
      desk.typeEmail('mara@ymail.com');
      vi.advanceTimersByTime(500);
      expect(view()?.suggestion).toBeUndefined();
    });

    it('is computed once for all subscribers, and cleared when the last one leaves', () => {
      const { desk, leave, view } = open();
      desk.typeEmail(slip.typed);
      vi.advanceTimersByTime(500);
      const second: AddressDeskView[] = [];
      const other = desk.state$.subscribe((next) => second.push(next));
      // A later subscriber receives the result at once, and starts no second pause.
      expect(second).toEqual([view()]);
      other.unsubscribe();
      leave();
      const third: AddressDeskView[] = [];
      desk.state$.subscribe((next) => third.push(next));
      expect(third.map(({ suggestion }) => suggestion)).toEqual([undefined]);
    });
  });
});

describe('the suggestion for a typed e-mail', () => {
  const typing = (text: string) => {
    const state$ = new Subject<AddressDeskView>();
    const meant: (string | undefined)[] = [];
    const desk = {
      check: { checking: { _tag: 'Idle' } },
      partner: { partners: { _tag: 'Loading' }, unavailable: [] },
    } as const;
    meantEmail({ state$ }, text).subscribe((next) => meant.push(next));
    return {
      meant,
      suggest: (suggestion: AddressDeskView['suggestion']) => state$.next({ ...desk, suggestion }),
      fail: () => state$.error(new Error('no chunk')),
    };
  };
  const slip = { typed: 'mara@gmial.com', meant: 'mara@gmail.com' };

  it('is offered only while the typed text is unchanged · ADDR-3', () => {
    const { meant, suggest } = typing('mara@gmial.com');
    suggest(undefined);
    suggest(slip);
    suggest({ ...slip, typed: 'mara@gmial.co' });
    expect(meant).toEqual([undefined, 'mara@gmail.com', undefined]);
  });

  it('is undefined if its code cannot be loaded · ADDR-3', () => {
    const { meant, fail } = typing('mara@gmial.com');
    fail();
    expect(meant).toEqual([undefined]);
  });
});
