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

describe('what waits in a tab for its form to be sent', () => {
  it('goes all at once, and nothing else does', () => expect(forgotten()).toEqual(['of-somebody-else']));

  it('goes for the forms whose names begin alike', () =>
    expect(forgotten('checkout-draft-')).toEqual(['withdrawal-draft', 'of-somebody-else']));
});
