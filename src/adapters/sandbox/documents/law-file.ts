import type { Say } from '../../../application/shared/texts.ts';
import type { OrderRow } from '../db/commerce-tables.ts';

/** What the file with the texts of the law is called. */
export const lawFile = (t: Say, { number }: Pick<OrderRow, 'number'>): string =>
  `${t('papers:law.file')}-${number}.pdf`;
