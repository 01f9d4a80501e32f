import { expect, it } from 'vitest';
import { once } from '../../../src/application/shared/once.ts';

it('fetches a part once, for whoever asks', async () => {
  let fetched = 0;
  const part = once(async () => {
    fetched += 1;
    return fetched;
  });
  expect(await Promise.all([part(), part()])).toEqual([1, 1]);
  expect(await part()).toBe(1);
});

it('tells those who only wait, and only when somebody asked', async () => {
  const part = once(async () => 'here');
  const heard: string[] = [];
  void part.arrival.then((one) => heard.push(one));
  await new Promise((resolve) => setTimeout(resolve));
  expect(heard).toEqual([]);
  await part().then((one) => heard.push(`${one} as asked`));
  await part.arrival;
  expect(heard).toEqual(['here as asked', 'here']);
});

it('fetches again what could not be had, and tells of it then', async () => {
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
