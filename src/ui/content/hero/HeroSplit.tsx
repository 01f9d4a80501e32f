import { use } from 'react';
import { volumeUnitFor } from '../../../application/shared/volume-unit.ts';
import { basePriceOf } from '../../../domain/catalogue/price/base-price.ts';
import type { ProductSummary } from '../../../domain/catalogue/product.ts';
import { pathTo } from '../../../domain/shared/paths.ts';
import { Picture } from '../../shared/elements/Picture.tsx';
import { PreLink } from '../../shared/elements/PreLink.tsx';
import { useServices } from '../../shared/services.ts';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import { useLocale } from '../../shared/use-locale.ts';
import { useMoney } from '../../shared/use-money.ts';
import { BlockDataContext } from '../views.ts';
import { HeroClaim } from './HeroClaim.tsx';
import css from './HeroSplit.module.css';
import type { HeroProps } from './hero-props.ts';

const Row = ({ lens }: { readonly lens: ProductSummary }) => {
  const { t } = useTranslation(['home', 'common']);
  const locale = useLocale();
  const money = useMoney();
  const { shop } = useServices();
  const base = basePriceOf(lens.price.current, lens.contents, volumeUnitFor(shop));
  return (
    <tr>
      <th scope="row">
        <PreLink to={pathTo.product(locale, lens.id, lens.slug)} className={css.lens}>
          <Picture image={lens.image} size="thumbnail" alt="" eager />
          {lens.title}
        </PreLink>
      </th>
      <td className={css.wear}>{lens.lensUsage && t(`common:product.lensUsage.${lens.lensUsage}`)}</td>
      <td className={css.number}>{money(lens.price.current)}</td>
      <td className={css.unit}>{base && money(base.price)}</td>
    </tr>
  );
};

/** The claim on one side, on the other the proof: what one lens costs. */
export const HeroSplit = (props: HeroProps) => {
  const { t } = useTranslation('home');
  const { lenses } = use(BlockDataContext).hero;
  return (
    <section className={css.hero}>
      <div className={css.inner}>
        <HeroClaim {...props} />
        {lenses.length > 0 && (
          <table className={css.table}>
            <caption className={css.caption}>{t('table.caption')}</caption>
            <thead>
              <tr>
                <th scope="col">{t('table.lens')}</th>
                <th scope="col" className={css.wear}>
                  {t('table.wear')}
                </th>
                <th scope="col" className={css.number}>
                  {t('table.box')}
                </th>
                <th scope="col" className={css.number}>
                  {t('table.perLens')}
                </th>
              </tr>
            </thead>
            <tbody>
              {lenses.map((lens) => (
                <Row key={lens.id} lens={lens} />
              ))}
            </tbody>
          </table>
        )}
      </div>
    </section>
  );
};
