import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { loginLinkHash, type SignInHash } from '../../../domain/identity/login-link.ts';
import { pathTo } from '../../../domain/shared/paths.ts';
import { AccountProblem } from '../../account/AccountProblem.tsx';
import css from '../../account/account.module.css';
import { goOn } from '../../account/sign-in/go-on.ts';
import { IdentityReturn } from '../../account/sign-in/IdentityReturn.tsx';
import { SignInDialog } from '../../account/sign-in/SignInDialog.tsx';
import { useArrival } from '../../account/sign-in/use-arrival.ts';
import card from '../../checkout/Card.module.css';
import { StepHead } from '../../checkout/StepHead.tsx';
import { useAccount } from '../../identity/use-account.ts';
import { useGuards } from '../../identity/use-guards.ts';
import { Button } from '../../shared/elements/Button.tsx';
import { buttonClass } from '../../shared/elements/button.ts';
import { PreLink } from '../../shared/elements/PreLink.tsx';
import { RedirectWithReason } from '../../shared/RedirectWithReason.tsx';
import { useServices } from '../../shared/services.ts';
import { AccountFallback } from '../account/AccountFallback.tsx';

const endings = ['EXPIRED', 'USED', 'UNKNOWN'] as const;

interface Link {
  readonly hash: SignInHash | undefined;
  readonly url: string | null;
}

/** Signs in with a mail's link, once, and goes on to its target. Source: AUTH-7. */
const LinkLanding = ({ link }: { readonly link: Link }) => {
  const { t } = useTranslation('account');
  const { account, locale } = useServices();
  const navigate = useNavigate();
  const decision = useGuards({ identity: 'guest' });
  const { task, others } = useAccount();
  const [asks, setAsks] = useState(false);

  const { hash } = link;
  const open = useCallback(() => {
    if (hash !== undefined) account.openLink(hash);
  }, [hash, account]);
  useEffect(open, [open]);

  if (decision._tag === 'Home')
    return <RedirectWithReason to={pathTo.home(locale)} why="account:link.incomplete" />;
  const failure = task._tag === 'Failed' && task.name === 'signInByHash' ? task.failure : undefined;
  if (!failure) return <AccountFallback />;
  if (failure._tag === 'Refused' && others && failure.code.endsWith('.OTHER'))
    return (
      <div className={css.page}>
        <meta name="robots" content="noindex" />
        <meta name="referrer" content="strict-origin" />
        <section className={`${card.card} ${css.narrow}`}>
          <StepHead title={t('link.OTHER')} />
          <p className={card.text} role="alert">
            {t('link.OTHERText', { ...others })}
          </p>
          <div className={card.ways}>
            <Button
              kind="plain"
              onClick={() =>
                goOn(
                  { number: 0, target: link.url || pathTo.account(locale) },
                  { here: '', locale, navigate },
                )
              }
            >
              {t('link.stay')}
            </Button>
            <Button className={card.next} onClick={() => hash !== undefined && account.openLink(hash, true)}>
              {t('link.replace')}
            </Button>
          </div>
        </section>
      </div>
    );
  const ending =
    failure._tag === 'Refused' ? endings.find((end) => failure.code.endsWith(`.${end}`)) : undefined;
  return (
    <div className={css.page}>
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="strict-origin" />
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

/**
 * The page that visitors return to from signing in elsewhere: by a mail's link, or with an identity provider. Source:
 * ROUTE-5, AUTH-3, AUTH-7.
 */
export const AuthenticatePage = () => {
  const { pathname, search } = useLocation();
  const { locale } = useServices();
  const navigate = useNavigate();
  const [landing] = useState(() => {
    const query = new URLSearchParams(search);
    const isIdentity = query.has('state') && (query.has('code') || query.has('error'));
    return { isIdentity, search, link: { hash: loginLinkHash(pathname, query), url: query.get('url') } };
  });
  // Removes the hash from the address, so that it cannot be copied from there.
  useEffect(() => {
    history.replaceState(history.state, '', location.pathname);
  }, []);
  const { isIdentity, link } = landing;
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
  return isIdentity ? (
    <IdentityReturn search={landing.search} waiting={<AccountFallback />} />
  ) : (
    <LinkLanding link={link} />
  );
};
