import { describe, expect, it } from 'vitest';
import { makeOrderAttempts } from '../../../src/adapters/browser/order-attempts.ts';
import { makeTextStore } from '../../../src/adapters/browser/storages.ts';
import type { OrderAttempt } from '../../../src/application/checkout/ports.ts';
import { seenOrder } from '../../../src/domain/checkout/seen-order.ts';
import { cartOf } from '../../arbitraries/cart.ts';
import { memoryStorage } from './memory-storage.ts';

const attempt: OrderAttempt = { seen: seenOrder(cartOf()), at: 1_000 };

describe('an order attempt', () => {
  it('is remembered with what the buyer saw until it is cleared · CHK-12', () => {
    const storage = memoryStorage();
    const attempts = makeOrderAttempts(makeTextStore(() => storage));
    expect(attempts.read()).toBeUndefined();
    attempts.write(attempt);
    expect(makeOrderAttempts(makeTextStore(() => storage)).read()).toEqual(attempt);
    attempts.clear();
    expect(attempts.read()).toBeUndefined();
    expect(storage.length).toBe(0);
  });

  it.each(['token-0123456789', '{"at":1}', '{"at":1,"seen":{"token":"a"}}', 'null', '{"seen":', '[]'])(
    'is ignored if storage holds %s',
    (text) => {
      const storage = memoryStorage();
      storage.setItem('dioptra.order-attempt', text);
      expect(makeOrderAttempts(makeTextStore(() => storage)).read()).toBeUndefined();
    },
  );

  it('is not remembered if the browser refuses storage, and nothing throws', () => {
    const attempts = makeOrderAttempts(makeTextStore(() => memoryStorage(true)));
    attempts.write(attempt);
    attempts.clear();
    expect(attempts.read()).toBeUndefined();
  });
});
