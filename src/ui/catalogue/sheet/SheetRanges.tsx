import type { Listing } from '../../../domain/catalogue/listing.ts';
import { Fact } from '../../shared/elements/Fact.tsx';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import { useMoney } from '../../shared/use-money.ts';
import type { ListEnds } from './list-ends.ts';
import css from './sheet-head.module.css';

/** How much a list holds, and between which amounts: the head of a data sheet. Source: FACE-7. */
export const SheetRanges = ({ listing, ends }: { readonly listing: Listing; readonly ends: ListEnds }) => {
  const { t } = useTranslation('sheet');
  const money = useMoney();
  const { lowest, highest, month } = ends;
  const brands = listing.facets.find(({ code }) => code === 'brand')?.values.length ?? 0;
  return (
    <dl className={css.ranges}>
      <Fact name={t('products')}>{listing.total}</Fact>
      {brands > 1 && <Fact name={t('brands')}>{brands}</Fact>}
      {lowest && highest && (
        <Fact name={t('box')}>{t('range', { from: money(lowest), to: money(highest) })}</Fact>
      )}
      {month && <Fact name={t('month')}>{t('from', { amount: money(month) })}</Fact>}
    </dl>
  );
};
