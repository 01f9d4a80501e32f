import type { OrderAttempt, OrderAttempts } from '../../application/checkout/ports.ts';
import type { TextStore } from '../../application/shared/text-store.ts';

const key = 'dioptra.order-attempt';

const isAttempt = (input: unknown): input is OrderAttempt =>
  typeof input === 'object' &&
  input !== null &&
  'at' in input &&
  typeof input.at === 'number' &&
  'seen' in input &&
  typeof input.seen === 'object' &&
  input.seen !== null &&
  'token' in input.seen &&
  'lines' in input.seen &&
  Array.isArray(input.seen.lines);

/** Stored for the life of the tab; not at all if the tab stores nothing. */
export const makeOrderAttempts = (tab: TextStore): OrderAttempts => ({
  read: () => {
    try {
      const kept: unknown = JSON.parse(tab.read(key) ?? 'null');
      return isAttempt(kept) ? kept : undefined;
    } catch {
      return undefined;
    }
  },
  write: (asked) => void tab.write(key, JSON.stringify(asked)),
  clear: () => void tab.write(key),
});
