import { useTranslation } from 'react-i18next';
import type { Listing } from '../../../domain/catalogue/listing.ts';
import { useMoney } from '../../shared/use-money.ts';
import type { ListEnds } from '../goods/list-ends.ts';
import css from './sheet-head.module.css';

/** The head of a data sheet: the number of products and the range of their prices. Source: FACE-7. */
export const SheetRanges = ({ listing, ends }: { readonly listing: Listing; readonly ends: ListEnds }) => {
  const { t } = useTranslation('sheet');
  const money = useMoney();
  const { lowest, highest, month } = ends;
  const brands = listing.facets.find(({ code }) => code === 'brand')?.values.length ?? 0;
  const figures = [
    [t('products'), listing.total],
    [t('brands'), brands > 1 && brands],
    [t('box'), lowest && highest && t('range', { from: money(lowest), to: money(highest) })],
    [t('month'), month && t('from', { amount: money(month) })],
  ] as const;
  return (
    <dl className={css.ranges}>
      {figures.map(
        ([name, figure]) =>
          figure && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{figure}</dd>
            </div>
          ),
      )}
    </dl>
  );
};
