import { useTranslation } from 'react-i18next';
import type { ProductSummary } from '../../../domain/catalogue/product.ts';
import { pathTo } from '../../../domain/shared/paths.ts';
import { Picture } from '../../shared/elements/Picture.tsx';
import { PreLink } from '../../shared/elements/PreLink.tsx';
import { Price } from '../../shared/elements/Price.tsx';
import { useLocale } from '../../shared/use-locale.ts';
import css from './HeroAdvice.module.css';
import { largestDrops } from './routine.ts';

const roleOf = ({ category, contents }: ProductSummary) => {
  if (category === 'lens') return 'lens';
  if (contents.unit === 'piece') return 'case';
  return contents.amount > largestDrops ? 'care' : 'drops';
};

/** The care products for a pair of lenses, each with price and link. */
export const RoutineShelf = ({ products }: { readonly products: readonly ProductSummary[] }) => {
  const { t } = useTranslation('home');
  const locale = useLocale();
  if (products.length === 0) return null;
  return (
    <div className={css.routine}>
      <h2>{t('set.shelf')}</h2>
      <p>{t('set.shelfText')}</p>
      <ul className={css.shelf}>
        {products.map((product) => (
          <li key={product.id}>
            <PreLink to={pathTo.product(locale, product.id, product.slug)} className={css.part}>
              <Picture image={product.image} size="card" alt="" />
              <span className={css.tag}>
                <span className={css.role}>{t(`set.${roleOf(product)}`)}</span>
                <strong className={css.name}>{product.title}</strong>
                <Price price={product.price} of={product.contents} size="s" />
              </span>
            </PreLink>
          </li>
        ))}
      </ul>
    </div>
  );
};
