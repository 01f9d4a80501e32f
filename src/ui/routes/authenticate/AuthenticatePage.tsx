import { useCallback, useEffect, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { loginLinkHash } from '../../../domain/identity/login-link.ts';
import { pathTo } from '../../../domain/shared/paths.ts';
import { AccountProblem } from '../../account/AccountProblem.tsx';
import css from '../../account/account.module.css';
import { goOn } from '../../account/go-on.ts';
import { SignInDialog } from '../../account/SignInDialog.tsx';
import { useArrival } from '../../account/use-arrival.ts';
import card from '../../checkout/Card.module.css';
import { StepHead } from '../../checkout/StepHead.tsx';
import { useAccount } from '../../identity/use-account.ts';
import { useGuards } from '../../identity/use-guards.ts';
import { Button } from '../../shared/Button.tsx';
import { buttonClass } from '../../shared/button.ts';
import { PreLink } from '../../shared/PreLink.tsx';
import { useServices } from '../../shared/services.ts';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import { AccountFallback } from '../account/AccountFallback.tsx';

const guards = ['loginlink'] as const;
const endings = ['EXPIRED', 'USED', 'UNKNOWN'] as const;

/** Where login links land: signs in, once, and goes on to where the link leads. Source: ROUTE-5, AUTH-7. */
export const AuthenticatePage = () => {
  const { t } = useTranslation('account');
  const { account, locale } = useServices();
  const { pathname, search } = useLocation();
  const [link] = useState(() => {
    const query = new URLSearchParams(search);
    return { hash: loginLinkHash(pathname, query), url: query.get('url') };
  });
  const decision = useGuards(guards, { identity: 'guest' });
  const { task } = useAccount();
  const navigate = useNavigate();
  const [asks, setAsks] = useState(false);

  useEffect(() => {
    history.replaceState(history.state, '', location.pathname);
  }, []);
  useArrival(
    useCallback(
      (arrival) =>
        goOn(
          { ...arrival, target: link.url || arrival.target || pathTo.account(locale) },
          { here: pathname, locale, navigate: (path) => void navigate(path, { replace: true }) },
        ),
      [link, locale, pathname, navigate],
    ),
  );
  const { hash } = link;
  const open = useCallback(() => {
    if (hash !== undefined) account.openLink(hash);
  }, [hash, account]);
  // Whatever else is under way ends first; what is asked meanwhile is not heard.
  useEffect(() => {
    const isBegun = 'name' in task && task.name === 'signInByHash';
    if (task._tag !== 'Busy' && !isBegun) open();
  }, [task, open]);

  if (decision._tag === 'Home') return <Navigate replace to={pathTo.home(locale)} />;
  const failure = task._tag === 'Failed' && task.name === 'signInByHash' ? task.failure : undefined;
  if (!failure) return <AccountFallback />;
  const ending =
    failure._tag === 'Refused' ? endings.find((end) => failure.code.endsWith(`.${end}`)) : undefined;
  return (
    <div className={css.page}>
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="no-referrer" />
      <section className={`${card.card} ${css.narrow}`}>
        <StepHead title={t(ending ? `link.${ending}` : 'link.failed')} />
        {ending ? (
          <p className={card.text} role="alert">
            {t(`link.${ending}Text`)}
          </p>
        ) : (
          <AccountProblem failure={failure} onRetry={open} />
        )}
        <div className={card.ways}>
          <PreLink className={buttonClass('plain')} to={pathTo.home(locale)}>
            {t('link.home')}
          </PreLink>
          {ending && (
            <Button
              className={card.next}
              onClick={() => {
                if (link.url) account.aimAt(link.url);
                setAsks(true);
              }}
            >
              {t('link.again')}
            </Button>
          )}
        </div>
      </section>
      {asks && <SignInDialog onClose={() => setAsks(false)} />}
    </div>
  );
};
