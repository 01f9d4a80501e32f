import type { OptionCode } from '../../../../domain/catalogue/lens/lens-options.ts';
import { isForSale, isSoldOut } from '../../../../domain/catalogue/orderable.ts';
import { pathTo } from '../../../../domain/shared/paths.ts';
import { productAlertLink } from '../../../../domain/shared/product-alert-path.ts';
import { Picture } from '../../../shared/elements/Picture.tsx';
import { PreLink } from '../../../shared/elements/PreLink.tsx';
import { Price } from '../../../shared/elements/Price.tsx';
import { useTranslation } from '../../../shared/translation/use-translation.ts';
import { useLocale } from '../../../shared/use-locale.ts';
import { useOptionWords } from '../../../shared/use-option-words.ts';
import css from './order-notice.module.css';
import type { OrderNoticeProps } from './order-notice-props.ts';

const reasonOf = (product: OrderNoticeProps['product']) => {
  switch (product.orderable) {
    case 'orderable':
      return isSoldOut(product) ? 'product.stopped' : 'product.soldOut';
    case 'withheld':
      return 'facts:withheld';
    default:
      return `product.${product.orderable}` as const;
  }
};

/** Says that a product cannot be had, and what to take instead. Source: CAT-6, CAT-16, STOCK-7, LAW-21, D30. */
export const OrderNotice = ({ product, replacement }: OrderNoticeProps) => {
  const { t } = useTranslation(['catalogue', 'facts']);
  const locale = useLocale();
  const words = useOptionWords();
  const values = (code: OptionCode, list: readonly string[]) =>
    list.map((value) => words.value(code, value)).join(' / ');
  const isGone = !isForSale(product);
  return (
    <div className={isGone ? css.gone : css.later}>
      <p className={css.text}>{t(reasonOf(product))}</p>
      {product.orderable === 'orderable' && isSoldOut(product) && product.options.length === 0 && (
        <a href={productAlertLink(locale, 'stock', product.id)} rel="nofollow">
          {t('facts:alert.stock')}
        </a>
      )}
      {replacement && (
        <PreLink className={css.replacement} to={pathTo.product(locale, replacement.id, replacement.slug)}>
          <span>
            <Picture image={replacement.image} size="cart" alt="" />
          </span>
          <span>
            {t('product.toReplacement', { title: replacement.title })}
            <br />
            <Price price={replacement.price} of={replacement.contents} size="s" />
            {replacement.changed.map(({ code, before, after }) => (
              <span key={code} className={css.changed}>
                {words.short(code)}{' '}
                {t('product.instead', { after: values(code, after), before: values(code, before) })}
              </span>
            ))}
          </span>
        </PreLink>
      )}
    </div>
  );
};
