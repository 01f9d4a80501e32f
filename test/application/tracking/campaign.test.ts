import { BehaviorSubject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { rememberCampaign } from '../../../src/application/tracking/campaign.ts';
import { answered, type Consent, grantOf, unasked } from '../../../src/domain/tracking/consent.ts';
import type { Tracking } from '../../../src/domain/tracking/tracking-cookie.ts';

/** A visitor who came by this URL, in a browser with existing tracking data. */
const coming = (query: string, first: Tracking = {}, consent: Consent = unasked) => {
  let known = first;
  const kept: (readonly [Tracking, boolean])[] = [];
  const users: string[] = [];
  const consent$ = new BehaviorSubject<Consent>(consent);
  rememberCampaign({
    consent: { consent$, granted: (category) => grantOf(category, consent$.value) },
    memory: {
      read: () => known,
      keep: (tracking, granted) => {
        known = tracking;
        kept.push([tracking, granted?.category === 'marketing']);
      },
    },
    users: { keep: (_, uid) => void users.push(uid) },
    query: new URLSearchParams(query),
  });
  const order = () => {
    known = {};
  };
  return { consent$, known: () => known, kept, users, order };
};

const marketing = answered(['marketing']);
const both = { studio_id: '7', utm_source: 'letter' };

describe('the campaign of a visitor', () => {
  it('is stored as far as an order needs it, and in full with consent to marketing · TRK-2 · TRK-7', () => {
    const { consent$, kept } = coming('studio_id=7&utm_source=letter&q=x');
    expect(kept).toEqual([[{ studio_id: '7' }, false]]);
    consent$.next(answered(['statistics']));
    expect(kept).toHaveLength(1);
    consent$.next(marketing);
    expect(kept.slice(1)).toEqual([[both, true]]);
  });

  it('is reduced again when the consent is withdrawn · TRK-2 · TRK-7', () => {
    const { consent$, known } = coming('studio_id=7&utm_source=letter', {}, marketing);
    expect(known()).toEqual(both);
    consent$.next(answered([]));
    expect(known()).toEqual({ studio_id: '7' });
  });

  it('overwrites the parameters of an earlier one, and keeps its others · TRK-2', () =>
    expect(coming('utm_source=letter', { utm_source: 'search', utm_id: '1' }, marketing).known()).toEqual({
      utm_source: 'letter',
      utm_id: '1',
    }));

  it('is not stored again once an order has cleared it, whatever the consent becomes · TRK-2 · CART-4', () => {
    const { consent$, known, order } = coming('studio_id=7&utm_source=letter');
    order();
    consent$.next(marketing);
    expect(known()).toEqual({});
    consent$.next(answered([]));
    consent$.next(marketing);
    expect(known()).toEqual({});
  });

  it.each<[string, Tracking, Consent]>([
    ['', {}, unasked],
    ['', both, marketing],
    ['utm_source=letter', both, marketing],
    ['utm_source=letter', { studio_id: '7' }, unasked],
  ])(
    'from the query %j is not stored again if %j is known and the consent is %j · TRK-2',
    (query, known, consent) => expect(coming(query, known, consent).kept).toEqual([]),
  );
});

describe('the user id of an address', () => {
  it('is stored with consent to marketing, and not before · TRK-3 · TRK-7', () => {
    const { consent$, users } = coming('uid=42');
    consent$.next(answered(['statistics', 'preferences']));
    expect(users).toEqual([]);
    consent$.next(marketing);
    expect(users).toEqual(['42']);
  });

  it('is not stored if it is empty · TRK-3', () => expect(coming('uid=', {}, marketing).users).toEqual([]));
});
