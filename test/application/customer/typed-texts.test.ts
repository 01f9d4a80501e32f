import { describe, expect, it } from 'vitest';
import { forgetTyped, typedTexts } from '../../../src/application/customer/typed-texts.ts';

const forgotten = (start?: string) => {
  const kept = new Map([...typedTexts, 'of-somebody-else'].map((name) => [name, 'typed']));
  forgetTyped(
    {
      write: (name, text) => {
        if (text === undefined) kept.delete(name);
        return true;
      },
    },
    start,
  );
  return [...kept.keys()];
};

describe('the texts of unsent forms kept in a tab', () => {
  it('are all cleared, and nothing else is', () => expect(forgotten()).toEqual(['of-somebody-else']));

  it('are cleared for the forms whose names share a prefix', () =>
    expect(forgotten('checkout-draft-')).toEqual(['checkout-order', 'withdrawal-draft', 'of-somebody-else']));
});
