import type { Locale } from '../../../../domain/shared/locale.ts';
import { pathTo, prefixOf } from '../../../../domain/shared/paths.ts';
import { type Department, departments } from '../../../shared/departments.ts';

/** Returns the department whose category a menu entry links to. */
export const departmentAt = (locale: Locale, address: string): Department | undefined =>
  departments.find(({ path }) => pathTo.category(locale, path[locale]) === address);

/** Returns the address of a menu panel's content. Source: MENU-1. */
export const panelPath = (locale: Locale, { name }: Pick<Department, 'name'>): string =>
  `${prefixOf(locale)}/menu/${name}`;
