import type { TextStore } from '../../application/shared/text-store.ts';
import type { CountedOnce } from '../../application/tracking/ports.ts';

const key = 'dioptra.counted';
/** Only the newest are kept: an order from fifty orders ago is not paid again. */
const kept = 50;

/** Stored on the device, or per visit in the tab. If the browser stores nothing, it is remembered while the page is open. */
export const makeCountedOnce = (store: TextStore): CountedOnce => {
  let here: readonly string[] = [];
  const names = (): readonly string[] => {
    try {
      const list: unknown = JSON.parse(store.read(key) ?? '[]');
      return Array.isArray(list) ? list.filter((one): one is string => typeof one === 'string') : [];
    } catch {
      return [];
    }
  };
  return {
    has: (name) => here.includes(name) || names().includes(name),
    add: (_granted, name) => {
      here = [name, ...here];
      // If storing is refused, it is at worst counted once more after the next page.
      store.write(key, JSON.stringify([name, ...names()].slice(0, kept)));
    },
  };
};
