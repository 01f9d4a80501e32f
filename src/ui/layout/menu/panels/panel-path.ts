import type { Locale } from '../../../../domain/shared/locale.ts';
import { pathTo, prefixOf } from '../../../../domain/shared/paths.ts';
import { type Department, departments } from '../../../shared/departments.ts';

/** The department whose category an entry of the menu leads to. */
export const departmentAt = (locale: Locale, address: string): Department | undefined =>
  departments.find(({ path }) => pathTo.category(locale, path[locale]) === address);

/** Where what a panel of the menu shows is had. Source: MENU-1. */
export const panelPath = (locale: Locale, { name }: Pick<Department, 'name'>): string =>
  `${prefixOf(locale)}/menu/${name}`;
