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
  const tidied: OptionalCategory[] = [];
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
    tidy: (categories) => void tidied.push(...categories),
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
    tidied,
    /** Another tab has answered. */
    elsewhere: (consent: Consent) => {
      kept = consent;
      told$.next('changed');
    },
  };
};

describe('the consent dialog', () => {
  it('is shown until it is answered, and not again · TRK-7', () => {
    const first = opened();
    expect(first.state()?.asking).toBe('bar');
    first.desk.refuse();
    expect(first.state()).toEqual({ consent: answered([]), asking: 'nothing' });
    expect(first.kept()).toEqual(answered([]));
    expect(opened(first.kept()).state()?.asking).toBe('nothing');
  });

  it('is still shown if only lens values were agreed to elsewhere, and keeps that consent · LAW-30', () => {
    const { desk, state, elsewhere, forgotten } = opened();
    elsewhere({ ...unasked, allowed: new Set(['values']) });
    expect(state()).toEqual({ consent: { ...unasked, allowed: new Set(['values']) }, asking: 'bar' });
    desk.acceptAll();
    expect(state()?.consent).toEqual(answered(['preferences', 'values', 'statistics', 'marketing']));
    expect(forgotten).toEqual([]);
    desk.refuse();
    expect(forgotten).toEqual([['preferences', 'values', 'statistics', 'marketing']]);
  });

  it('is still shown after lens values alone, and forgets them when they are refused elsewhere · LAW-30', () => {
    const { state, elsewhere, forgotten } = opened({ ...unasked, allowed: new Set(['values']) });
    expect(state()?.asking).toBe('bar');
    elsewhere(unasked);
    expect(state()).toEqual({ consent: unasked, asking: 'bar' });
    expect(forgotten).toEqual([['values']]);
  });

  it('does not include lens values when everything is accepted · LAW-30', () => {
    const { desk, kept } = opened();
    desk.acceptAll();
    expect(kept()).toEqual(answered(['preferences', 'statistics', 'marketing']));
  });

  it('accepts all or single categories, and notifies the other tabs · TRK-7', () => {
    const { desk, state, told } = opened();
    desk.acceptAll();
    expect(state()?.consent).toEqual(answered(['preferences', 'statistics', 'marketing']));
    desk.choose(['statistics']);
    expect(state()?.consent).toEqual(answered(['statistics']));
    expect(told()).toBe(2);
  });

  it('deletes the data of withdrawn categories, and of no others · TRK-7', () => {
    const { desk, forgotten } = opened();
    desk.refuse();
    desk.acceptAll();
    expect(forgotten).toEqual([]);
    desk.choose(['statistics']);
    desk.refuse();
    expect(forgotten).toEqual([['preferences', 'marketing'], ['statistics']]);
  });

  it('deletes what a lapsed consent left, before it is asked again · TRK-7 · LAW-35', () => {
    expect(opened().tidied).toEqual(['preferences', 'values', 'statistics', 'marketing']);
    expect(opened({ ...unasked, allowed: new Set(['values']) }).tidied).toEqual([
      'preferences',
      'statistics',
      'marketing',
    ]);
    // What an answer refuses was deleted with the answer.
    expect(opened(answered(['statistics'])).tidied).toEqual([]);
  });

  it('follows another tab, but not one without an answer · TRK-7', () => {
    const { state, elsewhere, forgotten } = opened();
    elsewhere(answered(['statistics']));
    expect(state()).toEqual({ consent: answered(['statistics']), asking: 'nothing' });
    elsewhere(answered([]));
    expect(forgotten).toEqual([['statistics']]);
    elsewhere(unasked);
    expect(state()?.consent).toEqual(answered([]));
  });

  it('can be opened again, and closed without an answer · TRK-7', () => {
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
