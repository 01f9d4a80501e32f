import { useTranslation } from 'react-i18next';
import { volumeUnitFor } from '../../../application/shared/volume-unit.ts';
import { includeCare } from '../../../domain/catalogue/lens/cost-of-wearing.ts';
import { useServices } from '../../shared/services.ts';
import { GoodsGrid } from '../card/GoodsGrid.tsx';
import type { GoodsRowsProps } from '../goods/goods-rows-props.ts';
import { lensCostsOf, lowestOf } from './lens-costs.ts';
import { SheetHeads } from './SheetHeads.tsx';
import { SheetRow } from './SheetRow.tsx';
import css from './sheet.module.css';

/** Products as rows of a data sheet. The lowest figure of each column is coloured. Source: FACE-7. */
export const SheetRows = ({ products, view, rows, query, to, noteOf }: GoodsRowsProps) => {
  const { t } = useTranslation('sheet');
  const { shop } = useServices();
  const unit = volumeUnitFor(shop);
  const lenses = products.filter(({ category }) => category === 'lens');
  const low = lowestOf(lenses.map((product) => lensCostsOf(product, unit)));
  return (
    <div className={query.compared ? undefined : css.idle} data-sort={query.sort}>
      <SheetHeads query={query} to={to} lenses={lenses.length > 0} />
      <GoodsGrid
        products={products}
        view={view}
        noteOf={noteOf}
        glides
        rows
        cardOf={(card) => (
          <SheetRow
            {...card}
            costs={lensCostsOf(card.product, unit)}
            low={low}
            measures={rows?.measures[card.product.id]}
          />
        )}
      />
      {lenses.length > 0 && <p className={css.note}>{t(includeCare(lenses) ? 'note' : 'noteLenses')}</p>}
    </div>
  );
};
