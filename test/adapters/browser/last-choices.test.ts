import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { type ChoicePlaces, makeLastChoices } from '../../../src/adapters/browser/last-choices.ts';
import { makeTextStore } from '../../../src/adapters/browser/storages.ts';
import type { TextStore } from '../../../src/application/shared/text-store.ts';
import type { LastChoice } from '../../../src/domain/catalogue/lens/last-choice.ts';
import { prescription } from '../../arbitraries/prescription.ts';
import { plainProductId } from '../../arbitraries/product.ts';

/** The part of a browser's storage that is used. */
const makeDevice = (items = new Map<string, string>()): Storage => ({
  getItem: (key) => items.get(key) ?? null,
  setItem: (key, value) => void items.set(key, value),
  removeItem: (key) => void items.delete(key),
  clear: () => items.clear(),
  key: () => null,
  length: 0,
});
const nothing = makeTextStore(() => makeDevice());
/** A visitor who agreed that values are stored. */
const agreed = (device: TextStore, tab: TextStore = nothing): ChoicePlaces => ({
  device,
  tab,
  isAllowed: () => true,
  allow: async () => undefined,
});
const choice: LastChoice = {
  productId: '10010' as LastChoice['productId'],
  eyes: { right: { values: { sphere: '-2.50' }, quantity: 2 } },
};

describe('the store of last choices', () => {
  const device = makeDevice();

  it('returns what was kept', () =>
    fc.assert(
      fc.asyncProperty(fc.record({ productId: plainProductId, eyes: prescription }), async (kept) => {
        const choices = makeLastChoices(agreed(makeTextStore(() => device)), 'okulino');
        await choices.keep(kept);
        expect(choices.isKept()).toBe(true);
        expect(await choices.read()).toEqual(kept);
      }),
      { numRuns: 50 },
    ));
  it('keeps one choice for each shop, and can forget it', async () => {
    const one = makeDevice();
    const [okulino, opalys] = [
      makeLastChoices(agreed(makeTextStore(() => one)), 'okulino'),
      makeLastChoices(agreed(makeTextStore(() => one)), 'opalys'),
    ];
    await okulino.keep(choice);
    expect(opalys.isKept()).toBe(false);
    expect(await opalys.read()).toBeUndefined();
    okulino.forget();
    expect(okulino.isKept()).toBe(false);
  });

  it.each(['nonsense', '{}', '{"product_id":7,"eyes":{}}', '{"product_id":"7","eyes":{"right":{}}}'])(
    'reads nothing from the invalid entry %s',
    async (text) => {
      const choices = makeLastChoices(
        agreed(makeTextStore(() => makeDevice(new Map([['dioptra.okulino.lens', text]])))),
        'okulino',
      );
      expect(choices.isKept()).toBe(true);
      expect(await choices.read()).toBeUndefined();
    },
  );

  it('keeps nothing if the browser refuses storage', async () => {
    const choices = makeLastChoices(
      agreed(
        makeTextStore(() => {
          throw new Error('refused');
        }),
      ),
      'okulino',
    );
    await choices.keep(choice);
    choices.forget();
    expect(choices.isKept()).toBe(false);
  });
  it('notifies when the choice is forgotten in this or another tab, for its own shop only · AUTH-22', async () => {
    const tab = new EventTarget();
    vi.stubGlobal('addEventListener', tab.addEventListener.bind(tab));
    const one = makeTextStore(() => makeDevice());
    const [okulino, opalys] = [
      makeLastChoices(agreed(one), 'okulino'),
      makeLastChoices(agreed(one), 'opalys'),
    ];
    const heard: string[] = [];
    const end = new AbortController();
    okulino.onForgotten(() => heard.push('okulino'), end.signal);
    opalys.onForgotten(() => heard.push('opalys'), new AbortController().signal);
    await vi.waitFor(async () => {
      makeLastChoices(agreed(one), 'okulino').forget();
      await Promise.resolve();
      expect(heard).toContain('okulino');
    });
    expect(heard).not.toContain('opalys');
    const elsewhere = (key: string | null, newValue: string | null) =>
      tab.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));
    heard.length = 0;
    elsewhere('dioptra.opalys.lens', '{}');
    elsewhere('dioptra.opalys.lens', null);
    elsewhere(null, null);
    expect(heard.toSorted()).toEqual(['okulino', 'opalys', 'opalys']);
    end.abort();
    heard.length = 0;
    elsewhere('dioptra.okulino.lens', null);
    expect(heard).toEqual([]);
  });

  it('keeps nothing without consent, and deletes the choice when consent is withdrawn · LAW-30', async () => {
    const device = makeTextStore(() => one);
    const one = makeDevice();
    let allowed = false;
    const places: ChoicePlaces = {
      device,
      tab: nothing,
      isAllowed: () => allowed,
      allow: async (allows) => {
        allowed = allows;
      },
    };
    const choices = makeLastChoices(places, 'okulino');
    await choices.keep(choice);
    expect(choices.isKept()).toBe(false);
    await choices.allow(true);
    await choices.keep(choice);
    expect(await choices.read()).toEqual(choice);
    await choices.allow(false);
    expect(choices.isAllowed()).toBe(false);
    expect(device.read('dioptra.okulino.lens')).toBeUndefined();
  });

  it('hands values to the next page of the tab once, without keeping them · LAW-30', async () => {
    const [device, tab] = [makeDevice(), makeDevice()];
    const choices = makeLastChoices(
      {
        device: makeTextStore(() => device),
        tab: makeTextStore(() => tab),
        isAllowed: () => false,
        allow: async () => undefined,
      },
      'okulino',
    );
    await choices.handOver(choice);
    expect(choices.isKept()).toBe(true);
    expect(device.getItem('dioptra.okulino.lens')).toBeNull();
    expect(await choices.read()).toEqual(choice);
    expect(choices.isKept()).toBe(false);
    expect(await choices.read()).toBeUndefined();
  });
});
