import { type ComponentType, useEffect } from 'react';
import { useParams } from 'react-router';
import { resolutionOf } from '../../../domain/identity/auth-state.ts';
import { pathTo } from '../../../domain/shared/paths.ts';
import { AccountProblem } from '../../account/AccountProblem.tsx';
import { AddressBook } from '../../account/AddressBook.tsx';
import css from '../../account/account.module.css';
import { ChangePasswordForm } from '../../account/ChangePasswordForm.tsx';
import { EditAddress } from '../../account/EditAddress.tsx';
import type { AccountHolder } from '../../account/holder.ts';
import { Overview } from '../../account/Overview.tsx';
import { ProfileForm } from '../../account/ProfileForm.tsx';
import { SectionMenu } from '../../account/SectionMenu.tsx';
import { SignIn } from '../../account/SignIn.tsx';
import { type AccountPlace, readPlace } from '../../account/sections.ts';
import { useAccount } from '../../account/use-account.ts';
import card from '../../checkout/Card.module.css';
import { StepHead } from '../../checkout/StepHead.tsx';
import { buttonClass } from '../../shared/button.ts';
import { PreLink } from '../../shared/PreLink.tsx';
import { useServices } from '../../shared/services.ts';
import { useTranslation } from '../../shared/translation/use-translation.ts';
import { AccountFallback } from './AccountFallback.tsx';

const pages: Readonly<Record<AccountPlace['page'], ComponentType<AccountHolder>>> = {
  overview: Overview,
  profile: ProfileForm,
  'address-book': AddressBook,
  'edit-address': EditAddress,
  'change-password': ChangePasswordForm,
};

/** An account's page for who is signed in; a way to sign in for who is not, and then the page that was asked for. Source: ROUTE-12. */
export const AccountPage = () => {
  const { t } = useTranslation('account');
  const { account, locale } = useServices();
  const { pageName = '', id } = useParams();
  const { auth, customer, desk, task } = useAccount();
  useEffect(() => account.restore(), [account]);

  const place = readPlace(pageName, id);
  const Page = place && pages[place.page];
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
      {customer && desk && (
        <div className={css.columns}>
          <SectionMenu current={place?.section} />
          {Page ? (
            <Page key={`${place.page}/${id}`} customer={customer} desk={desk} id={id} />
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
