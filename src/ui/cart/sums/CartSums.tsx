import { useTranslation } from 'react-i18next';
import type { Cart } from '../../../domain/cart/cart.ts';
import { isShippingChosen } from '../../../domain/cart/open-shipping.ts';
import { shownSavings } from '../../../domain/cart/shown-savings.ts';
import { formatVatRate } from '../../../domain/shared/vat.ts';
import { Whole } from '../../shared/elements/Whole.tsx';
import { useServices } from '../../shared/services.ts';
import { useFormats } from '../use-formats.ts';
import styles from './CartSums.module.css';

export type Basket = Pick<
  Cart,
  | 'itemsTotal'
  | 'itemsTotalBeforePromotion'
  | 'promotionTotal'
  | 'shippingTotal'
  | 'total'
  | 'coupon'
  | 'savings'
  | 'priceChannel'
  | 'shipments'
  | 'rounding'
  | 'vat'
>;

/** The cost of the cart, as the backend computed it. Nothing is added up here. Source: CART-7, CART-16. */
export const CartSums = ({
  basket,
  shippingLater,
  isSentApart = false,
  withTotal = true,
}: {
  readonly basket: Basket;
  readonly shippingLater?: string;
  /** Whether shipping costs come on top of the total. */
  readonly isSentApart?: boolean;
  /** False where the total is shown beside the button that leads on. */
  readonly withTotal?: boolean;
}) => {
  const { t } = useTranslation(['cart', 'common']);
  const { money } = useFormats();
  const { shop } = useServices();
  const saved = shownSavings(basket, shop.priceChannel);
  const shipping = () => {
    if (!isShippingChosen(basket)) return shippingLater ?? t('sum.shippingLater');
    return basket.shippingTotal.minor === 0 ? t('sum.free') : money(basket.shippingTotal);
  };
  return (
    <dl className={styles.sums}>
      <div>
        <dt>{t('sum.items')}</dt>
        <dd>{money(basket.itemsTotalBeforePromotion)}</dd>
      </div>
      {basket.promotionTotal.minor !== 0 && (
        <div className={styles.discount}>
          <dt>
            {basket.coupon ? (
              <Whole of={basket.coupon} text={t('sum.coupon', { code: basket.coupon })} />
            ) : (
              t('sum.discount')
            )}
          </dt>
          <dd>{money(basket.promotionTotal)}</dd>
        </div>
      )}
      <div>
        <dt>{t('sum.shipping')}</dt>
        <dd>{shipping()}</dd>
      </div>
      {basket.rounding && (
        <div>
          <dt>{t('sum.rounding')}</dt>
          <dd>{money(basket.rounding)}</dd>
        </div>
      )}
      {withTotal && (
        <div className={styles.total}>
          <dt>
            {t('sum.total')} <small>{t(isSentApart ? 'common:price.vatAndShipping' : 'sum.vat')}</small>
          </dt>
          <dd>{money(basket.total)}</dd>
        </div>
      )}
      {withTotal &&
        basket.vat?.map(({ rate, vat }) => (
          <div key={rate} className={styles.tax}>
            <dt>{t('sum.vatOf', { rate: formatVatRate(rate, shop.amountLocale) })}</dt>
            <dd>{money({ minor: vat, currency: basket.total.currency })}</dd>
          </div>
        ))}
      {withTotal && saved?.website && (
        <div>
          <dt>{t('sum.website')}</dt>
          <dd>{money(saved.website)}</dd>
        </div>
      )}
      {saved && (
        <div className={styles.discount}>
          <dt>{t('sum.savings')}</dt>
          <dd>
            {saved.percent
              ? t('sum.savingsPercent', { amount: money(saved.amount), percent: saved.percent })
              : money(saved.amount)}
          </dd>
        </div>
      )}
    </dl>
  );
};
