import { expect, it } from 'vitest';
import { tellUndecided } from '../../../../src/config/server/flags/tell-undecided.ts';

it('reports which feature was not decided, at most sixty times a minute', () => {
  const told: unknown[] = [];
  let now = 0;
  const tell = tellUndecided(
    (error) => void told.push(error),
    () => now,
  );
  for (let n = 0; n < 500; n += 1) tell(`nothing-${n}`, { _tag: 'NotFound' });
  expect(told).toHaveLength(60);
  expect(told[0]).toMatchObject({ name: 'FlagUndecided', code: 'nothing-0 NotFound' });
  now = 60_000;
  tell('hero', { _tag: 'Unavailable', status: 504 });
  expect(told.at(-1)).toMatchObject({ code: 'hero Unavailable' });
});
