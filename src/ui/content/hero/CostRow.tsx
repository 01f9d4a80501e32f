import { useTranslation } from 'react-i18next';
import type { ProductSummary } from '../../../domain/catalogue/product.ts';
import type { Money } from '../../../domain/shared/money.ts';
import { pathTo } from '../../../domain/shared/paths.ts';
import type { LensCosts } from '../../catalogue/sheet/lens-costs.ts';
import { Picture } from '../../shared/elements/Picture.tsx';
import { PreLink } from '../../shared/elements/PreLink.tsx';
import { useLocale } from '../../shared/use-locale.ts';
import { useMoney } from '../../shared/use-money.ts';
import css from './HeroSplit.module.css';

/** A measure as a bar. `share`: its share of the largest one. */
const Bar = ({ share }: { readonly share: number }) => (
  <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true" className={css.bar}>
    <path d={`M0 0H${Math.round(share * 100)}V8H0z`} />
  </svg>
);

/** One row of the sheet. `low`: the lowest figure of each column, which is marked. */
export const CostRow = ({
  lens,
  costs,
  low,
  oxygen,
  most,
}: {
  readonly lens: ProductSummary;
  readonly costs: LensCosts;
  readonly low: LensCosts;
  /** The oxygen transmissibility of the lens, if known, and the highest of all lenses. Units: Dk/t. */
  readonly oxygen: number | undefined;
  readonly most: number;
}) => {
  const { t } = useTranslation('common');
  const locale = useLocale();
  const money = useMoney();
  const cell = (name: keyof LensCosts, amount: Money | undefined) => (
    <td className={css[name]} data-low={(amount && amount.minor === low[name]?.minor) || undefined}>
      {amount && money(amount)}
    </td>
  );
  return (
    <tr>
      <th scope="row">
        <PreLink to={pathTo.product(locale, lens.id, lens.slug)} className={css.lens}>
          <Picture image={lens.image} size="thumbnail" alt="" eager />
          {lens.title}
        </PreLink>
      </th>
      <td className={css.wear}>{lens.lensUsage && t(`product.lensUsage.${lens.lensUsage}`)}</td>
      <td className={css.box}>{money(lens.price.current)}</td>
      {cell('unit', costs.unit)}
      {cell('day', costs.day)}
      {cell('month', costs.month)}
      {cell('year', costs.year)}
      <td className={css.oxygen}>
        {oxygen !== undefined && (
          <span>
            {oxygen}
            <Bar share={oxygen / most} />
          </span>
        )}
      </td>
    </tr>
  );
};
