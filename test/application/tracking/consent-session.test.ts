import { BehaviorSubject, VirtualTimeScheduler } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { makeConsentSession } from '../../../src/application/tracking/consent-session.ts';
import { answered, type Consent, unasked } from '../../../src/domain/tracking/consent.ts';

/** A platform whose script arrives after `after` polls. */
const outside = (after: number, first: Consent = unasked) => {
  const time = new VirtualTimeScheduler();
  const said: string[] = [];
  const consent$ = new BehaviorSubject<Consent>(first);
  let looks = 0;
  const session = makeConsentSession(
    {
      isThere: () => {
        looks += 1;
        return looks > after;
      },
      consent$,
      open: () => void said.push('open'),
      speak: (language) => void said.push(language),
    },
    'fr',
    time,
  );
  const until = (ms: number) => {
    time.maxFrames = ms;
    time.flush();
  };
  return { session, said, consent$, until, looks: () => looks };
};

describe('a consent platform', () => {
  it('is looked for every 100 ms until it is loaded, and given the language once · TRK-7', () => {
    const { said, until, looks } = outside(3);
    until(299);
    expect([looks(), said]).toEqual([3, []]);
    until(300);
    expect(said).toEqual(['FR']);
    until(5000);
    expect([looks(), said]).toEqual([4, ['FR']]);
  });

  it('grants nothing before it is loaded, nor after a withdrawal · TRK-7', () => {
    const { session, consent$, until } = outside(1, answered(['statistics']));
    expect(session.granted('statistics')).toBeUndefined();
    until(100);
    expect(session.granted('statistics')).toMatchObject({ category: 'statistics' });
    expect(session.granted('marketing')).toBeUndefined();
    consent$.next(answered([]));
    expect(session.granted('statistics')).toBeUndefined();
  });

  it('opens once it is loaded · TRK-7', () => {
    const { session, said, until } = outside(1);
    session.open();
    expect(said).toEqual([]);
    until(100);
    expect(said).toEqual(['FR', 'open']);
  });
});
