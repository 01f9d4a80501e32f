import { expect, it } from 'vitest';
import { fixedTests } from '../../scripts/property-runs.ts';

it('runs every property of the rules with as many cases as a command asks for', () => {
  expect(fixedTests()).toEqual([]);
});
