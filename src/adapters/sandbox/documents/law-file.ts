import type { OrderRow } from '../db/commerce-tables.ts';
import { lawWords } from './law-words.ts';

/** What the file with the texts of the law is called. */
export const lawFile = ({ locale, number }: Pick<OrderRow, 'locale' | 'number'>): string =>
  `${lawWords[locale].file}-${number}.pdf`;
