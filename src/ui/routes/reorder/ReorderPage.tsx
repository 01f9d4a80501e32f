import { useCallback, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useParams, useSearchParams } from 'react-router';
import type { CustomerDesk } from '../../../application/identity/customer-desk.ts';
import { resolutionOf } from '../../../domain/identity/auth-state.ts';
import { followUp } from '../../../domain/identity/hash-sign-in.ts';
import type { OrderToken } from '../../../domain/orders/order.ts';
import { homeReorder } from '../../../domain/orders/reorder.ts';
import { pathTo } from '../../../domain/shared/paths.ts';
import { AccountProblem } from '../../account/AccountProblem.tsx';
import account from '../../account/account.module.css';
import { ReorderOutcome } from '../../account/orders/ReorderOutcome.tsx';
import { ReorderProblem } from '../../account/orders/ReorderProblem.tsx';
import { useReordering } from '../../account/orders/use-reordering.ts';
import { SignIn } from '../../account/sign-in/SignIn.tsx';
import card from '../../checkout/Card.module.css';
import { StepHead } from '../../checkout/StepHead.tsx';
import { useAccount } from '../../identity/use-account.ts';
import { Button } from '../../shared/elements/Button.tsx';
import { buttonClass } from '../../shared/elements/button.ts';
import { PreLink } from '../../shared/elements/PreLink.tsx';
import { Skeleton } from '../../shared/elements/Skeleton.tsx';
import { useServices } from '../../shared/services.ts';
import { AccountFallback } from '../account/AccountFallback.tsx';

/** Reorders at once, because the visitor already pressed the link in the mail or on the home page. */
const Reordering = ({ desk }: { readonly desk: CustomerDesk }) => {
  const { t } = useTranslation('history');
  const { locale } = useServices();
  const { type = '', token = '' } = useParams();
  const coupon = useSearchParams()[0].get('coupon_code');
  const { view, begin, stays } = useReordering(desk, type !== homeReorder, true);
  const start = useCallback(
    () =>
      begin({
        lastOrder: { _tag: 'ByToken', token: token as OrderToken },
        source: type,
        ...(coupon && { coupon }),
      }),
    [begin, type, token, coupon],
  );
  useEffect(start, [start]);
  const failed = view.reorder?._tag === 'Failed';
  return (
    <section className={`${card.card} ${account.narrow}`}>
      <StepHead title={t('link.title')} />
      {!failed && !stays && (
        <div aria-busy="true">
          <p role="status">{t('link.opening')}</p>
          <Skeleton rows={3} shape="box" />
        </div>
      )}
      {stays && <ReorderOutcome view={view} />}
      {(failed || stays) && (
        <>
          <ReorderProblem view={view} />
          <div className={card.ways}>
            <PreLink className={buttonClass('plain')} to={pathTo.account(locale, 'history')}>
              {t('all')}
            </PreLink>
            {failed && <Button onClick={start}>{t('retry')}</Button>}
          </div>
        </>
      )}
    </section>
  );
};

/**
 * The target of a mail's reorder link. A visitor who is not signed in signs in first and then comes back. Source:
 * ROUTE-5, REO-2.
 */
export const ReorderPage = () => {
  const { t } = useTranslation(['history', 'account']);
  const { account: session, locale } = useServices();
  const { auth, desk, task, hash } = useAccount();
  const { pathname } = useLocation();
  useEffect(() => session.restore(), [session]);
  const isPending = resolutionOf(auth) === 'pending';
  const failure = isPending && task._tag === 'Failed' ? task.failure : undefined;
  const after = hash && followUp(hash, pathname);
  // Only without a session: a visitor who has signed in since stays on the page.
  if (!desk && after?._tag === 'SignOut' && after.goHome)
    return <Navigate replace to={pathTo.home(locale)} />;
  return (
    <>
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="strict-origin" />
      {!desk && isPending && !failure && <AccountFallback />}
      {!(isPending && !failure && !desk) && (
        <div className={account.page}>
          {failure && <AccountProblem failure={failure} onRetry={session.restore} />}
          {!desk && !isPending && (
            <>
              <p className={`${card.told} ${account.narrow}`}>{t('link.signIn')}</p>
              <SignIn />
            </>
          )}
          {desk && <Reordering desk={desk} />}
        </div>
      )}
    </>
  );
};
