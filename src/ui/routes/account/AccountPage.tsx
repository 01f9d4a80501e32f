import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { createPath, useLocation, useNavigate, useParams } from 'react-router';
import { resolutionOf } from '../../../domain/identity/auth-state.ts';
import { AccountProblem } from '../../account/AccountProblem.tsx';
import css from '../../account/account.module.css';
import { AddressBook } from '../../account/addresses/AddressBook.tsx';
import { EditAddress } from '../../account/addresses/EditAddress.tsx';
import { BonusPoints } from '../../account/bonus/BonusPoints.tsx';
import { EyeChecks } from '../../account/eye-check/EyeChecks.tsx';
import type { AccountHolder } from '../../account/holder.ts';
import { LensPassPage } from '../../account/lens-pass/LensPassPage.tsx';
import { EmailSettings, Newsletter } from '../../account/MailSettings.tsx';
import { MilesAndMore } from '../../account/MilesAndMore.tsx';
import { Overview } from '../../account/Overview.tsx';
import { MyOptician } from '../../account/optician/MyOptician.tsx';
import { OrderHistory } from '../../account/orders/OrderHistory.tsx';
import { PaymentAliases } from '../../account/payment/PaymentAliases.tsx';
import { ChangePasswordForm } from '../../account/profile/ChangePasswordForm.tsx';
import { OwnData } from '../../account/profile/OwnData.tsx';
import { ProfileForm } from '../../account/profile/ProfileForm.tsx';
import { Ratings } from '../../account/ratings/Ratings.tsx';
import { ReminderAlarms } from '../../account/reminders/ReminderAlarms.tsx';
import { SectionMenu } from '../../account/SectionMenu.tsx';
import { type AccountPlace, readPlace } from '../../account/sections.ts';
import { OwnSessions } from '../../account/sessions/OwnSessions.tsx';
import { goOn } from '../../account/sign-in/go-on.ts';
import { SignIn } from '../../account/sign-in/SignIn.tsx';
import { SignInDialog } from '../../account/sign-in/SignInDialog.tsx';
import { useArrival } from '../../account/sign-in/use-arrival.ts';
import { SubscribableOrder } from '../../account/subscriptions/SubscribableOrder.tsx';
import { SubscriptionPage } from '../../account/subscriptions/SubscriptionPage.tsx';
import { Subscriptions } from '../../account/subscriptions/Subscriptions.tsx';
import { useAccount } from '../../identity/use-account.ts';
import { useGuards } from '../../identity/use-guards.ts';
import { Head } from '../../shared/elements/Head.tsx';
import { useServices } from '../../shared/services.ts';
import { AccountFallback } from './AccountFallback.tsx';

const pages: Readonly<Record<AccountPlace['page'], ComponentType<AccountHolder>>> = {
  overview: Overview,
  history: OrderHistory,
  order: SubscribableOrder,
  'my-subscriptions': Subscriptions,
  subscription: SubscriptionPage,
  'lens-pass': LensPassPage,
  'reminder-alarms': ReminderAlarms,
  ratings: Ratings,
  profile: ProfileForm,
  'address-book': AddressBook,
  'edit-address': EditAddress,
  'payment-aliases': PaymentAliases,
  'bonus-points': BonusPoints,
  'my-optician': MyOptician,
  'eye-checks': EyeChecks,
  newsletter: Newsletter,
  'email-settings': EmailSettings,
  'miles-and-more': MilesAndMore,
  'own-data': OwnData,
  'change-password': ChangePasswordForm,
  sessions: OwnSessions,
};

/**
 * Shows an account page to a signed-in customer. Others sign in first and then see the page they requested. Source:
 * ROUTE-12.
 */
export const AccountPage = () => {
  const { t } = useTranslation('account');
  const { shop, account, locale } = useServices();
  const { pageName = '', id } = useParams();
  const { auth, customer: known, expired, lapses, desk, task } = useAccount();
  useEffect(() => account.restore(), [account]);

  const navigate = useNavigate();
  const here = createPath(useLocation());
  useArrival(useCallback((arrival) => goOn(arrival, { here, locale, navigate }), [here, locale, navigate]));
  /** A closed dialog opens again at the next request to the shop. */
  const [asks, setAsks] = useState(true);
  const isBusy = task._tag === 'Busy';
  useEffect(() => {
    if (isBusy || lapses) setAsks(true);
  }, [isBusy, lapses]);

  const place = readPlace(shop, pageName, id);
  const Page = place && pages[place.page];
  /** A customer whose session has expired stays on the page, so that their input is still there when they sign in again. */
  const customer = known ?? expired;
  const resolution = resolutionOf(auth);
  const identity = known ? 'customer' : resolution === 'pending' ? 'pending' : 'guest';
  const decision = useGuards({ identity });
  if (!customer && (decision._tag === 'Wait' || decision._tag === 'Reload'))
    return task._tag === 'Failed' ? (
      <div className={css.page}>
        <Head title={t('title')} />
        <h1>{t('title')}</h1>
        <AccountProblem failure={task.failure} onRetry={account.restore} />
      </div>
    ) : (
      <AccountFallback />
    );
  return (
    <div className={css.page}>
      <meta name="robots" content="noindex" />
      {!customer && <SignIn />}
      {expired && asks && <SignInDialog note={t('expired')} onClose={() => setAsks(false)} />}
      {customer && desk && (
        <div className={css.columns}>
          <SectionMenu current={place?.section} />
          {Page && (
            <Page key={`${place.page}/${id} ${customer.id}`} customer={customer} desk={desk} id={id} />
          )}
        </div>
      )}
    </div>
  );
};
