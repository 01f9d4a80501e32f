import { useTranslation } from 'react-i18next';
import type { OptionCode } from '../../../../domain/catalogue/lens/lens-options.ts';
import { isForSale, isSoldOut } from '../../../../domain/catalogue/orderable.ts';
import type { ProductSummary } from '../../../../domain/catalogue/product.ts';
import { pathTo } from '../../../../domain/shared/paths.ts';
import { productAlertLink } from '../../../../domain/shared/product-alert-path.ts';
import { Availability } from '../../../shared/elements/Availability.tsx';
import { Picture } from '../../../shared/elements/Picture.tsx';
import { PreLink } from '../../../shared/elements/PreLink.tsx';
import { Price } from '../../../shared/elements/Price.tsx';
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

/** The measures in which lenses are compared, whether they differ or not. */
const compared = ['radius', 'diameter'] as const satisfies readonly OptionCode[];

/**
 * Says that a product is unavailable, and what to buy instead. The same product in another pack size comes first.
 * Source: CAT-6, CAT-16, STOCK-7, LAW-21.
 */
export const OrderNotice = ({ product, replacement }: OrderNoticeProps) => {
  const { t } = useTranslation(['catalogue', 'common', 'facts']);
  const locale = useLocale();
  const words = useOptionWords();
  const values = (code: OptionCode, list: readonly string[]) =>
    list.map((value) => words.value(code, value)).join(' / ');
  const isGone = !isForSale(product);
  const isLens = product.category === 'lens';
  const same = isGone ? product.upsell.find((one) => isForSale(one) && one.stock > 0) : undefined;
  const amountOf = ({ contents: { amount, unit } }: Pick<ProductSummary, 'contents'>) =>
    t(`common:contents.${unit}`, { count: amount });
  const against = (after: string, before: string) =>
    after === before ? after : t('product.instead', { after, before });
  const measures = compared.flatMap((code) => {
    const change = replacement?.changed.find((one) => one.code === code);
    const before = product.options.find((option) => option.code === code)?.values ?? [];
    if (before.length === 0) return [];
    return [{ code, text: against(values(code, change?.after ?? before), values(code, before)) }];
  });
  return (
    <div className={isGone ? css.gone : css.later}>
      <p className={css.text}>{t(reasonOf(product))}</p>
      {product.orderable === 'orderable' && isSoldOut(product) && product.options.length === 0 && (
        <a href={productAlertLink(locale, 'stock', product.id)} rel="nofollow">
          {t('facts:alert.stock')}
        </a>
      )}
      {same && (
        <PreLink className={css.replacement} to={pathTo.product(locale, same.id, same.slug)}>
          <span>
            <Picture image={same.image} size="cart" alt="" />
          </span>
          <span>
            {t(isLens ? 'facts:gone.sameLens' : 'facts:gone.same', { title: same.title })}
            <br />
            <Price price={same.price} of={same.contents} size="s" />
            <Availability product={same} />
          </span>
        </PreLink>
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
            {measures.map(({ code, text }) => (
              <span key={code} className={css.changed}>
                {words.short(code)} {text}
              </span>
            ))}
            {isLens && (
              <span className={css.changed}>{against(amountOf(replacement), amountOf(product))}</span>
            )}
          </span>
        </PreLink>
      )}
      {isGone && isLens && replacement && <p className={css.changed}>{t('facts:gone.askFirst')}</p>}
    </div>
  );
};
