import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { pathTo } from '../../../domain/shared/paths.ts';
import card from '../../checkout/Card.module.css';
import { StepHead } from '../../checkout/StepHead.tsx';
import { useAccount } from '../../identity/use-account.ts';
import { useGo } from '../../shared/address.ts';
import { buttonClass } from '../../shared/elements/button.ts';
import { PreLink } from '../../shared/elements/PreLink.tsx';
import { useServices } from '../../shared/services.ts';
import { AccountProblem } from '../AccountProblem.tsx';
import css from '../account.module.css';
import { useDisbelieved } from '../identity/use-disbelieved.ts';
import { SignIn } from './SignIn.tsx';

/**
 * The page to which an identity provider returns. In a pop-up it hands the result over and closes. In the shop's own
 * window the sign-in continues here. Source: AUTH-3, AUTH-6.
 */
export const IdentityReturn = ({
  search,
  waiting,
}: {
  readonly search: string;
  /** Shown while the result is being processed. */
  readonly waiting: ReactNode;
}) => {
  const { t } = useTranslation('account');
  const { account, locale } = useServices();
  const { task, identity } = useAccount();
  useEffect(() => account.returnFrom(search), [account, search]);
  const isLed = useDisbelieved(useGo());
  const failure = task._tag === 'Failed' && task.name === 'signInWith' ? task.failure : undefined;
  if (identity && identity._tag !== 'Failed')
    return (
      <div className={css.page}>
        <SignIn />
      </div>
    );
  if (!failure || isLed) return waiting;
  return (
    <div className={css.page}>
      <section className={`${card.card} ${css.narrow}`}>
        <StepHead title={t(failure._tag === 'NotFound' ? 'social.handedOver' : 'link.failed')} />
        {failure._tag === 'NotFound' ? (
          <p className={card.text}>{t('social.closeThis')}</p>
        ) : (
          <AccountProblem failure={failure} />
        )}
        <div className={card.ways}>
          <PreLink className={buttonClass('secondary')} to={pathTo.account(locale)}>
            {t('back')}
          </PreLink>
        </div>
      </section>
    </div>
  );
};
