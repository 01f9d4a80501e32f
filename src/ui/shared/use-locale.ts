import type { Locale } from '../../domain/shared/locale.ts';
import { useServices } from './services.ts';

/** The language of this page. It never changes while the page is loaded. Source: ROUTE-14. */
export const useLocale = (): Locale => useServices().locale;
