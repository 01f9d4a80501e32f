import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CustomerDesk } from '../../../application/identity/customer-desk.ts';
import type { Order } from '../../../domain/orders/order.ts';
import { useFormats } from '../../cart/use-formats.ts';
import card from '../../checkout/Card.module.css';
import { Button } from '../../shared/elements/Button.tsx';
import { ReminderDialog } from './ReminderDialog.tsx';
import { useOrderReminder } from './use-order-reminder.ts';

/** On an order's page: the day of its reminder, and a link to it. Source: ACC-6. */
export const OrderReminder = ({ desk, order }: { readonly desk: CustomerDesk; readonly order: Order }) => {
  const { t } = useTranslation('personal');
  const { day } = useFormats();
  const { alarm, task, next, isKnown, ask } = useOrderReminder(desk, order);
  const [opening, setOpening] = useState<object>();
  // A form that is saved late does not close the one that was opened since.
  const close = () => setOpening((now) => (now === opening ? undefined : now));
  const open = () => {
    setOpening({});
    ask();
  };
  return (
    <section className={`${card.card} ${card.onScreen}`} aria-labelledby="order-reminder">
      <h2 id="order-reminder" className={card.subtitle}>
        {t('reminders.dialog')}
      </h2>
      <p className={card.text}>
        {next === undefined ? t('reminders.offer') : t('reminders.comes', { day: day(next) })}
      </p>
      <div className={card.ways}>
        <Button kind="secondary" onClick={open} disabled={!isKnown}>
          {t(next === undefined ? 'reminders.create' : 'reminders.edit')}
        </Button>
      </div>
      <ReminderDialog
        reminders={desk.reminders}
        alarm={alarm}
        task={task}
        open={opening !== undefined}
        onClose={close}
        onRetry={ask}
      />
    </section>
  );
};
