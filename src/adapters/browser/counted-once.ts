import type { TextStore } from '../../application/shared/text-store.ts';
import type { CountedOnce } from '../../application/tracking/ports.ts';

const key = 'dioptra.counted';
/** The newest are enough: nobody pays for the fiftieth order before last again. */
const kept = 50;

/** On the device, or for one visit in its tab; a browser that keeps nothing remembers as long as the page. */
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
      // Refused, it is counted once more after the next page at worst.
      store.write(key, JSON.stringify([name, ...names()].slice(0, kept)));
    },
  };
};
