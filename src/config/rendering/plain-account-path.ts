import type { Locale } from '../../domain/shared/locale.ts';
import { pathTo } from '../../domain/shared/paths.ts';

/** The account for visitors without scripts. */
export const plainAccountPath = (locale: Locale): string => pathTo.account(locale, 'plain');
