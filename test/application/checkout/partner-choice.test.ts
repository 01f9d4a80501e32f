import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { makePartnerChoice, type PartnerView } from '../../../src/application/checkout/partner-choice.ts';
import type { AddressPort } from '../../../src/application/customer/ports/addresses.ts';
import type { Failure } from '../../../src/application/shared/failure.ts';
import type { Notification } from '../../../src/application/shared/notifications.ts';
import type { Partner } from '../../../src/domain/checkout/partner.ts';

const partner = (id: string, flags: Partial<Partner> = {}): Partner => ({
  id,
  name: 'Optik',
  street: 'Seestrasse',
  streetNumber: '1',
  postcode: '8001',
  city: 'Zürich',
  countryCode: 'CH',
  pickupEnabled: true,
  pickup: true,
  ...flags,
});
const settled = () => new Promise((resolve) => setImmediate(resolve));

const start = (port: Partial<AddressPort>) => {
  const told: Notification[] = [];
  const over: string[] = [];
  const choice = makePartnerChoice(
    { partners: () => TE.right([]), partner: (id) => TE.right(partner(id)), ...port },
    { notify: (notification) => void told.push(notification), settle: (matter) => void over.push(matter) },
  );
  let view: PartnerView | undefined;
  choice.state$.subscribe((next) => {
    view = next;
  });
  return { choice, told, over, view: () => view };
};

describe('the choice of a pickup optician', () => {
  it('marks those without pickup as unavailable, by either flag · CHK-9', async () => {
    const list = [partner('a'), partner('b', { pickupEnabled: false }), partner('c', { pickup: false })];
    const { choice, view } = start({ partners: () => TE.right(list) });
    choice.load('CH');
    await settled();
    expect(view()).toMatchObject({ partners: { _tag: 'Ready' }, unavailable: ['b', 'c'] });
  });

  it.each([
    ['does not exist any more', TE.left({ _tag: 'NotFound' } as const)],
    ['is refused', TE.left({ _tag: 'Refused', code: 'partner.not_available', violations: [] } as const)],
    ['is paused by now', TE.right(partner('a', { pickup: false }))],
  ])('shows a notification when the chosen one %s · CHK-9 · CALL-3', async (_, answer) => {
    const { choice, told, view } = start({ partner: () => answer });
    choice.choose('a');
    await settled();
    expect(told).toMatchObject([
      { key: 'get_partner_error', tone: 'danger', text: { key: 'checkout:partner.get_partner_error' } },
    ]);
    expect(view()?.unavailable).toEqual(['a']);
  });

  it('tells the form once that its choice is gone, whether its own answer or the list says so · CHK-9', async () => {
    const paused = partner('a', { pickup: false });
    const gone: string[] = [];
    const { choice } = start({ partner: () => TE.right(paused), partners: () => TE.right([paused]) });
    choice.choose('a', () => gone.push('answer'));
    await settled();
    expect(gone).toEqual(['answer']);
    choice.choose('', () => gone.push('none'));
    choice.load('CH');
    await settled();
    expect(gone).toEqual(['answer']);

    const listed = start({
      partner: () => TE.left({ _tag: 'Unreachable' }),
      partners: () => TE.right([paused]),
    });
    listed.choice.choose('a', () => gone.push('list'));
    await settled();
    listed.choice.load('CH');
    await settled();
    expect(gone).toEqual(['answer', 'list']);
  });

  it.each<Failure>([{ _tag: 'Unreachable' }, { _tag: 'Unavailable', status: 502 }])(
    'says why the chosen one could not be checked, and does not call it paused: %j · CHK-9 · CALL-3',
    async (failure) => {
      let isCut = true;
      const { choice, told, over, view } = start({
        partner: (id) => async () => (isCut ? E.left(failure) : E.right(partner(id))),
      });
      choice.choose('a');
      await settled();
      expect(told).toMatchObject([
        { key: 'get_partner_error', tone: 'danger', text: { key: `error.${failure._tag}` } },
      ]);
      expect(view()?.unavailable).toEqual([]);
      isCut = false;
      choice.choose('a');
      await settled();
      expect(over).toEqual(told.map(({ matter }) => matter));
    },
  );

  it('withdraws that notification once another one is found · NOTE-11', async () => {
    const { choice, told, over } = start({
      partner: (id) => (id === 'gone' ? TE.left({ _tag: 'NotFound' }) : TE.right(partner(id))),
    });
    choice.choose('gone');
    await settled();
    expect(over).toEqual([]);
    choice.choose('a');
    await settled();
    expect(over).toEqual(told.map(({ matter }) => matter));
  });

  it('reports nothing about a choice that was replaced before its response · CHK-9', async () => {
    const { choice, told } = start({
      partner: (id) => (id === 'gone' ? TE.left({ _tag: 'NotFound' }) : TE.right(partner(id))),
    });
    choice.choose('gone');
    choice.choose('a');
    choice.choose('');
    await settled();
    expect(told).toEqual([]);
  });

  it('keeps the failure if the list cannot be loaded · CHK-9 · CALL-3', async () => {
    const { choice, view } = start({ partners: () => TE.left({ _tag: 'Unreachable' }) });
    choice.load('CH');
    await settled();
    expect(view()?.partners).toMatchObject({ _tag: 'Failed', error: { _tag: 'Unreachable' } });
  });

  it('accepts one that offers pickup, without a notification · CHK-9', async () => {
    const { choice, told, view } = start({});
    choice.choose('a');
    await settled();
    expect([told, view()?.unavailable]).toEqual([[], []]);
  });

  it('sends no request when the choice is cleared · CHK-9', async () => {
    const asked: string[] = [];
    const { choice } = start({
      partner: (id) => {
        asked.push(id);
        return TE.right(partner(id));
      },
    });
    choice.choose('a');
    choice.choose('');
    await settled();
    expect(asked).toEqual(['a']);
  });

  it('marks each one as unavailable once, however often it is chosen, and after the list is loaded again · CHK-9', async () => {
    const { choice, told, view } = start({
      partners: () => TE.right([partner('a'), partner('b'), partner('c', { pickup: false })]),
      partner: () => TE.left({ _tag: 'NotFound' }),
    });
    for (const id of ['a', 'b', 'a']) {
      choice.choose(id);
      await settled();
    }
    expect([told.length, view()?.unavailable]).toEqual([3, ['b', 'a']]);
    choice.load('CH');
    await settled();
    expect(view()?.unavailable).toEqual(['b', 'a', 'c']);
  });

  it('keeps the list on screen while another one is loading, and marks it as loading · CHK-9', async () => {
    const list = [partner('a')];
    const { choice, view } = start({ partners: () => TE.right(list) });
    choice.load('CH');
    await settled();
    choice.load('DE');
    expect(view()?.partners).toEqual({ _tag: 'Loading', value: list });
  });
});
