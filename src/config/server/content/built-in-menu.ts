import type { Department } from '../../../ui/shared/departments.ts';

/** What is below each department, where nobody wrote a menu; the names are words of `stories.navigation` and `slug`. */
export const builtInMenu = {
  lenses: ['daily', 'twoWeekly', 'monthly', 'dailyToric', 'monthlyToric', 'multifocal', 'colour'],
  care: ['multiPurpose', 'peroxide', 'drops', 'cases'],
  sunglasses: ['polarised', 'gradient', 'mirrored', 'photochromic'],
  reading: ['clear', 'blueFilter', 'foldable'],
} as const satisfies Readonly<Record<Department['name'], readonly string[]>>;
