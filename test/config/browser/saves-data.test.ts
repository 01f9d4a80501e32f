import { expect, it } from 'vitest';
import { savesData } from '../../../src/config/browser/saves-data.ts';

it('spares who saves data and who has a slow connection, and nobody else', () => {
  expect(savesData({ saveData: true, effectiveType: '4g' })).toBe(true);
  expect(savesData({ effectiveType: 'slow-2g' })).toBe(true);
  expect(savesData({ saveData: false, effectiveType: '2g' })).toBe(true);
  expect(savesData({ saveData: false, effectiveType: '3g' })).toBe(false);
  expect(savesData({})).toBe(false);
});
