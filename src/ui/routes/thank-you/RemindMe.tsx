import { lazy, Suspense, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Order } from '../../../domain/orders/order.ts';
import { useAccount } from '../../identity/use-account.ts';
import { Button } from '../../shared/elements/Button.tsx';
import { Coming } from '../../shared/loading.ts';
import { retryWhenOnline } from '../../shared/retry-when-online.ts';

const ReminderOver = lazy(() =>
  retryWhenOnline(() => import('../../account/reminders/ReminderOver.tsx')).then((module) => ({
    default: module.ReminderOver,
  })),
);

/** Offers customers a mail on the day to order again. The dialog's code loads when it is opened. Source: ACC-6, UI-6. */
export const RemindMe = ({ order }: { readonly order: Order }) => {
  const { t } = useTranslation('checkout');
  const { customer, desk } = useAccount();
  const [step, setStep] = useState<'unasked' | 'open' | 'closed'>('unasked');
  const close = useCallback(() => setStep('closed'), []);
  if (!desk || order.customer?.accountId !== customer?.accountId) return null;
  return (
    <>
      <Button kind="plain" onClick={() => setStep('open')}>
        {t('reorder.remind')}
      </Button>
      {step !== 'unasked' && (
        <Suspense fallback={<Coming />}>
          <ReminderOver desk={desk} order={order} open={step === 'open'} onClose={close} />
        </Suspense>
      )}
    </>
  );
};
