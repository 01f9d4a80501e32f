import { useTranslation } from 'react-i18next';
import { pathTo } from '../../../domain/shared/paths.ts';
import { ProductGrid } from '../../catalogue/card/ProductGrid.tsx';
import { dial } from '../../shared/dial.ts';
import { buttonClass } from '../../shared/elements/button.ts';
import { PreLink } from '../../shared/elements/PreLink.tsx';
import { useServices } from '../../shared/services.ts';
import { AddedLately } from './AddedLately.tsx';
import type { Help } from './help-on.ts';
import css from './nothing-found.module.css';

/**
 * Help for a search without results: the parts of the query that have results, categories, the products ordered most,
 * search tips, and the shop's contact.
 */
export const NothingFound = ({ help: { categories, parts, ordered } }: { readonly help: Help }) => {
  const { t } = useTranslation(['search', 'common']);
  const { locale, shop } = useServices();
  return (
    <div className={css.help}>
      {parts.length > 0 && (
        <nav aria-label={t('none.parts')}>
          <h2>{t('none.parts')}</h2>
          <ul className={css.links}>
            {parts.map(({ query, count }) => (
              <li key={query}>
                <PreLink to={pathTo.search(locale, query)}>{t('none.part', { query, count })}</PreLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {categories.length > 0 && (
        <nav aria-label={t('none.popular')}>
          <h2>{t('none.popular')}</h2>
          <ul className={css.links}>
            {categories.map(({ id, title, path }) => (
              <li key={id}>
                <PreLink to={pathTo.category(locale, path)}>{title}</PreLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {ordered.length > 0 && (
        <section>
          <h2>{t('none.ordered')}</h2>
          <ProductGrid products={ordered} heading="h3" />
        </section>
      )}
      <section>
        <h2>{t('none.tips')}</h2>
        <ul className={css.tips}>
          <li>{t('none.spelling')}</li>
          <li>{t('none.fewer')}</li>
          <li>{t('none.number')}</li>
        </ul>
      </section>
      <AddedLately />
      <section className={css.support}>
        <h2>{t('none.support')}</h2>
        <p>{t('none.supportText')}</p>
        <p className={css.phone}>
          <a href={dial(shop.contact.phone)}>{shop.contact.phone}</a>
          <span>{t('common:layout.hours', { hours: shop.contact.hours })}</span>
        </p>
        <p className={css.actions}>
          <a href={dial(shop.contact.phone)} className={buttonClass('primary')}>
            {t('none.call')}
          </a>
          <a href={`mailto:${shop.contact.email}`} className={buttonClass('secondary')}>
            {t('none.write')}
          </a>
        </p>
      </section>
    </div>
  );
};
