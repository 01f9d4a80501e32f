import { Fragment, type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router';
import type { Cart } from '../../../domain/cart/cart.ts';
import { leavesCheckout } from '../../../domain/cart/cart-lifecycle.ts';
import { beginsCheckout } from '../../../domain/checkout/checkout-gate.ts';
import { redirectReason } from '../../../domain/checkout/redirect-reason.ts';
import type { CheckoutStep } from '../../../domain/shared/checkout-step.ts';
import { pathTo } from '../../../domain/shared/paths.ts';
import { useCart } from '../../cart/use-cart.ts';
import { useAccount } from '../../identity/use-account.ts';
import { useGuards } from '../../identity/use-guards.ts';
import { useIdentity } from '../../identity/use-identity.ts';
import { Head } from '../../shared/elements/Head.tsx';
import { RedirectWithReason } from '../../shared/RedirectWithReason.tsx';
import { useServices } from '../../shared/services.ts';
import card from '../Card.module.css';
import { CheckoutSkeleton } from '../CheckoutSkeleton.tsx';
import { Problem } from '../Problem.tsx';
import { readPlacedOrder } from '../placed-order.ts';
import { useCheckout } from '../use-checkout.ts';
import { useDeparture } from '../use-departure.ts';

/** Returns the cart of an account that was just here. Undefined after its customer has signed out. */
const useLost = (cart: Cart | undefined, departures: number): Cart | undefined => {
  const [seen, setSeen] = useState<{ readonly cart: Cart; readonly departures: number }>();
  // A sign-out does not make the same cart a new one.
  if (cart && cart !== seen?.cart) setSeen({ cart, departures });
  const isOfAccount = seen?.cart.customer?.accountId !== undefined;
  return !cart && isOfAccount && seen.departures === departures ? seen.cart : undefined;
};

/** Shows a step once the cart is restored and the guard allows it. Otherwise it redirects to the right place. */
export const Guarded = ({
  step,
  ended,
  children,
}: {
  readonly step: CheckoutStep;
  /** Shown instead once the session has ended. `cart`: the cart that was here. */
  readonly ended: (cart: Cart | undefined) => ReactNode;
  readonly children: (cart: Cart) => ReactNode;
}) => {
  const { t } = useTranslation('checkout');
  const { locale, cart: session, checkout, tab, account } = useServices();
  const { remote, tasks } = useCart();
  const { task, isOpening } = useCheckout();
  useDeparture(task);

  const cart = remote.value ?? undefined;
  const identity = useIdentity();
  const verdict = useGuards({ identity, checkout: { state: cart?.checkoutState, step } });

  const { expired, isStale, isClaiming, departures = 0, task: asked, identity: heard } = useAccount();
  const [departuresBefore] = useState(departures);
  const lost = useLost(cart, departures);
  const isAsked = useRef<Cart>(undefined);
  const isGone = lost !== undefined && remote._tag === 'Ready' && task._tag !== 'Busy';
  useEffect(() => {
    if (!isGone || isAsked.current === lost) return;
    isAsked.current = lost;
    account.refresh();
  }, [isGone, lost, account]);

  const query = useSearchParams()[0];
  const isReorder = query.get('isReorder') === 'true';
  const isByWallet = query.has('approved');
  const begins =
    cart &&
    (verdict._tag === 'Allowed' || verdict._tag === 'Redirect') &&
    beginsCheckout(step, isReorder, isByWallet);
  useEffect(() => {
    if (begins) checkout.begin();
  }, [begins, checkout]);

  const ordering = task._tag === 'Busy' && task.name === 'order';
  const leaving = task._tag === 'Ordered' || task._tag === 'PaymentNotStarted';
  if (leaving || (ordering && !cart))
    return <CheckoutSkeleton title={t('title')} text={t('order.leaving')} />;
  if (verdict._tag === 'Wait' || (!cart && remote._tag === 'Loading'))
    return <CheckoutSkeleton title={t('title')} text={t('loading')} />;
  if (!cart && remote._tag === 'Failed')
    return (
      <section className={card.card}>
        <Head title={t('title')} />
        <h1 className={card.title}>{t('title')}</h1>
        <Problem title={t('guard.failed')} failure={remote.error} onRetry={session.restore} />
      </section>
    );
  const placed = cart ? undefined : readPlacedOrder(tab);
  if (placed) return <Navigate to={pathTo.thankYou(locale, placed)} replace />;
  // A step that was sent, or an order of an earlier page, will say in a moment why its cart is gone.
  const isComing =
    isOpening ||
    isClaiming ||
    tasks.length > 0 ||
    task._tag === 'Busy' ||
    (isGone && (isAsked.current !== lost || asked._tag === 'Busy'));
  if (!cart && isComing) return <CheckoutSkeleton title={t('title')} text={t('loading')} />;
  if (!cart && (expired || isStale)) return ended(lost);
  const hasLeft = departures !== departuresBefore;
  const reason = hasLeft ? undefined : redirectReason(verdict, step, cart?.items.length);
  // A visitor whose identity was rejected is signed out as well, and is told so instead of seeing the page.
  const why = heard?._tag === 'Failed' ? 'account:link.failed' : reason && `checkout:guard.${reason}`;
  if (!cart || verdict._tag === 'Home' || leavesCheckout(cart, true))
    return <RedirectWithReason to={pathTo.home(locale)} why={why} />;
  if (verdict._tag === 'Redirect')
    return <RedirectWithReason to={pathTo.checkout(locale, verdict.step)} why={why} />;
  // What was typed in the screens of a customer who has left goes with them.
  return <Fragment key={departures}>{children(cart)}</Fragment>;
};
