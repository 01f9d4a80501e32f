import * as TE from 'fp-ts/TaskEither';
import { Subject } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
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

describe('what helps to give an address', () => {
  it('has asked nothing at first', () =>
    expect(open().view()).toEqual({
      check: { checking: { _tag: 'Idle' } },
      partner: { partners: { _tag: 'Loading' }, unavailable: [] },
      suggestion: undefined,
    }));

  it('checks addresses, takes a choice, and leaves them · CHK-8', async () => {
    const { desk, view } = open();
    desk.check({ billing: typed, shipping: typed }, ['CH']);
    await waitUntil(() => expect(view()?.check.checking._tag).toBe('Asking'));
    desk.choose('corrected');
    expect(view()?.check.checking).toMatchObject({ addresses: { billing: { city: 'Zürich' } } });
    desk.leave();
    expect(view()?.check.checking._tag).toBe('Idle');
  });

  it('lists opticians, and strikes off one who cannot be had · CHK-9', async () => {
    const { desk, notes, view } = open();
    desk.loadPartners('CH');
    await waitUntil(() => expect(view()?.partner.partners).toEqual({ _tag: 'Ready', value: [] }));
    desk.choosePartner('gone');
    await waitUntil(() => expect(view()?.partner.unavailable).toEqual(['gone']));
    expect(notes).toEqual(['get_partner_error']);
  });

  describe('with an e-mail', () => {
    beforeEach(() => {
      vi.useFakeTimers();
    });
    afterEach(() => {
      vi.useRealTimers();
    });
    const slip = { typed: 'mara@gmial.com', meant: 'mara@gmail.com' };

    it('says what it was probably meant to be, and leaves the providers alone that there are · ADDR-3', () => {
      const { desk, view } = open();
      desk.typeEmail(slip.typed);
      vi.advanceTimersByTime(500);
      expect(view()?.suggestion).toEqual(slip);
      desk.typeEmail('mara@ymail.com');
      vi.advanceTimersByTime(500);
      expect(view()?.suggestion).toBeUndefined();
    });

    it('is asked once, however many watch it, and lets go of all once nobody does', () => {
      const { desk, leave, view } = open();
      desk.typeEmail(slip.typed);
      vi.advanceTimersByTime(500);
      const second: AddressDeskView[] = [];
      const other = desk.state$.subscribe((next) => second.push(next));
      // Who comes later is shown what was found, and starts no second pause.
      expect(second).toEqual([view()]);
      other.unsubscribe();
      leave();
      const third: AddressDeskView[] = [];
      desk.state$.subscribe((next) => third.push(next));
      expect(third.map(({ suggestion }) => suggestion)).toEqual([undefined]);
    });
  });
});

describe('what an address was meant to be', () => {
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

  it('is said as long as it stands as it was typed · ADDR-3', () => {
    const { meant, suggest } = typing('mara@gmial.com');
    suggest(undefined);
    suggest(slip);
    suggest({ ...slip, typed: 'mara@gmial.co' });
    expect(meant).toEqual([undefined, 'mara@gmail.com', undefined]);
  });

  it('is nothing where the code for it cannot be had · ADDR-3', () => {
    const { meant, fail } = typing('mara@gmial.com');
    fail();
    expect(meant).toEqual([undefined]);
  });
});
