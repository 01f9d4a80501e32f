import { useTranslation } from 'react-i18next';
import { comparePath, mostCompared } from '../../../domain/catalogue/compared.ts';
import type { ListingQuery } from '../../../domain/catalogue/listing-query.ts';
import { isComparable } from '../../../domain/catalogue/orderable.ts';
import type { ProductSummary } from '../../../domain/catalogue/product.ts';
import { Button } from '../../shared/elements/Button.tsx';
import { PreLink } from '../../shared/elements/PreLink.tsx';
import { useServices } from '../../shared/services.ts';
import type { CompareProps } from './CompareLink.tsx';
import css from './comparing.module.css';

const form = 'compare';

/** A checkbox on the card of a lens, to select it for a comparison. Source: CAT-21. */
export const CompareTick = ({
  product,
  query: { compared },
}: {
  readonly product: ProductSummary;
  readonly query: ListingQuery;
}) => {
  const { t } = useTranslation('listing');
  if (!compared || !isComparable(product)) return null;
  const { id, title } = product;
  return (
    <label className={css.tick}>
      <input
        form={form}
        type="checkbox"
        name="products"
        value={id}
        defaultChecked={compared.includes(id)}
        aria-label={t('compare.tickOf', { title })}
      />
      {t('compare.tick')}
    </label>
  );
};

/**
 * A form that leads from the selected lenses to their comparison, without scripts. It stays visible below the cards.
 * Source: CAT-21.
 */
export const CompareForm = ({
  query: { compared = [], ...query },
  products,
  to,
}: CompareProps & { readonly products: readonly ProductSummary[] }) => {
  const { t } = useTranslation('listing');
  const { locale } = useServices();
  return (
    <form id={form} className={css.form} action={comparePath(locale, [])}>
      {compared
        .filter((id) => !products.some((product) => product.id === id))
        .map((id) => (
          <input key={id} type="hidden" name="products" value={id} />
        ))}
      <p>{t('compare.how', { most: mostCompared })}</p>
      <Button type="submit">{t('compare.show')}</Button>
      <PreLink to={to(query)}>{t('compare.close')}</PreLink>
    </form>
  );
};
