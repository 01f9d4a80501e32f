import { volumeUnitFor } from '../../../application/shared/volume-unit.ts';
import type { LensMeasures } from '../../../domain/catalogue/lens/measures.ts';
import type { ProductSummary } from '../../../domain/catalogue/product.ts';
import { useServices } from '../../shared/services.ts';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import type { ProductGridProps } from '../card/ProductGrid.tsx';
import { ProductGrid } from '../card/ProductGrid.tsx';
import { lensCostsOf, lowestOf } from '../lens-costs.ts';
import { SheetHeads, type SheetHeadsProps } from './SheetHeads.tsx';
import { SheetRow } from './SheetRow.tsx';
import css from './sheet.module.css';

interface SheetRowsProps
  extends Pick<ProductGridProps, 'products' | 'view' | 'noteOf'>,
    Omit<SheetHeadsProps, 'lenses'> {
  readonly measures: Readonly<Record<string, LensMeasures>>;
}

/** Products as lines of a data sheet. In colour, the lowest figure of a column. Source: FACE-7. */
export const SheetRows = ({ products, measures, query, to, ...grid }: SheetRowsProps) => {
  const { t } = useTranslation('sheet');
  const { shop } = useServices();
  const unit = volumeUnitFor(shop);
  const lenses = products.filter(({ category }) => category === 'lens');
  const low = lowestOf(lenses.map((product: ProductSummary) => lensCostsOf(product, unit)));
  return (
    <div className={query.compared ? css.sheet : `${css.sheet} ${css.idle}`} data-sort={query.sort}>
      <SheetHeads query={query} to={to} lenses={lenses.length > 0} />
      <ProductGrid
        {...grid}
        products={products}
        eager
        cardOf={(card) => (
          <SheetRow
            {...card}
            costs={lensCostsOf(card.product, unit)}
            low={low}
            measures={measures[card.product.id]}
          />
        )}
      />
      {lenses.length > 0 && <p className={css.note}>{t('note')}</p>}
    </div>
  );
};
