import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { lawFor } from '../../../application/shared/law-for.ts';
import type { Cart } from '../../../domain/cart/cart.ts';
import type { WayToPay } from '../../../domain/checkout/payment-alias.ts';
import type { PrescriptionFacts } from '../../../domain/checkout/prescription-facts.ts';
import { isSealed } from '../../../domain/orders/hygiene-seal.ts';
import { pagePath } from '../../../domain/shared/page-path.ts';
import { pathTo } from '../../../domain/shared/paths.ts';
import { useFormats } from '../../cart/use-formats.ts';
import { useServices } from '../../shared/services.ts';
import card from '../Card.module.css';
import { useCheckoutCart } from '../checkout-cart.ts';
import { StepWays } from '../frame/StepWays.tsx';
import { useCheckout } from '../use-checkout.ts';

/** `way`: undefined if nothing is to be paid. `keeps`: the payment method is stored. */
interface Wish {
  readonly way: WayToPay | undefined;
  readonly keeps: boolean;
  readonly comment: string;
  /** The prescription of the lenses, if the destination country requires one. */
  readonly prescription?: PrescriptionFacts | undefined;
  /** The consent to store the lens values of regular deliveries. Absent if it is not asked for. */
  readonly agrees?: boolean | undefined;
}

/** Places the order that the screen shows. While that is running, further clicks do nothing. Source: CHK-12, CHK-20. */
export const useOrdering = () => {
  const { checkout, locale } = useServices();
  const seen = useCheckoutCart();
  const { task } = useCheckout();
  useEffect(() => checkout.acknowledge(), [checkout]);
  return {
    busy: task._tag === 'Busy',
    /** It is not known yet whether the order was placed. */
    unanswered: task._tag === 'Busy' && task.unanswered === true,
    press: (wish: Wish) =>
      checkout.order({ ...wish, seen, returnPath: ({ token }) => pathTo.thankYou(locale, token) }),
  };
};

/** The conditions of returns in the destination country. Source: LAW-10, LAW-11. */
const ReturnTerms = ({
  cart: { items, shippingAddress },
}: {
  readonly cart: Pick<Cart, 'items' | 'shippingAddress'>;
}) => {
  const { t } = useTranslation('checkout');
  const { shop } = useServices();
  const { withdrawal, withdrawalDays: days } = lawFor(shop, shippingAddress?.countryCode);
  return (
    <>
      {t(`terms.${withdrawal}`, { days, name: shop.name })}{' '}
      {items.some(({ category }) => isSealed(category)) && t('terms.sealed')}{' '}
    </>
  );
};

/** The terms, and the order button. If something is to be paid, its label states the obligation to pay. */
export const PlaceOrder = ({
  cart,
  isFree,
  busy,
  isAsking,
  isComing,
}: {
  readonly cart: Pick<Cart, 'items' | 'shippingAddress' | 'total'>;
  readonly isFree: boolean;
  readonly busy: boolean;
  /** The button was pressed, and it is not known yet whether the order was placed. */
  readonly isAsking: boolean;
  /** The payment methods are still loading. The button would order nothing, and it looks disabled. */
  readonly isComing: boolean;
}) => {
  const { t } = useTranslation('checkout');
  const { locale } = useServices();
  const { money } = useFormats();
  return (
    <>
      <p className={card.note}>
        {t('terms.text')} <ReturnTerms cart={cart} />
        <a href={pagePath(locale, 'terms')} target="_blank" rel="noopener">
          {t('terms.terms')}
        </a>
        {/* Keeps the dot at the end of a line, never at the beginning. */}
        {'\u00a0· '}
        <a href={pagePath(locale, 'privacy')} target="_blank" rel="noopener">
          {t('terms.privacy')}
        </a>
      </p>
      <div role="status">{isAsking && <p className={card.told}>{t('order.unanswered')}</p>}</div>
      <StepWays
        next={
          isAsking ? t('order.asking') : busy ? t('order.busy') : t(isFree ? 'order.free' : 'order.button')
        }
        back="payment"
        busy={busy || isComing}
        saysItself
        sum={t('order.sum', { total: money(cart.total) })}
      />
    </>
  );
};
