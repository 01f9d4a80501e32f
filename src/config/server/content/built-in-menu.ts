import type { Department } from '../../../ui/shared/departments.ts';

/** The entries below each department if no menu was edited; their names are texts of `stories.navigation` and `slug`. */
export const builtInMenu = {
  lenses: ['daily', 'twoWeekly', 'monthly', 'dailyToric', 'monthlyToric', 'multifocal', 'colour'],
  care: ['multiPurpose', 'peroxide', 'drops', 'cases'],
  sunglasses: ['polarised', 'gradient', 'mirrored', 'photochromic'],
  reading: ['clear', 'blueFilter', 'foldable'],
} as const satisfies Readonly<Record<Department['name'], readonly string[]>>;
