import { use, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProductId } from '../../../domain/catalogue/product.ts';
import { IslandsContext } from '../../shared/island.tsx';
import { useServices } from '../../shared/services.ts';
import css from './price-notes.module.css';

const never = () => () => undefined;
const notYet = () => false;

/** Whether a product's price is marked as special. False on the server and during hydration. Source: CAT-5. */
const useSpecialPrice = (id: ProductId): boolean => {
  const { shop, addedProducts } = useServices();
  const isSpecial = () => shop.features.specialPrice && addedProducts.read().includes(id);
  return useSyncExternalStore(never, isSpecial, notYet);
};

/**
 * The mark of a price that is special for this visitor. Otherwise it renders nothing. In a document it is hidden until
 * `ProductMarks` shows it. Source: CAT-5.
 */
export const SpecialPrice = ({ id }: { readonly id: ProductId }) => {
  const { t } = useTranslation('catalogue');
  const { specialPrice } = useServices().shop.features;
  const waits = use(IslandsContext) !== undefined && specialPrice;
  const isSpecial = useSpecialPrice(id);
  return (
    (waits || isSpecial) && (
      <span className={css.special} {...(waits && { 'data-special': id, hidden: true })}>
        {t('card.special')}
      </span>
    )
  );
};
