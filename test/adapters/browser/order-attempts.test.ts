import { describe, expect, it } from 'vitest';
import { makeOrderAttempts } from '../../../src/adapters/browser/order-attempts.ts';
import type { CartToken } from '../../../src/domain/cart/cart.ts';
import { memoryStorage } from './memory-storage.ts';

const token = 'token-0123456789' as CartToken;

describe('an order that was asked for', () => {
  it('is remembered until it is answered · CHK-12', () => {
    const storage = memoryStorage();
    const attempts = makeOrderAttempts(() => storage);
    expect(attempts.read()).toBeUndefined();
    attempts.write(token);
    expect(makeOrderAttempts(() => storage).read()).toBe(token);
    attempts.clear();
    expect(attempts.read()).toBeUndefined();
    expect(storage.length).toBe(0);
  });

  it('is not remembered where the browser refuses, and nothing breaks', () => {
    const attempts = makeOrderAttempts(() => memoryStorage(true));
    attempts.write(token);
    attempts.clear();
    expect(attempts.read()).toBeUndefined();
  });
});
