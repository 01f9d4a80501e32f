import * as E from 'fp-ts/Either';
import * as t from 'io-ts';
import { expect, it } from 'vitest';
import { hydraC } from '../../../src/adapters/contract/hydra.ts';

const PageC = hydraC('Page', t.string);
const page = { 'hydra:member': ['a', 'b'], 'hydra:totalItems': 12 };

it('a Hydra page is read with and without the prefix · ORD-2', () => {
  expect(PageC.decode(page)).toEqual(E.right(page));
  expect(PageC.decode({ member: ['a', 'b'], totalItems: 12 })).toEqual(E.right(page));
});

it.each([
  null,
  'a',
  [],
  {},
  { 'hydra:member': ['a'] },
  { member: 'a', totalItems: 1 },
  { member: [1], totalItems: 1 },
])('a Hydra page is rejected if it is %j', (input) => expect(E.isLeft(PageC.decode(input))).toBe(true));
