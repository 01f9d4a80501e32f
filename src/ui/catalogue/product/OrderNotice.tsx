import type { Product, ProductSummary } from '../../../domain/catalogue/product.ts';
import { pathTo } from '../../../domain/shared/paths.ts';
import { Picture } from '../../shared/Picture.tsx';
import { PreLink } from '../../shared/PreLink.tsx';
import { Price } from '../../shared/Price.tsx';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import { useLocale } from '../../shared/use-locale.ts';
import css from './order-notice.module.css';

interface OrderNoticeProps {
  readonly product: Product;
  readonly replacement: ProductSummary | null;
}

/** Says that a product cannot be had, and what to take instead. Source: CAT-6, CAT-16, D30. */
export const OrderNotice = ({ product, replacement }: OrderNoticeProps) => {
  const { t } = useTranslation('catalogue');
  const locale = useLocale();
  const isGone = product.orderable !== 'orderable';
  if (!isGone && !replacement) return null;
  return (
    <div className={isGone ? css.gone : css.later}>
      <p className={css.text}>{t(isGone ? `product.${product.orderable}` : 'product.soldOut')}</p>
      {replacement && (
        <PreLink className={css.replacement} to={pathTo.product(locale, replacement.id, replacement.slug)}>
          <span>
            <Picture image={replacement.image} size="cart" alt="" />
          </span>
          <span>
            {t('product.toReplacement', { title: replacement.title })}
            <br />
            <Price price={replacement.price} size="s" />
          </span>
        </PreLink>
      )}
    </div>
  );
};
