import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AddressText } from '../../checkout/address/AddressText.tsx';
import { Button } from '../../shared/elements/Button.tsx';
import orders from '../orders/orders.module.css';
import { AddressDialog } from './AddressDialog.tsx';
import { isAt, type Part } from './part.ts';
import css from './subscriptions.module.css';

/** The shipping and billing addresses of a subscription. */
export const Addresses = (part: Part) => {
  const { t } = useTranslation('personal');
  const { subscription, desk, task } = part;
  const [opening, setOpening] = useState<object>();
  return (
    <details className={css.part}>
      <summary className={css.title}>
        {t('subscription.goesTo', { city: subscription.shippingAddress.city })}
      </summary>
      <div className={css.body}>
        <div className={css.addresses}>
          <div>
            <h3 className={css.label}>{t('subscription.shipping')}</h3>
            <AddressText address={subscription.shippingAddress} />
          </div>
          <div>
            <h3 className={css.label}>{t('subscription.billing')}</h3>
            <AddressText address={subscription.billingAddress} />
          </div>
        </div>
        <div className={orders.ways}>
          <Button
            kind="secondary"
            busy={isAt(task, 'addresses')}
            onClick={() => {
              desk.acknowledge();
              setOpening({});
            }}
          >
            {t('subscription.changeAddresses')}
          </Button>
        </div>
      </div>
      <AddressDialog
        {...part}
        open={opening !== undefined}
        // Addresses that are saved late do not close the dialog that was opened since.
        onClose={() => setOpening((now) => (now === opening ? undefined : now))}
      />
    </details>
  );
};
