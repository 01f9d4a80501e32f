import type { Say } from '../../../application/shared/texts.ts';
import type { OrderRow } from '../db/commerce-tables.ts';

/** Returns the file name of the legal texts. */
export const lawFile = (t: Say, { number }: Pick<OrderRow, 'number'>): string =>
  `${t('papers:law.file')}-${number}.pdf`;
