import { describe, expect, it } from 'vitest';
import { makeOwnValuesStore } from '../../../src/application/catalogue/own-values-store.ts';
import { ownValuesText } from '../../../src/application/catalogue/own-values-text.ts';
import type { TextStore } from '../../../src/application/shared/text-store.ts';
import { goesWith } from '../../../src/domain/tracking/kept-things.ts';

const memory = (): TextStore & { readonly names: () => readonly string[] } => {
  const kept = new Map<string, string>();
  return {
    read: (name) => kept.get(name),
    write: (name, text) => {
      if (text === undefined) kept.delete(name);
      else kept.set(name, text);
      return true;
    },
    names: () => [...kept.keys()],
  };
};
const values = { right: { sphere: '-2.50' }, left: { sphere: '-3.00', cylinder: '-0.75', axis: '180' } };
const open = (allowed: boolean, device = memory()) => {
  const place = { shop: { id: 'okulino' }, tab: memory(), device, lastChoices: { isAllowed: () => allowed } };
  return { ...place, store: makeOwnValuesStore(place) };
};

describe('lens values for the listing', () => {
  it('stay in the tab, and on the device only with consent · LAW-30', () => {
    const refused = open(false);
    refused.store.keep(values);
    expect(refused.store.read()).toEqual(values);
    expect(refused.device.names()).toEqual([]);
    const agreed = open(true);
    agreed.store.keep(values);
    expect(open(true, agreed.device).store.read()).toEqual(values);
  });

  it('hold lists back from their first paint, until they are forgotten · MOTION-6', () => {
    const { store, tab } = open(false);
    store.keep(values);
    expect(tab.read('dioptra.listing-view')).toBe('values');
    store.forget();
    expect(tab.read('dioptra.listing-view')).toBeUndefined();
    store.holdLists();
    expect(tab.read('dioptra.listing-view')).toBe('values');
  });

  it('are deleted from the device when consent is withdrawn · LAW-30', () => {
    const { store, device } = open(true);
    store.keep(values);
    expect(device.names().every((name) => goesWith(name, 'values'))).toBe(true);
    open(false, device).store.keep(values);
    expect(device.names()).toEqual([]);
  });

  it('can be forgotten, and are ignored if malformed · FIND-1', () => {
    const { store, tab, device } = open(true);
    store.keep(values);
    store.forget();
    expect([ownValuesText({ shop: { id: 'okulino' }, tab, device }), store.read()]).toEqual(['', undefined]);
    tab.write('dioptra.okulino.values-now', 'x');
    expect(store.read()).toBeUndefined();
  });
});
