import { useTranslation } from 'react-i18next';
import { isChosenPerEye } from '../../../application/cart/add-form.ts';
import { isForSale } from '../../../domain/catalogue/orderable.ts';
import type { ShownProduct } from '../../../domain/catalogue/product.ts';
import { BasePrice, Price } from '../../shared/elements/Price.tsx';
import { useMoney } from '../../shared/use-money.ts';
import { SpecialPrice } from '../card/SpecialPrice.tsx';
import css from './price-block.module.css';

/**
 * The price of a box, the price per lens, and the saving for several boxes. Collapsed where space is limited. Source:
 * LAW-17, PRICE-4, PRICE-5.
 */
export const PriceBlock = ({ product }: { readonly product: ShownProduct }) => {
  const { t } = useTranslation(['catalogue', 'common', 'facts']);
  const money = useMoney();
  const isBox = isChosenPerEye(product);
  return (
    <div className={css.block}>
      <SpecialPrice id={product.id} />
      <p className={css.price}>
        {!isForSale(product) && <span className={css.per}>{t('facts:gone.before')}</span>}
        <Price price={product.price} of={product.contents} size="l">
          <span className={css.per}>{t(isBox ? 'product.perBox' : 'product.perPiece')}</span>
        </Price>
      </p>
      <p className={css.small}>{t('common:price.vatAndShipping')}</p>
      {product.bulkPrices.length > 0 && (
        <details className={css.bulk}>
          <summary>{t('product.bulk.title')}</summary>
          <table aria-label={t('product.bulk.title')}>
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
        </details>
      )}
    </div>
  );
};
