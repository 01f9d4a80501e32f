import { describe, expect, it } from 'vitest';
import { answering } from '../../../src/application/shared/answering.ts';

interface Greeter {
  readonly hello: (name: string) => string;
  readonly bye: (name: string) => string;
}

describe('an answering object', () => {
  const greeter = answering<Greeter>(
    { bye: (name) => `So long, ${name}` },
    (word) => (name: string) => `${word} ${name}`,
  );

  it('passes unknown methods on by name, and answers its own directly', () =>
    expect([greeter.hello('Mia'), greeter.bye('Mia')]).toEqual(['hello Mia', 'So long, Mia']));

  it('can be awaited like any other value', async () => expect(await greeter).toBe(greeter));
});
