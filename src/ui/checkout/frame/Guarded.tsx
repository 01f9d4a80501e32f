import { type ReactNode, useEffect } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import type { Cart } from '../../../domain/cart/cart.ts';
import { leavesCheckout } from '../../../domain/cart/cart-lifecycle.ts';
import { beginsCheckout } from '../../../domain/checkout/checkout-gate.ts';
import type { CheckoutStep } from '../../../domain/shared/checkout-step.ts';
import { pathTo } from '../../../domain/shared/paths.ts';
import { useCart } from '../../cart/use-cart.ts';
import { useGuards } from '../../identity/use-guards.ts';
import { useIdentity } from '../../identity/use-identity.ts';
import { useServices } from '../../shared/services.ts';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import card from '../Card.module.css';
import { CheckoutSkeleton } from '../CheckoutSkeleton.tsx';
import { Problem } from '../Problem.tsx';
import { readPlacedOrder } from '../placed-order.ts';
import { useCheckout } from '../use-checkout.ts';
import { useDeparture } from '../use-departure.ts';

const guards = ['checkout'] as const;

/** Lets a step in once the cart is restored and the gate agrees; sends everybody else where they belong. */
export const Guarded = ({
  step,
  children,
}: {
  readonly step: CheckoutStep;
  readonly children: (cart: Cart) => ReactNode;
}) => {
  const { t } = useTranslation('checkout');
  const { locale, cart: session, checkout } = useServices();
  const { remote } = useCart();
  const { task } = useCheckout();
  useDeparture(task);

  const cart = remote.value ?? undefined;
  const identity = useIdentity();
  const verdict = useGuards(guards, { identity, checkout: { state: cart?.checkoutState, step } });
  const dropped = verdict._tag === 'Home' && verdict.dropCart;
  useEffect(() => {
    if (dropped) session.forget();
  }, [dropped, session]);

  const isReorder = useSearchParams()[0].get('isReorder') === 'true';
  const begins =
    cart && (verdict._tag === 'Allowed' || verdict._tag === 'Redirect') && beginsCheckout(step, isReorder);
  useEffect(() => {
    if (begins) checkout.begin();
  }, [begins, checkout]);

  const ordering = task._tag === 'Saving' && task.step === 'order';
  const leaving = task._tag === 'Ordered' || task._tag === 'PaymentNotStarted';
  if (leaving || (ordering && !cart)) return <CheckoutSkeleton text={t('order.leaving')} />;
  if (verdict._tag === 'Wait' || (!cart && remote._tag === 'Loading'))
    return <CheckoutSkeleton text={t('loading')} />;
  if (!cart && remote._tag === 'Failed')
    return (
      <section className={card.card}>
        <h1 className={card.title}>{t('title')}</h1>
        <Problem title={t('guard.failed')} failure={remote.error} onRetry={session.restore} />
      </section>
    );
  const placed = cart ? undefined : readPlacedOrder();
  if (placed) return <Navigate to={pathTo.thankYou(locale, placed)} replace />;
  if (!cart || verdict._tag === 'Home' || leavesCheckout(cart, true))
    return <Navigate to={pathTo.home(locale)} replace />;
  if (verdict._tag === 'Redirect') return <Navigate to={pathTo.checkout(locale, verdict.step)} replace />;
  return children(cart);
};
