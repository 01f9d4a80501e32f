import { useEffect } from 'react';
import { useParams } from 'react-router';
import { resolutionOf } from '../../../domain/identity/auth-state.ts';
import { pathTo } from '../../../domain/shared/paths.ts';
import { AccountProblem } from '../../account/AccountProblem.tsx';
import css from '../../account/account.module.css';
import { ChangePasswordForm } from '../../account/ChangePasswordForm.tsx';
import { Overview } from '../../account/Overview.tsx';
import { ProfileForm } from '../../account/ProfileForm.tsx';
import { SectionMenu } from '../../account/SectionMenu.tsx';
import { SignIn } from '../../account/SignIn.tsx';
import { readSection } from '../../account/sections.ts';
import { useAccount } from '../../account/use-account.ts';
import card from '../../checkout/Card.module.css';
import { StepHead } from '../../checkout/StepHead.tsx';
import { buttonClass } from '../../shared/button.ts';
import { PreLink } from '../../shared/PreLink.tsx';
import { useServices } from '../../shared/services.ts';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import { AccountFallback } from './AccountFallback.tsx';

const pages = { overview: Overview, profile: ProfileForm, 'change-password': ChangePasswordForm } as const;

/** An account's page for who is signed in; a way to sign in for who is not, and then the page that was asked for. Source: ROUTE-12. */
export const AccountPage = () => {
  const { t } = useTranslation('account');
  const { account, locale } = useServices();
  const { pageName = '' } = useParams();
  const { auth, customer, task } = useAccount();
  useEffect(() => account.restore(), [account]);

  const section = readSection(pageName);
  const Page = section && pages[section];
  if (!customer && resolutionOf(auth) === 'pending')
    return task._tag === 'Failed' ? (
      <div className={css.page}>
        <title>{t('title')}</title>
        <AccountProblem failure={task.failure} onRetry={account.restore} />
      </div>
    ) : (
      <AccountFallback />
    );
  return (
    <div className={css.page}>
      <meta name="robots" content="noindex" />
      {!customer && <SignIn />}
      {customer && (
        <div className={css.columns}>
          <SectionMenu current={section} />
          {Page ? (
            <Page key={section} customer={customer} />
          ) : (
            <section className={card.card}>
              <StepHead title={t('notFound.title')} />
              <div className={card.ways}>
                <PreLink className={buttonClass('primary')} to={pathTo.account(locale, 'overview')}>
                  {t('notFound.toOverview')}
                </PreLink>
              </div>
            </section>
          )}
        </div>
      )}
    </div>
  );
};
