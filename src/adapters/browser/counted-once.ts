import type { CountedOnce } from '../../application/tracking/ports.ts';

const key = 'dioptra.counted';
/** The newest are enough: nobody pays for his fiftieth order before last again. */
const kept = 50;

/** In the device's storage; one that is refused remembers as long as the page. */
export const makeCountedOnce = (storage: () => Pick<Storage, 'getItem' | 'setItem'>): CountedOnce => {
  let here: readonly string[] = [];
  const names = (): readonly string[] => {
    try {
      const list: unknown = JSON.parse(storage().getItem(key) ?? '[]');
      return Array.isArray(list) ? list.filter((one): one is string => typeof one === 'string') : [];
    } catch {
      return [];
    }
  };
  return {
    has: (name) => here.includes(name) || names().includes(name),
    add: (_granted, name) => {
      here = [name, ...here];
      try {
        storage().setItem(key, JSON.stringify([name, ...names()].slice(0, kept)));
      } catch {
        // Counted once more after the next page at worst.
      }
    },
  };
};
