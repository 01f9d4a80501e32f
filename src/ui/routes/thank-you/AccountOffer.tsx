import { Suspense, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Order } from '../../../domain/orders/order.ts';
import { pathTo } from '../../../domain/shared/paths.ts';
import card from '../../checkout/Card.module.css';
import { useAccount } from '../../identity/use-account.ts';
import { useIdentity } from '../../identity/use-identity.ts';
import { buttonClass } from '../../shared/elements/button.ts';
import { PreLink } from '../../shared/elements/PreLink.tsx';
import { Whole } from '../../shared/elements/Whole.tsx';
import { lazyPart } from '../../shared/lazy-part.ts';
import { Coming } from '../../shared/loading.ts';
import { useServices } from '../../shared/services.ts';
import styles from './ThankYouPage.module.css';

const AccountOfOrder = lazyPart(() =>
  import('../../account/sign-in/AccountOfOrder.tsx').then((module) => module.AccountOfOrder),
);

/**
 * Offers guests an account that keeps their order; they only choose a password. Its code loads when it is opened.
 * Source: CHK-29.
 */
export const AccountOffer = ({ order }: { readonly order: Order }) => {
  const { t } = useTranslation('checkout');
  const { locale, order: session } = useServices();
  const { customer, task } = useAccount();
  const isMaking = 'name' in task && task.name === 'register' && task._tag !== 'Failed';
  const isGuest = useIdentity() === 'guest';
  const [isMade, setMade] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const made = useCallback(() => {
    setMade(true);
    session.refresh();
  }, [session]);
  if (isMade)
    return (
      <section className={card.card} aria-labelledby="account-of-order">
        <h2 id="account-of-order" className={card.subtitle}>
          {t('account.made')}
        </h2>
        <p className={card.text} role="status">
          {t('account.madeText')}
        </p>
        <div className={card.ways}>
          <PreLink className={buttonClass('secondary')} to={pathTo.account(locale)}>
            {t('account.open')}
          </PreLink>
        </div>
      </section>
    );
  const { billingAddress: bill, customer: buyer } = order;
  // While the account is being made, the customer is already known before the form gets the result.
  if ((!isGuest || customer) && !isMaking) return null;
  if (!bill || !buyer || buyer.accountId !== undefined) return null;
  const orderer = {
    order: order.token,
    email: buyer.email,
    firstName: bill.firstName,
    lastName: bill.lastName,
  };
  return (
    <section className={card.card}>
      <details className={styles.offer} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary className={card.subtitle}>{t('account.title')}</summary>
        <div className={card.form}>
          <p className={card.text}>
            <Whole of={buyer.email} text={t('account.text', { email: buyer.email })} />
          </p>
          {isOpen && (
            <Suspense fallback={<Coming />}>
              <AccountOfOrder orderer={orderer} onMade={made} />
            </Suspense>
          )}
        </div>
      </details>
    </section>
  );
};
