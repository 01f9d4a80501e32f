import { useTranslation } from 'react-i18next';
import { lawFor } from '../../../application/shared/law-for.ts';
import type { Cart } from '../../../domain/cart/cart.ts';
import { isSealed } from '../../../domain/orders/hygiene-seal.ts';
import { pagePath } from '../../../domain/shared/page-path.ts';
import { useFormats } from '../../cart/use-formats.ts';
import { useServices } from '../../shared/services.ts';
import card from '../Card.module.css';
import { StepWays } from '../frame/StepWays.tsx';

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
