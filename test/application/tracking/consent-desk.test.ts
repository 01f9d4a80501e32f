import { Subject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { type ConsentState, makeConsentDesk } from '../../../src/application/tracking/consent-desk.ts';
import {
  answered,
  type Consent,
  type OptionalCategory,
  unasked,
} from '../../../src/domain/tracking/consent.ts';

const opened = (first: Consent = unasked) => {
  let kept = first;
  let told = 0;
  const forgotten: OptionalCategory[][] = [];
  const told$ = new Subject<unknown>();
  const desk = makeConsentDesk({
    kept: {
      read: () => kept,
      write: (allowed) => {
        kept = answered(allowed);
      },
    },
    tabs: {
      tell: () => {
        told += 1;
      },
      told$,
    },
    forget: (categories) => void forgotten.push([...categories]),
  });
  let state: ConsentState | undefined;
  desk.state$.subscribe((next) => {
    state = next;
  });
  return {
    desk,
    state: () => state,
    kept: () => kept,
    told: () => told,
    forgotten,
    /** Another tab has answered. */
    elsewhere: (consent: Consent) => {
      kept = consent;
      told$.next('changed');
    },
  };
};

describe('the question for consent', () => {
  it('is asked until it is answered, and never again · TRK-7', () => {
    const first = opened();
    expect(first.state()?.asking).toBe('bar');
    first.desk.refuse();
    expect(first.state()).toEqual({ consent: answered([]), asking: 'nothing' });
    expect(first.kept()).toEqual(answered([]));
    expect(opened(first.kept()).state()?.asking).toBe('nothing');
  });

  it('leaves values that were agreed to at their place, and still asks for the rest · LAW-30', () => {
    const { desk, state, elsewhere, forgotten } = opened();
    elsewhere({ ...unasked, allowed: new Set(['values']) });
    expect(state()).toEqual({ consent: { ...unasked, allowed: new Set(['values']) }, asking: 'bar' });
    desk.acceptAll();
    expect(state()?.consent).toEqual(answered(['preferences', 'values', 'statistics', 'marketing']));
    expect(forgotten).toEqual([]);
    desk.refuse();
    expect(forgotten).toEqual([['preferences', 'values', 'statistics', 'marketing']]);
  });

  it('asks for the rest, and forgets values that are refused at their place · LAW-30', () => {
    const { state, elsewhere, forgotten } = opened({ ...unasked, allowed: new Set(['values']) });
    expect(state()?.asking).toBe('bar');
    elsewhere(unasked);
    expect(state()).toEqual({ consent: unasked, asking: 'bar' });
    expect(forgotten).toEqual([['values']]);
  });

  it('does not take values along where everything is allowed · LAW-30', () => {
    const { desk, kept } = opened();
    desk.acceptAll();
    expect(kept()).toEqual(answered(['preferences', 'statistics', 'marketing']));
  });

  it('takes all, or each for itself, and tells the other tabs · TRK-7', () => {
    const { desk, state, told } = opened();
    desk.acceptAll();
    expect(state()?.consent).toEqual(answered(['preferences', 'statistics', 'marketing']));
    desk.choose(['statistics']);
    expect(state()?.consent).toEqual(answered(['statistics']));
    expect(told()).toBe(2);
  });

  it('forgets what is not allowed any more, and only that · TRK-7', () => {
    const { desk, forgotten } = opened();
    desk.refuse();
    desk.acceptAll();
    expect(forgotten).toEqual([]);
    desk.choose(['statistics']);
    desk.refuse();
    expect(forgotten).toEqual([['preferences', 'marketing'], ['statistics']]);
  });

  it('follows another tab, and is not undone by one that keeps nothing · TRK-7', () => {
    const { state, elsewhere, forgotten } = opened();
    elsewhere(answered(['statistics']));
    expect(state()).toEqual({ consent: answered(['statistics']), asking: 'nothing' });
    elsewhere(answered([]));
    expect(forgotten).toEqual([['statistics']]);
    elsewhere(unasked);
    expect(state()?.consent).toEqual(answered([]));
  });

  it('is looked at again whenever somebody wants to, and closed without an answer · TRK-7', () => {
    const { desk, state } = opened();
    desk.openSettings();
    expect(state()?.asking).toBe('settings');
    desk.closeSettings();
    expect(state()?.asking).toBe('bar');
    desk.refuse();
    desk.openSettings();
    desk.closeSettings();
    expect(state()).toEqual({ consent: answered([]), asking: 'nothing' });
  });
});
