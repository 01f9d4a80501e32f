import { useCallback, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useParams } from 'react-router';
import { canRetry } from '../../../application/shared/failure.ts';
import type { CartToken } from '../../../domain/cart/cart.ts';
import { resume } from '../../../domain/checkout/checkout-gate.ts';
import { followUp } from '../../../domain/identity/hash-sign-in.ts';
import { flagsError } from '../../../domain/orders/abandoned-cart.ts';
import { pathTo } from '../../../domain/shared/paths.ts';
import problem from '../../cart/notices/CartProblem.module.css';
import { useDesk } from '../../cart/use-desk.ts';
import { useAccount } from '../../identity/use-account.ts';
import { useIdentity } from '../../identity/use-identity.ts';
import { buttonClass } from '../../shared/elements/button.ts';
import { Head } from '../../shared/elements/Head.tsx';
import { PreLink } from '../../shared/elements/PreLink.tsx';
import box from '../../shared/elements/problem-box.module.css';
import { useFailureText } from '../../shared/failure-text.ts';
import { useServices } from '../../shared/services.ts';
import styles from '../cart/CartPage.module.css';
import { AbandonedCartFallback } from './AbandonedCartFallback.tsx';

/**
 * Restores the cart of a link so that the customer can continue with it. A link that no longer works shows a message.
 * Source: REO-5.
 */
export const AbandonedCartPage = () => {
  const { t } = useTranslation('cart');
  const textOf = useFailureText('cart');
  const { desk, locale } = useServices();
  const { token = '' } = useParams();
  const { pathname } = useLocation();
  const { customer, hash } = useAccount();
  /** A customer's cart opens only after they are signed in. */
  const isPending = useIdentity() === 'pending';
  const { link, failure } = useDesk().link;
  const open = useCallback(() => desk.openLink(token as CartToken), [desk, token]);
  useEffect(() => {
    if (!isPending) open();
  }, [isPending, open]);

  const after = hash && followUp(hash, pathname);
  if (after?._tag === 'SignOut' && after.goHome) return <Navigate replace to={pathTo.home(locale)} />;
  if (link?._tag === 'Restored' && link.link === token) {
    const next = resume({ state: link.cart.checkoutState, signedIn: customer !== undefined });
    const empty = link.cart.items.length === 0;
    const path =
      next._tag === 'Redirect' && !empty ? pathTo.checkout(locale, next.step) : pathTo.cart(locale);
    return <Navigate replace to={path} />;
  }
  if (!link || !flagsError(link)) return <AbandonedCartFallback />;
  const own = link._tag === 'NotRestored' && link.cart && link.cart.items.length > 0;
  const isGone = !failure || !canRetry(failure);
  return (
    <div className={styles.page}>
      <Head title={t(isGone ? 'link.failed' : 'failure.load')} />
      <meta name="referrer" content="strict-origin" />
      <h1 className={styles.title}>{t(isGone ? 'link.failed' : 'failure.load')}</h1>
      <div className={box.problem} role="alert">
        <p>{isGone ? t('link.gone') : textOf(failure)}</p>
        {own && <p>{t('link.own')}</p>}
        {!isGone && (
          <button type="button" className={problem.again} onClick={open}>
            {t('retry')}
          </button>
        )}
      </div>
      <p>
        <PreLink className={buttonClass('primary')} to={own ? pathTo.cart(locale) : pathTo.home(locale)}>
          {t(own ? 'viewCart' : 'backToShopping')}
        </PreLink>
      </p>
    </div>
  );
};
