import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { volumeUnitFor } from '../../../application/shared/volume-unit.ts';
import { includeCare } from '../../../domain/catalogue/lens/cost-of-wearing.ts';
import type { ProductSummary } from '../../../domain/catalogue/product.ts';
import { lensCostsOf, lowestOf } from '../../catalogue/sheet/lens-costs.ts';
import { Drawing } from '../../shared/elements/Drawing.tsx';
import { useServices } from '../../shared/services.ts';
import { BlockDataContext } from '../views.ts';
import { CostRow } from './CostRow.tsx';
import { HeroClaim } from './HeroClaim.tsx';
import css from './HeroSplit.module.css';
import type { HeroProps } from './hero-props.ts';

const columns = ['wear', 'box', 'unit', 'day', 'month', 'year'] as const;
const words = {
  wear: 'table.wear',
  box: 'table.box',
  unit: 'table.perLens',
  day: 'table.perDay',
  month: 'table.perMonth',
  year: 'table.perYear',
} as const;

/** The costs of wearing each lens, as columns of figures. */
const Sheet = ({ lenses }: { readonly lenses: readonly ProductSummary[] }) => {
  const { t } = useTranslation('home');
  const { shop } = useServices();
  const costs = lenses.map((lens) => lensCostsOf(lens, volumeUnitFor(shop)));
  const low = lowestOf(costs);
  const { oxygen = {} } = use(BlockDataContext);
  const most = Math.max(1, ...Object.values(oxygen));
  return (
    <>
      <table className={css.table}>
        <caption className={css.caption}>{t('table.caption')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('table.lens')}</th>
            {columns.map((name) => (
              <th key={name} scope="col" className={css[name]}>
                {t(words[name])}
              </th>
            ))}
            <th scope="col" className={css.oxygen}>
              <abbr title={t('table.oxygen')}>Dk/t</abbr>
            </th>
          </tr>
        </thead>
        <tbody>
          {lenses.map((lens, index) => (
            <CostRow
              key={lens.id}
              lens={lens}
              costs={costs[index] ?? {}}
              low={low}
              oxygen={oxygen[lens.id]}
              most={most}
            />
          ))}
        </tbody>
      </table>
      <p className={css.note}>{t(includeCare(lenses) ? 'table.note' : 'table.noteLenses')}</p>
    </>
  );
};

/** A data sheet: the claim, a drawing of the measures, and below both the costs of each lens. */
export const HeroSplit = (props: HeroProps) => {
  const { lenses } = use(BlockDataContext).hero;
  return (
    <section className={css.hero}>
      <div className={css.inner}>
        <HeroClaim {...props} />
        <Drawing name="hero" eager className={css.drawing} />
        {lenses.length > 0 && (
          <div className={css.sheet}>
            <Sheet lenses={lenses} />
          </div>
        )}
      </div>
    </section>
  );
};
