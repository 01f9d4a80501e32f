import type { ProductId } from '../../../domain/catalogue/product.ts';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import css from './product-card.module.css';
import { useSpecialPrice } from './use-special-price.ts';

/** The mark of a price that is special to this visitor; nothing where it is not. Source: CAT-5. */
export const SpecialPrice = ({ id }: { readonly id: ProductId }) => {
  const { t } = useTranslation('catalogue');
  return useSpecialPrice(id) && <span className={css.special}>{t('card.special')}</span>;
};
