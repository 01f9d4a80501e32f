import { isChosenPerEye } from '../../../application/cart/add-form.ts';
import type { ShownProduct } from '../../../domain/catalogue/product.ts';
import { Price, UnitPrice } from '../../shared/elements/Price.tsx';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import { useMoney } from '../../shared/use-money.ts';
import { SpecialPrice } from '../card/SpecialPrice.tsx';
import css from './price-block.module.css';

/** What one box costs, what a lens in it costs, and what more boxes save. Source: PRICE-4, PRICE-5. */
export const PriceBlock = ({ product }: { readonly product: ShownProduct }) => {
  const { t } = useTranslation(['catalogue', 'common']);
  const money = useMoney();
  const isBox = isChosenPerEye(product);
  return (
    <div className={css.block}>
      <SpecialPrice id={product.id} />
      <p className={css.price}>
        <Price price={product.price} size="l" />
        <span className={css.per}>{t(isBox ? 'product.perBox' : 'product.perPiece')}</span>
      </p>
      <p className={css.small}>
        {product.pricePerUnit && <UnitPrice unitPrice={product.pricePerUnit} />}
        <span>{t('common:price.vatAndShipping')}</span>
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
                <td>{money(price)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
};
