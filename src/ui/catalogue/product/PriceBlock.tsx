import { isChosenPerEye } from '../../../application/cart/add-form.ts';
import { costOfWearingOf } from '../../../domain/catalogue/lens/cost-of-wearing.ts';
import type { ShownProduct } from '../../../domain/catalogue/product.ts';
import { productAlertLink } from '../../../domain/shared/product-alert-path.ts';
import { BasePrice } from '../../shared/elements/BasePrice.tsx';
import { Price } from '../../shared/elements/Price.tsx';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import { useLocale } from '../../shared/use-locale.ts';
import { useMoney } from '../../shared/use-money.ts';
import { SpecialPrice } from '../card/SpecialPrice.tsx';
import css from './price-block.module.css';

/** What one box costs, what a lens in it and wearing it cost, and what more boxes save. Source: LAW-17, PRICE-4, PRICE-5, STOCK-8. */
export const PriceBlock = ({ product }: { readonly product: ShownProduct }) => {
  const { t } = useTranslation(['catalogue', 'common', 'facts']);
  const money = useMoney();
  const locale = useLocale();
  const cost = costOfWearingOf(product);
  const isBox = isChosenPerEye(product);
  return (
    <div className={css.block}>
      <SpecialPrice id={product.id} />
      <p className={css.price}>
        <Price price={product.price} of={product.contents} size="l">
          <span className={css.per}>{t(isBox ? 'product.perBox' : 'product.perPiece')}</span>
        </Price>
      </p>
      <p className={css.small}>
        <span>{t('common:price.vatAndShipping')}</span>
        {cost && <span>{t('facts:wearCost', { month: money(cost.month), year: money(cost.year) })}</span>}
        {product.orderable === 'orderable' && (
          <a href={productAlertLink(locale, 'price', product.id)} rel="nofollow">
            {t('facts:alert.price')}
          </a>
        )}
      </p>
      {product.bulkPrices.length > 0 && (
        <table className={css.bulk}>
          <caption>{t('product.bulk.title')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('product.bulk.quantity')}</th>
              <th scope="col">{t(isBox ? 'product.bulk.price' : 'product.bulk.piecePrice')}</th>
            </tr>
          </thead>
          <tbody>
            {product.bulkPrices.map(({ quantity, price }) => (
              <tr key={quantity}>
                <th scope="row">{t('product.bulk.from', { quantity })}</th>
                <td>
                  {money(price)}
                  <BasePrice price={price} of={product.contents} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
};
