import { expect, it } from 'vitest';
import { savesData } from '../../../src/config/browser/saves-data.ts';

it('treats data saving and slow connections as saving data, and no others', () => {
  expect(savesData({ saveData: true, effectiveType: '4g' })).toBe(true);
  expect(savesData({ effectiveType: 'slow-2g' })).toBe(true);
  expect(savesData({ saveData: false, effectiveType: '2g' })).toBe(true);
  expect(savesData({ saveData: false, effectiveType: '3g' })).toBe(false);
  expect(savesData({})).toBe(false);
});
