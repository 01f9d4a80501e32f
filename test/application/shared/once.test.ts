import { expect, it } from 'vitest';
import { once } from '../../../src/application/shared/once.ts';

it('fetches a part once, for all callers', async () => {
  let fetched = 0;
  const part = once(async () => {
    fetched += 1;
    return fetched;
  });
  expect(await Promise.all([part(), part()])).toEqual([1, 1]);
  expect(await part()).toBe(1);
});

it('notifies waiting listeners of a part, and only once it was requested', async () => {
  const part = once(async () => 'here');
  const heard: string[] = [];
  void part.arrival.then((one) => heard.push(one));
  await new Promise((resolve) => setTimeout(resolve));
  expect(heard).toEqual([]);
  await part().then((one) => heard.push(`${one} as asked`));
  await part.arrival;
  expect(heard).toEqual(['here as asked', 'here']);
});

it('fetches a part again after a failure, and then notifies its listeners', async () => {
  let tries = 0;
  const part = once(async () => {
    tries += 1;
    if (tries === 1) throw new Error('no network');
    return tries;
  });
  await expect(part()).rejects.toThrow('no network');
  expect(await part()).toBe(2);
  expect(await part.arrival).toBe(2);
});
